import { FetchRefused } from '../fetching/fetch-refused.js';
import type { Fetched, Fetcher } from '../fetching/fetcher.js';
import { redirectOf, REDIRECTS } from '../fetching/redirect.domain.js';
import { ROBOTS_BYTES } from './robots-lines.domain.js';

/** What a site answers about its robots.txt: its content, that there is none, or nothing to rely on. */
export type RobotsAnswer = { state: 'found'; body: Buffer } | { state: 'none' } | { state: 'unreachable' };

/** Asks for a robots.txt by RFC 9309, 2.3.1: redirects may lead to other hosts, and too many mean that there is none. */
export async function askRobots(
  fetcher: Fetcher,
  origin: string,
  signal: AbortSignal,
): Promise<RobotsAnswer> {
  const basePort = Number(new URL(origin).port);
  let url = new URL('/robots.txt', origin).href;
  try {
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const answer = await fetcher.get(url, { signal, basePort, maxBytes: ROBOTS_BYTES, whenLonger: 'cut' });
      const next = redirectOf(answer);
      if (!next) return meaningOf(answer);
      url = next;
    }
    return { state: 'none' };
  } catch (error) {
    if (error instanceof FetchRefused) return { state: 'unreachable' };
    throw error;
  }
}

function meaningOf({ status, body }: Fetched): RobotsAnswer {
  if (status >= 200 && status < 300) return { state: 'found', body };
  return { state: status === 429 || status >= 500 ? 'unreachable' : 'none' };
}
