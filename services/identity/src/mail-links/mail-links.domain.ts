import {
  LINK_MAILS,
  LINKS_PER_MAIL,
  PASSWORD_RESET_LINK_LIFETIME,
  PASSWORD_RESET_SENT_AGAIN,
  VERIFICATION_LINK_LIFETIME,
} from '@careward/contracts/identity/limits';
import { LINK_NOT_VALID } from '@careward/contracts/identity/schemas';
import { DAY } from '@careward/contracts/kernel/limits';
import type { ProblemError } from '@careward/platform/http/problem-error';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { inputRefused, type Issue } from '../passwords/passwords.domain.js';

/** What a link in a mail carries: the id of what it belongs to, which finds it, and a secret, which proves the mail. */
export const TOKEN_SECRET_BYTES = 32;
const ID_BYTES = 16;
const shape = /^[A-Za-z0-9_-]{64}$/;

export function tokenOf(ownerId: string, secret: Buffer): string {
  const id = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, secret]).toString('base64url');
}

/** The id that a token was made with; null for what was never a token of ours. */
export function ownerIdIn(token: string): string | null {
  if (!shape.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Somebody asked for a mail with a link. `network` is a mark of the network it was asked from, or of the device where it
 * `isKnown`: somebody has signed in to the address there before.
 */
export type LinkRequest = { id: string; at: Date; network: string; isKnown?: boolean };
/** The link in a mail that was made for a request; `hash` is its token's. */
export type MailLink = { requestId: string; hash: string; expiresAt: Date };

/** The mails with a link to one address. */
export type LinkRequests<Request extends LinkRequest = LinkRequest> = {
  requests: Request[];
  links: MailLink[];
  expiresAt: Date;
};

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const validLinks = ({ links }: LinkRequests, now: Date) => links.filter(({ expiresAt }) => expiresAt > now);

/**
 * The rules of such mails. `lifetime` is how long a link is valid, `retention` how long a request is kept: at least a
 * day, since that many are counted. `sentAgain`: how old the last must be for one more beyond the limits. Milliseconds.
 */
function linkRules<Request extends LinkRequest>({
  lifetime,
  retention,
  sentAgain,
}: {
  lifetime: number;
  retention: number;
  sentAgain?: number;
}) {
  return {
    newProgress: (now: Date): LinkRequests<Request> => ({
      requests: [],
      links: [],
      expiresAt: later(now, retention),
    }),

    /**
     * One more mail was asked for; null when the address has reached a limit. The limits also bound how many requests
     * and links there can be, so none is dropped for a newer one. Who is known is counted apart from strangers.
     */
    withRequest: <Progress extends LinkRequests<Request>>(progress: Progress, request: Request) => {
      const { at: now, network, isKnown } = request;
      const isReached = (requests: LinkRequest[], caps: readonly { count: number; per: number }[]) =>
        caps.some(({ count, per }) => requests.filter(({ at }) => at > later(now, -per)).length >= count);
      const sameNetwork = progress.requests.filter((each) => each.network === network);
      const { fromOneNetwork, total } = LINK_MAILS;
      const ofStrangers = progress.requests.filter((each) => !each.isKnown);
      const isOneTooMany =
        isReached(sameNetwork, fromOneNetwork) || (!isKnown && isReached(ofStrangers, total));
      const isLate = sentAgain !== undefined && !isReached(progress.requests, [{ count: 1, per: sentAgain }]);
      if (isOneTooMany && !isLate) return null;
      const links = validLinks(progress, now);
      const isNeeded = ({ id, at }: Request) =>
        at > later(now, -retention) || links.some(({ requestId }) => requestId === id);
      return {
        ...progress,
        requests: [...progress.requests.filter(isNeeded), request],
        links,
        expiresAt: later(now, retention),
      };
    },

    /**
     * A link was made for a request. The latest few links of a request stay valid, since a mail may have arrived
     * although its sender heard nothing.
     */
    withLink: <Progress extends LinkRequests<Request>>(
      progress: Progress,
      requestId: string,
      hash: string,
      now: Date,
    ) => {
      const link = { requestId, hash, expiresAt: later(now, lifetime) };
      const isOwn = (each: MailLink) => each.requestId === requestId;
      const valid = validLinks(progress, now);
      const own = [...valid.filter(isOwn), link].slice(-LINKS_PER_MAIL);
      return {
        ...progress,
        links: [...valid.filter((each) => !isOwn(each)), ...own],
        expiresAt: later(now, retention),
      };
    },

    /** The link with this hash, while it is valid. */
    validLink: (progress: LinkRequests<Request>, hash: string, now: Date): MailLink | undefined =>
      validLinks(progress, now).find((each) => each.hash === hash),
  };
}

/** Who asked, as they wrote it. Stored with each request, so that a stranger's changes nothing about an earlier link. */
export type Applicant = { email: string; firstName: string; lastName: string };

/** Somebody asked for a verification mail. */
export type VerificationRequest = LinkRequest & { applicant: Sealed<Applicant>; locale: string };

/** What happens to one address before it has an account. */
export type SignUpProgress = LinkRequests<VerificationRequest>;

export const verificationLinks = linkRules<VerificationRequest>({
  lifetime: VERIFICATION_LINK_LIFETIME,
  // Long enough that a mail which had to wait a day still finds its request, and its link is then valid for a whole day.
  retention: 2 * VERIFICATION_LINK_LIFETIME,
});

/** The request that a verification link was made for, while the link is valid. */
export function requestOfLink(
  progress: SignUpProgress,
  hash: string,
  now: Date,
): VerificationRequest | undefined {
  const link = verificationLinks.validLink(progress, hash, now);
  return link && progress.requests.find(({ id }) => id === link.requestId);
}

export const passwordResetLinks = linkRules<LinkRequest>({
  lifetime: PASSWORD_RESET_LINK_LIFETIME,
  // The longest time over which mails are counted.
  retention: DAY,
  sentAgain: PASSWORD_RESET_SENT_AGAIN,
});

/** Milliseconds until one more mail with a reset link is sent for certain. */
export const untilResetSentAgain = ({ requests }: LinkRequests, now: Date): number =>
  Math.max(...requests.map(({ at }) => at.getTime())) + PASSWORD_RESET_SENT_AGAIN - now.getTime();

/**
 * Whether a link may set a password: it has not expired, and the password was not changed since it was made. So one
 * link works once, and a change makes every earlier link of the account void.
 */
export function mayResetPassword(
  progress: LinkRequests,
  hash: string,
  changedAt: Date | null,
  now: Date,
): boolean {
  const link = passwordResetLinks.validLink(progress, hash, now);
  if (!link) return false;
  return changedAt === null || link.expiresAt.getTime() - PASSWORD_RESET_LINK_LIFETIME > changedAt.getTime();
}

const isOf = (field: string) => (issue: Issue) => issue.path[0] === field;
const linkNotValid: Issue = { path: ['token'], message: LINK_NOT_VALID };

/**
 * Why a step that needs the link is refused. The first reason comes in the order of the steps, so that the person is
 * sent back to the first that fails: the link, then the password, then the agreements (rulings.md, "Errors and toasts").
 */
export function linkStepRefused(issues: readonly Issue[], linkIsValid: boolean): ProblemError {
  const all = linkIsValid || issues.some(isOf('token')) ? issues : [linkNotValid, ...issues];
  const ofLink = all.find(isOf('token'));
  if (ofLink) return inputRefused(all, ofLink, 'verification-token-invalid');
  return inputRefused(all, all.find(isOf('password')) ?? all[0] ?? linkNotValid);
}
