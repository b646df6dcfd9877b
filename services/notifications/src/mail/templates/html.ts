import type { MailContent } from './mail-content.js';

/** Content id of the mark's picture. */
export const MARK = 'mark';

/** The look's light colours; mail programs read no variables. */
const colour = {
  paper: '#FAF6F0',
  surface: '#FFFFFF',
  line: '#E0D6C8',
  ink: '#1F2D2A',
  quiet: '#4F5E5A',
  primary: '#1B5B52',
  onPrimary: '#FFFFFF',
};
const font = "'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif";

/** What changes at night, for programs that honour it. */
const atNight = `@media (prefers-color-scheme: dark) {
.paper { background: #121A18 !important; } .surface { background: #1B2522 !important; border-color: #35433E !important; }
.ink { color: #EDF2EE !important; } .quiet { color: #B3C1BB !important; }
.button { background: #84D1C0 !important; color: #0C201B !important; } .mark { background: ${colour.paper}; }
}`;

/** The letter as a page of one 600 px column: tables and inline styles, since that is what mail programs draw alike. */
export function htmlOf(letter: MailContent): string {
  const { lang, subject, preview, brand, greeting, before, button, after, otherwise, footer } = letter;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${atNight}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colour.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 20px">
<img class="mark" src="cid:${MARK}" width="40" height="40" alt="" style="vertical-align:middle;border-radius:10px">
<span class="ink" style="font:600 22px ${font};color:${colour.ink};vertical-align:middle;padding-left:8px">${escaped(brand)}</span>
</td></tr>
<tr><td class="surface" style="background:${colour.surface};border:1px solid ${colour.line};border-radius:20px;padding:32px">
${[greeting, ...before].map((text) => paragraph(escaped(text))).join('\n')}
${button ? buttonHtml(button) : ''}
${after.map((text) => paragraph(escaped(text))).join('\n')}
${button ? otherwiseHtml(otherwise, button.href) : ''}
</td></tr>
<tr><td style="padding:20px 8px 0">${small(escaped(footer))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (html: string) =>
  `<p class="ink" style="margin:0 0 16px;font:18px/1.55 ${font};color:${colour.ink}">${html}</p>`;

const small = (html: string) =>
  `<p class="quiet" style="margin:0;font:16px/1.5 ${font};color:${colour.quiet}">${html}</p>`;

const buttonHtml = ({ label, href }: NonNullable<MailContent['button']>) =>
  `<p style="margin:24px 0"><a class="button" href="${escaped(href)}" style="display:inline-block;background:${colour.primary};color:${colour.onPrimary};font:600 18px/1.2 ${font};text-decoration:none;padding:16px 28px;border-radius:14px">${escaped(label)}</a></p>`;

const otherwiseHtml = (otherwise: string, href: string) =>
  small(
    `${escaped(otherwise)}<br><a class="quiet" href="${escaped(href)}" style="color:${colour.quiet};word-break:break-all">${escaped(href)}</a>`,
  );

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
