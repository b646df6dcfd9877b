import { PASSWORD_RESET_LINK_LIFETIME, PASSWORD_RESET_SENT_AGAIN } from '@careward/contracts/identity/limits';
import { DAY } from '@careward/contracts/kernel/limits';
import { linkRules, type LinkRequest, type LinkRequests } from '../mail-links/mail-links.domain.js';

/** The longest time over which mails are counted. */
const RETENTION = DAY;

const rules = linkRules<LinkRequest>({
  lifetime: PASSWORD_RESET_LINK_LIFETIME,
  retention: RETENTION,
  sentAgain: PASSWORD_RESET_SENT_AGAIN,
});
export const { newProgress, withRequest, withLink } = rules;

/** Milliseconds until one more mail is sent for certain. */
export const untilSentAgain = ({ requests }: LinkRequests, now: Date): number =>
  Math.max(...requests.map(({ at }) => at.getTime())) + PASSWORD_RESET_SENT_AGAIN - now.getTime();

/**
 * Whether a link may set a password: it has not expired, and the password was not changed since it was made. So one
 * link works once, and a change makes every earlier link of the account void.
 */
export function isUsable(progress: LinkRequests, hash: string, changedAt: Date | null, now: Date): boolean {
  const link = rules.validLink(progress, hash, now);
  if (!link) return false;
  return changedAt === null || link.expiresAt.getTime() - PASSWORD_RESET_LINK_LIFETIME > changedAt.getTime();
}
