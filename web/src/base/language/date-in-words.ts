import type { Language } from '@careward/contracts/kernel/languages';
import { useSyncExternalStore } from 'react';
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

const DAY = 24 * 60 * 60 * 1_000;

/** A short label in a list: a time today, a weekday within a week, else a date. */
export function recentDate(at: Date, now: Date, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
  if (at.toDateString() === now.toDateString()) return format({ timeStyle: 'short' });
  if (now.getTime() - at.getTime() < 6 * DAY) return format({ weekday: 'short' });
  return format({ month: 'short', day: 'numeric' });
}

const MINUTE = 60_000;
const unwatched = () => () => undefined;
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The time to the minute, as of each render; a render that read the clock itself would not be pure. */
export const useNow = (): Date => new Date(useSyncExternalStore(unwatched, thisMinute, thisMinute));
