import type { Language } from '@careward/contracts/kernel/languages';
import { locales } from '../../base/language/use-language.js';

/** Of an ISO time: `Nov 28, 2026, 4:12 PM`. */
export const dateAndTime = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(time),
  );

/** Of an ISO time: `Nov 28, 2026`. */
export const dateOnly = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(new Date(time));
