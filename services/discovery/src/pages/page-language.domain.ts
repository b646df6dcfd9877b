import { type Language, languages } from '@careward/contracts/kernel/languages';
import { detectAll } from 'tinyld';

/** Characters of a part that tells its language. */
const PART = 1_000;
/** A shorter text, such as a list of numbers to call, tells no language. */
const LEAST = 80;
/** How sure the language of a part has to be. */
const SURE = 0.5;

/** The language of a page's words, or else the one that it names; null for any that Careward does not speak. */
export function languageOf(named: string | undefined, text: string): Language | null {
  const marked = named?.trim().toLowerCase().split(/[-_]/)[0];
  const code = spokenIn(text) ?? (marked || detectAll(text.slice(0, PART))[0]?.lang);
  return languages.find((language) => language === code) ?? null;
}

/** Null where its beginning, middle and end do not agree, or leave doubt: names and menus look like any language. */
function spokenIn(text: string): string | null {
  if (text.length < LEAST) return null;
  const last = Math.max(0, text.length - PART);
  const parts = [0, Math.floor(last / 2), last].map((from) => text.slice(from, from + PART));
  const [language = null, ...others] = new Set(parts.map(languageOfPart));
  return others.length === 0 ? language : null;
}

function languageOfPart(part: string): string | null {
  const [first] = detectAll(part);
  return first && first.accuracy >= SURE ? first.lang : null;
}
