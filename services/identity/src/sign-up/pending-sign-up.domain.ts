import {
  LIVE_VERIFICATION_LINKS,
  VERIFICATION_LINK_LIFETIME,
  VERIFICATION_MAILS,
} from '@careward/contracts/limits';
import type { Sealed } from '@careward/platform/crypto/sealed-value';

/** Who asked, as they wrote it. Kept with each request: a stranger's must not change what an earlier link says. */
export type Applicant = { email: string; firstName: string; lastName: string };

/** Somebody asked for a verification mail. */
export type VerificationRequest = { id: string; applicant: Sealed<Applicant>; locale: string };
/** A mail was made for a request; the link in it is known by its token's hash. */
export type VerificationLink = VerificationRequest & { hash: string; expiresAt: Date };

/** What happens to one address before it has an account. */
export type SignUpProgress = {
  requests: VerificationRequest[];
  links: VerificationLink[];
  /** When mails were asked for, as far back as the caps look. */
  mailedAt: Date[];
  expiresAt: Date;
};

/** Long enough that a mail which had to wait a day still finds its request, and its link then lives its whole day. */
const KEPT_FOR = 2 * VERIFICATION_LINK_LIFETIME;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

export const startOfSignUp = (now: Date): SignUpProgress => ({
  requests: [],
  links: [],
  mailedAt: [],
  expiresAt: later(now, KEPT_FOR),
});

/** One more mail was asked for; null when this address has had enough of them for now. */
export function withRequest<Progress extends SignUpProgress>(
  progress: Progress,
  request: VerificationRequest,
  now: Date,
): Progress | null {
  const { short, long } = VERIFICATION_MAILS;
  const within = (period: number) => progress.mailedAt.filter((at) => at > later(now, -period));
  if (within(short.per).length >= short.count || within(long.per).length >= long.count) return null;
  return {
    ...progress,
    requests: [...progress.requests, request].slice(-LIVE_VERIFICATION_LINKS),
    mailedAt: [...within(long.per), now],
    expiresAt: later(now, KEPT_FOR),
  };
}

/**
 * A link was made for a request. Every request has a place of its own, so that a mail which has to be tried again ends
 * no other mail's link; the oldest request gives way when too many live. Of its own links the latest few hold, since
 * a mail may have arrived although its sender heard nothing.
 */
export function withLink<Progress extends SignUpProgress>(
  progress: Progress,
  { id, applicant, locale }: VerificationRequest,
  hash: string,
  now: Date,
): Progress {
  const link = { id, applicant, locale, hash, expiresAt: later(now, VERIFICATION_LINK_LIFETIME) };
  const made = [...progress.links, link];
  const places = [...new Set(made.map((each) => each.id))].slice(-LIVE_VERIFICATION_LINKS);
  const linksOf = (place: string) => made.filter((each) => each.id === place).slice(-LIVE_VERIFICATION_LINKS);
  return {
    ...progress,
    links: places.flatMap(linksOf),
    expiresAt: later(now, KEPT_FOR),
  };
}

export const liveLink = ({ links }: SignUpProgress, hash: string, now: Date): VerificationLink | undefined =>
  links.find((link) => link.hash === hash && link.expiresAt > now);
