import { languages, type Language } from '@careward/contracts/kernel/languages';
import { detect } from 'tinyld';

/** As much of a text as tells its language. */
const SAMPLE = 2_000;

/** The language that a page names, or else that of its words; null for any that Careward does not speak. */
export function languageOf(named: string | undefined, text: string): Language | null {
  const code = named?.trim().toLowerCase().split(/[-_]/)[0] || detect(text.slice(0, SAMPLE));
  return languages.find((language) => language === code) ?? null;
}
