import { LINK_MAILS, LINKS_PER_MAIL } from '@careward/contracts/identity/limits';

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
export function linkRules<Request extends LinkRequest>({
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
