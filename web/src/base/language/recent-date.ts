import { useSyncExternalStore } from 'react';

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
