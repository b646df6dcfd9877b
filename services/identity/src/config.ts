import { hkdfSync } from 'node:crypto';
import { sealingEnvironment, secret, serviceAddresses } from '@careward/platform/app/environment';
import { z } from 'zod';

export const identityEnvironment = sealingEnvironment.extend({
  /** A person's download is put together from what each of these keeps. */
  CARE_PROFILE_URL: serviceAddresses.CARE_PROFILE_URL,
  COACH_URL: serviceAddresses.COACH_URL,
  ASSESSMENT_URL: serviceAddresses.ASSESSMENT_URL,
  NOTIFICATIONS_URL: serviceAddresses.NOTIFICATIONS_URL,
  /** Finds an account by its address without storing the address in the clear. */
  EMAIL_INDEX_KEY: secret,
  /** Kept outside the database, so that stolen password hashes alone cannot be guessed. */
  PASSWORD_PEPPER: secret,
  /** Whether a guessable password is refused, or accepted with advice (rulings.md, "Sign-up and sessions"). */
  PASSWORD_BLOCKLIST: z.enum(['reject', 'advise']).default('reject'),
  /** Multiplies the mails that a network may ask for, as it does the gateway's request limits. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Addresses, separated by commas, whose verified accounts are super admins. */
  SUPER_ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((address) => address.trim() !== '')),
});
export type IdentityConfig = z.infer<typeof identityEnvironment>;

/** A key of its own for each purpose, so that nothing that is made for one holds for another. */
export const keyFor = (
  purpose: 'device cookies' | 'mail links' | 'sessions',
  { EMAIL_INDEX_KEY }: IdentityConfig,
): Buffer => Buffer.from(hkdfSync('sha256', EMAIL_INDEX_KEY, '', purpose, 32));
