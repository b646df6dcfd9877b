import { languages } from '@careward/contracts/kernel/languages';
import type { Language } from '@careward/contracts/kernel/languages';

/** The person's choice, else the browser's first language that Careward has, else English. */
export function preferredLanguage(choice: string | null, ofBrowser: readonly string[]): Language {
  const wanted = [choice ?? '', ...ofBrowser].map((tag) => tag.split('-')[0]?.toLowerCase());
  return wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}
