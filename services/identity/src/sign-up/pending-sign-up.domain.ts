import {
  LINKS_PER_MAIL,
  VERIFICATION_LINK_LIFETIME,
  VERIFICATION_MAILS,
} from '@careward/contracts/identity/limits';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';

/** Who asked, as they wrote it. Stored with each request, so that a stranger's changes nothing about an earlier link. */
export type Applicant = { email: string; firstName: string; lastName: string };

/** Somebody asked for a verification mail. */
export type VerificationRequest = {
  id: string;
  applicant: Sealed<Applicant>;
  locale: string;
  at: Date;
  /** A mark of the network it was asked from. */
  network: string;
};
/** The link in a mail that was made for a request; `hash` is its token's. */
export type VerificationLink = { requestId: string; hash: string; expiresAt: Date };

/** What happens to one address before it has an account. */
export type SignUpProgress = {
  requests: VerificationRequest[];
  links: VerificationLink[];
  expiresAt: Date;
};

/** Long enough that a mail which had to wait a day still finds its request, and its link is then valid for a whole day. */
const RETENTION = 2 * VERIFICATION_LINK_LIFETIME;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

export const newProgress = (now: Date): SignUpProgress => ({
  requests: [],
  links: [],
  expiresAt: later(now, RETENTION),
});

/**
 * One more mail was asked for; null when the address has reached a limit. The limits also bound how many requests and
 * links there can be, so none is dropped for a newer one.
 */
export function withRequest<Progress extends SignUpProgress>(
  progress: Progress,
  request: VerificationRequest,
): Progress | null {
  const { at: now, network } = request;
  const isReached = (requests: VerificationRequest[], caps: readonly { count: number; per: number }[]) =>
    caps.some(({ count, per }) => requests.filter(({ at }) => at > later(now, -per)).length >= count);
  const sameNetwork = progress.requests.filter((each) => each.network === network);
  const { fromOneNetwork, total } = VERIFICATION_MAILS;
  if (isReached(sameNetwork, fromOneNetwork) || isReached(progress.requests, total)) return null;
  const links = validLinks(progress, now);
  const isNeeded = ({ id, at }: VerificationRequest) =>
    at > later(now, -RETENTION) || links.some(({ requestId }) => requestId === id);
  return {
    ...progress,
    requests: [...progress.requests.filter(isNeeded), request],
    links,
    expiresAt: later(now, RETENTION),
  };
}

/**
 * A link was made for a request. The latest few links of a request stay valid, since a mail may have arrived although
 * its sender heard nothing.
 */
export function withLink<Progress extends SignUpProgress>(
  progress: Progress,
  requestId: string,
  hash: string,
  now: Date,
): Progress {
  const link = { requestId, hash, expiresAt: later(now, VERIFICATION_LINK_LIFETIME) };
  const isOwn = (each: VerificationLink) => each.requestId === requestId;
  const valid = validLinks(progress, now);
  const own = [...valid.filter(isOwn), link].slice(-LINKS_PER_MAIL);
  return {
    ...progress,
    links: [...valid.filter((each) => !isOwn(each)), ...own],
    expiresAt: later(now, RETENTION),
  };
}

/** The request that a link was made for, while the link is valid. */
export function requestOfLink(
  progress: SignUpProgress,
  hash: string,
  now: Date,
): VerificationRequest | undefined {
  const link = validLinks(progress, now).find((each) => each.hash === hash);
  return link && progress.requests.find(({ id }) => id === link.requestId);
}

const validLinks = ({ links }: SignUpProgress, now: Date) => links.filter(({ expiresAt }) => expiresAt > now);
