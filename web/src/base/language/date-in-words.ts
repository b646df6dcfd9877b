import type { Language } from '@careward/contracts/kernel/languages';
import { locales } from './use-language.js';

/** The day of an ISO time: `November 28, 2026`. */
export const dateInWords = (time: string, language: Language) =>
  format(time, language, { dateStyle: 'long' });

/** The day of an ISO time: `Nov 28, 2026`. */
export const shortDate = (time: string, language: Language) =>
  format(time, language, { dateStyle: 'medium' });

/** An ISO time to the minute: `Nov 28, 2026, 4:12 PM`. */
export const dateAndTime = (time: string, language: Language) =>
  format(time, language, { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO date, which is the same day in every time zone: `November 22, 2026`. */
export const calendarDate = (date: string, language: Language) =>
  format(date, language, { dateStyle: 'long', timeZone: 'UTC' });

const format = (time: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], options).format(new Date(time));
