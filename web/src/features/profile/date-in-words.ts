import type { Language } from '@careward/contracts/kernel/languages';
import { locales } from '../../base/language/locales.js';

/** Of an ISO time, without the hour; undefined when there is none. */
export function dateInWords(time: string | undefined, language: Language): string | undefined {
  if (time === undefined || Number.isNaN(Date.parse(time))) return undefined;
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(time));
}
