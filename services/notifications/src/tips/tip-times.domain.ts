import { DAY, HOUR, MINUTE } from '@careward/contracts/kernel/duration';
import { createHash } from 'node:crypto';

const WEEK = 7 * DAY;
/**
 * Hours of a day in UTC at which it is day in all fifty states, in summer and winter: not before 7 in Honolulu, not
 * after 8 in the evening in New York. So nobody's time zone need be known.
 */
const DAYTIME = { from: 17, to: 24 };
/** The part of it in which tips fall due, with an hour left to send them in. */
const DUE = { from: 18, to: 23 };

/** The first time after `after` at which a person's tip is due: once a week, at a minute that the id decides. */
export function nextTipTime(owner: string, after: Date): Date {
  const minutes = ((DUE.to - DUE.from) * HOUR) / MINUTE;
  const place = createHash('sha256').update(owner).digest().readUInt32BE() % (7 * minutes);
  const inWeek = Math.floor(place / minutes) * DAY + DUE.from * HOUR + (place % minutes) * MINUTE;
  const weeks = Math.floor((after.getTime() - inWeek) / WEEK) + 1;
  return new Date(weeks * WEEK + inWeek);
}

/** Whoever joins gets the first tip when a week has passed. */
export const firstTipTime = (owner: string, registeredAt: Date): Date =>
  nextTipTime(owner, new Date(registeredAt.getTime() + WEEK));

/** The time itself when it is day everywhere, else the next at which it is. */
export function daytimeFrom(time: Date): Date {
  if (time.getUTCHours() >= DAYTIME.from) return time;
  return new Date(Math.floor(time.getTime() / DAY) * DAY + DAYTIME.from * HOUR);
}
