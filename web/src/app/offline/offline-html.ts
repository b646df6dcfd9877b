import { type Language, languages } from '@careward/contracts/kernel/languages';
import { phones } from '@careward/content/safety/phones';
import type { CardAction } from '@careward/content/safety/safety-card';
import { words } from './words.js';

/** Whom to call when nothing else works. Web addresses are left out: there is no connection. */
const { emergency, crisisCall, crisisText, poisonHelp, eldercareLocator } = phones;
const numbers: readonly CardAction[] = [emergency, crisisCall, crisisText, poisonHelp, eldercareLocator];

type Parts = { mark: string; css: string; code: string };

/**
 * The page that is shown without a connection: one file, so that it is there as a whole or not at all. The numbers need no
 * script; without one they are there in both languages. What is a person's own the script adds (offline-page.ts).
 */
export const offlineHtml = ({ mark, css, code }: Parts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1f2d2a">
<title>__BRAND_NAME__</title>
<style nonce="__STYLE_NONCE__">${css}</style>
</head>
<body>
<header>${mark}<span>__BRAND_NAME__</span></header>
<main>${languages.map(inLanguage).join('')}<div id="own"></div></main>
<script nonce="__SCRIPT_NONCE__">${code}</script>
</body>
</html>
`;

function inLanguage(language: Language): string {
  const says = words[language];
  return `<div lang="${language}" class="general">
<h1>${says.title}</h1>
<p>${says.text}</p>
<section aria-label="${says.numbers}"><ul class="numbers">${numbers.map((each) => numberIn(each, language)).join('')}</ul></section>
<p>${says.protection}</p>
<p class="again"><a href="">${says.tryAgain}</a></p>
</div>`;
}

function numberIn(
  { label, href, hours, afterHours, languages: spoken }: CardAction,
  language: Language,
): string {
  const about = [hours, spoken, ...(afterHours ? [afterHours] : [])].map((text) => text[language]);
  return `<li><a href="${href}">${label[language]}</a><span>${about.join('. ')}</span></li>`;
}
