const DAY = 24 * 60 * 60 * 1_000;

/** When a conversation was last spoken in, short: a time today, a weekday within a week, else a date. */
export function spokenAt(at: Date, now: Date, locale?: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
  if (at.toDateString() === now.toDateString()) return format({ timeStyle: 'short' });
  if (now.getTime() - at.getTime() < 6 * DAY) return format({ weekday: 'short' });
  return format({ month: 'short', day: 'numeric' });
}
