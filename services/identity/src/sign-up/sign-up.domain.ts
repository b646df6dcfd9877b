import { VERIFICATION_LINK_LIFETIME } from '@careward/contracts/identity/limits';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { linkRules, type LinkRequest, type LinkRequests } from '../mail-links/mail-links.domain.js';

/** Who asked, as they wrote it. Stored with each request, so that a stranger's changes nothing about an earlier link. */
export type Applicant = { email: string; firstName: string; lastName: string };

/** Somebody asked for a verification mail. */
export type VerificationRequest = LinkRequest & { applicant: Sealed<Applicant>; locale: string };

/** What happens to one address before it has an account. */
export type SignUpProgress = LinkRequests<VerificationRequest>;

/** Long enough that a mail which had to wait a day still finds its request, and its link is then valid for a whole day. */
const RETENTION = 2 * VERIFICATION_LINK_LIFETIME;

const rules = linkRules<VerificationRequest>({ lifetime: VERIFICATION_LINK_LIFETIME, retention: RETENTION });
export const { newProgress, withRequest, withLink } = rules;

/** The request that a link was made for, while the link is valid. */
export function requestOfLink(
  progress: SignUpProgress,
  hash: string,
  now: Date,
): VerificationRequest | undefined {
  const link = rules.validLink(progress, hash, now);
  return link && progress.requests.find(({ id }) => id === link.requestId);
}
