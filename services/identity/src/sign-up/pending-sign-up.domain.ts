import {
  LINKS_PER_MAIL,
  VERIFICATION_LINK_LIFETIME,
  VERIFICATION_MAILS,
} from '@careward/contracts/identity/limits';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';

/** Who asked, as they wrote it. Kept with each request: a stranger's must not change what an earlier link says. */
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
/** A mail was made for a request; the link in it is known by its token's hash. */
export type VerificationLink = { requestId: string; hash: string; expiresAt: Date };

/** What happens to one address before it has an account. */
export type SignUpProgress = {
  requests: VerificationRequest[];
  links: VerificationLink[];
  expiresAt: Date;
};

/** Long enough that a mail which had to wait a day still finds its request, and its link then lives its whole day. */
const KEPT_FOR = 2 * VERIFICATION_LINK_LIFETIME;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

export const startOfSignUp = (now: Date): SignUpProgress => ({
  requests: [],
  links: [],
  expiresAt: later(now, KEPT_FOR),
});

/**
 * One more mail was asked for; null when this address has had enough of them for now. The caps also bound how many
 * requests and links there can be, so nothing has to give way to a newer one before its time.
 */
export function withRequest<Progress extends SignUpProgress>(
  progress: Progress,
  request: VerificationRequest,
): Progress | null {
  const { at: now, network } = request;
  const isReached = (requests: VerificationRequest[], caps: readonly { count: number; per: number }[]) =>
    caps.some(({ count, per }) => requests.filter(({ at }) => at > later(now, -per)).length >= count);
  const fromHere = progress.requests.filter((each) => each.network === network);
  const { fromOneNetwork, total } = VERIFICATION_MAILS;
  if (isReached(fromHere, fromOneNetwork) || isReached(progress.requests, total)) return null;
  const links = liveLinks(progress, now);
  const isNeeded = ({ id, at }: VerificationRequest) =>
    at > later(now, -KEPT_FOR) || links.some(({ requestId }) => requestId === id);
  return {
    ...progress,
    requests: [...progress.requests.filter(isNeeded), request],
    links,
    expiresAt: later(now, KEPT_FOR),
  };
}

/**
 * A link was made for a request. Of a request's own links the latest few hold, since a mail may have arrived although
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
  const live = liveLinks(progress, now);
  const own = [...live.filter(isOwn), link].slice(-LINKS_PER_MAIL);
  return {
    ...progress,
    links: [...live.filter((each) => !isOwn(each)), ...own],
    expiresAt: later(now, KEPT_FOR),
  };
}

/** The request that a link was made for, while the link holds. */
export function requestOfLink(
  progress: SignUpProgress,
  hash: string,
  now: Date,
): VerificationRequest | undefined {
  const link = liveLinks(progress, now).find((each) => each.hash === hash);
  return link && progress.requests.find(({ id }) => id === link.requestId);
}

const liveLinks = ({ links }: SignUpProgress, now: Date) => links.filter(({ expiresAt }) => expiresAt > now);
