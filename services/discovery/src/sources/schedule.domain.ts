import type { CrawlFrequency } from '@careward/contracts/discovery/source-fields';

/**
 * When a source that was due at `from` is due again: the first of its times after `after`, so that runs which were
 * missed are not repeated. In UTC; a month ends with its last day where it has no such day.
 */
export function nextRunAt(frequency: CrawlFrequency, from: Date, after = from): Date {
  const step = later[frequency];
  for (let runs = 1; ; runs++) {
    const next = step(from, runs);
    if (next > after) return next;
  }
}

const later: Record<CrawlFrequency, (from: Date, count: number) => Date> = {
  daily: (from, count) => daysLater(from, count),
  weekly: (from, count) => daysLater(from, 7 * count),
  monthly: (from, count) => monthsLater(from, count),
};

function daysLater(from: Date, days: number): Date {
  const date = new Date(from);
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}

function monthsLater(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(from.getUTCDate(), daysInMonth(date)));
  return date;
}

/** Day 0 is the last one of the month before. */
const daysInMonth = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
