import type { Language } from '@careward/contracts/kernel/languages';
import { locales } from '../../base/language/use-language.js';

/** An ISO date as it is read: "November 22, 2026". */
export const dateInWords = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
