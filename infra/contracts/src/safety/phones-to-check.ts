import { DAY } from '../kernel/duration.js';
import { phones } from './phones.js';
import type { CardAction } from './safety-card.js';

/** A number, its hours and its languages are looked up again after this time, in milliseconds. */
const CHECK_AGAIN_AFTER = 180 * DAY;

/** The entries of the registry that nobody has checked for 180 days. */
export const phonesToCheck = (now: Date): CardAction[] =>
  Object.values(phones).filter(({ checked }) => now.getTime() - Date.parse(checked) > CHECK_AGAIN_AFTER);
