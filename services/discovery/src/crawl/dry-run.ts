import type { Refusal } from '@careward/contracts/discovery/job';
import type { Clock } from '@careward/platform/app/clock';
import { FetchRefused } from '../fetching/fetch-refused.js';
import type { FetchedResource, Fetcher } from '../fetching/fetcher.js';
import { nextAllowedAt, paceAfter, type HostPace } from '../fetching/politeness.domain.js';
import { redirectOf, REDIRECTS } from '../fetching/answer.domain.js';
import { isHtmlType } from '../pages/content-type.domain.js';
import type { PageReader } from '../pages/page-reader.js';
import { canonicalUrl } from '../urls/canonical-url.domain.js';
import { refusalOf, type Scope } from '../urls/scope.domain.js';
import type { RobotsCache, SiteRobots } from '../robots/robots-cache.js';

/** What a crawl would do with a URL; `why` says more than the verdict, where there is more to say. */
export type Finding = { url: string; depth: number; verdict: 'kept' | 'moved' | Refusal; why: string };

type FoundUrl = { url: string; depth: number; hops: number };
type PageLink = FoundUrl & { nofollow: boolean };
type Look = { finding: Judgement; target: FoundUrl | null; links: PageLink[] };
type Parts = {
  fetcher: Pick<Fetcher, 'get'>;
  robotsCache: Pick<RobotsCache, 'get'>;
  pages: Pick<PageReader, 'read'>;
  clock: Clock;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds between two requests, at least. */
  floor: number;
};

/** Pages that one dry run reads. */
const PAGES = 200;

/** Goes through a source as a crawl would, breadth first and politely, and stores nothing. Sitemaps are not read. */
export class DryRun {
  private pace: HostPace | null = null;
  private readonly texts = new Set<string>();

  constructor(private readonly parts: Parts) {}

  async *findings(source: Scope, signal: AbortSignal): AsyncGenerator<Finding> {
    const start = canonicalUrl(source.baseUrl);
    const found: FoundUrl[] = start ? [{ url: start, depth: 0, hops: 0 }] : [];
    const seen = new Set(found.map(({ url }) => url));
    const unfollowed: FoundUrl[] = [];
    let asked = 0;
    for (const [index, one] of found.entries()) {
      const refused = await this.refusedUnasked(one, source, signal);
      if (refused) {
        yield { ...placeOf(one), ...refused };
        continue;
      }
      if (asked === PAGES) return;
      asked += 1;
      const { finding, target, links } = await this.look(one, source, signal);
      yield { ...placeOf(one), ...finding };
      const fresh = freshOf(target, links, seen);
      // What a redirect leads to is as far away as the redirect.
      found.splice(index + 1, 0, ...fresh.target);
      found.push(...fresh.links);
      unfollowed.push(...links.filter(({ nofollow }) => nofollow));
    }
    for (const one of unfollowed) {
      if (seen.has(one.url)) continue;
      seen.add(one.url);
      yield { ...placeOf(one), verdict: 'nofollow', why: 'who links to it asks not to follow' };
    }
  }

  private async refusedUnasked(one: FoundUrl, source: Scope, signal: AbortSignal): Promise<Judgement | null> {
    const outside = refusalOf(one.url, one.depth, source);
    if (outside) return { verdict: outside, why: '' };
    if (one.hops > REDIRECTS) return { verdict: 'unreachable', why: `more than ${REDIRECTS} redirects` };
    const robots = await this.parts.robotsCache.get(one.url, signal);
    if (robots.state === 'unreachable') return { verdict: 'robots-unreachable', why: '' };
    const { allowed, line, rule } = robots.decide(one.url);
    return allowed ? null : { verdict: 'robots', why: `line ${line} of robots.txt: ${rule}` };
  }

  private async look(one: FoundUrl, source: Scope, signal: AbortSignal): Promise<Look> {
    const dead = (finding: Judgement): Look => ({ finding, target: null, links: [] });
    try {
      const robots = await this.parts.robotsCache.get(one.url, signal);
      const answer = await this.ask(one.url, { source, robots, signal });
      const target = redirectOf(answer);
      if (target) return { ...dead({ verdict: 'moved', why: `to ${target}` }), target: movedTo(target, one) };
      if (answer.status >= 300) return dead({ verdict: 'http-error', why: `status ${answer.status}` });
      const page = await this.parts.pages.read(answer);
      return { finding: this.judged(page, robots), target: null, links: linksFrom(one, page) };
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      return dead({ verdict: error.reason, why: error.message });
    }
  }

  private judged(page: Page, { aiInput }: SiteRobots): Judgement {
    if ('refused' in page) return { verdict: page.refused, why: '' };
    if (!page.directives.index) return { verdict: 'noindex', why: 'the page asks for it' };
    if (!aiInput.allowed) return { verdict: 'no-ai-input', why: `line ${aiInput.line} of robots.txt` };
    if (!page.directives.aiInput) return { verdict: 'no-ai-input', why: 'the page asks for it' };
    if (this.texts.has(page.sha256)) return { verdict: 'duplicate', why: page.title };
    this.texts.add(page.sha256);
    return { verdict: 'kept', why: page.title };
  }

  private async ask(
    url: string,
    { source, robots, signal }: { source: Scope; robots: SiteRobots; signal: AbortSignal },
  ): Promise<FetchedResource> {
    const { fetcher, clock, wait, floor } = this.parts;
    const rules = { crawlDelay: robots.crawlDelay, floor };
    const nextAt = this.pace ? nextAllowedAt(this.pace, rules) : clock.now();
    await wait(Math.max(0, nextAt.getTime() - clock.now().getTime()), signal);
    const askedAt = clock.now();
    const basePort = Number(new URL(source.baseUrl).port);
    let answer: FetchedResource | null = null;
    try {
      answer = await fetcher.get(url, { signal, basePort, accept: isHtmlType });
      return answer;
    } finally {
      const tookMs = clock.now().getTime() - askedAt.getTime();
      const status = answer?.status ?? null;
      this.pace = paceAfter(this.pace, {
        askedAt,
        tookMs,
        status,
        retryAfter: answer?.headers['retry-after'],
      });
    }
  }
}

type Judgement = Pick<Finding, 'verdict' | 'why'>;
type Page = Awaited<ReturnType<PageReader['read']>>;

const placeOf = ({ url, depth }: FoundUrl) => ({ url, depth });

const movedTo = (target: string, from: FoundUrl): FoundUrl | null => {
  const url = canonicalUrl(target);
  return url ? { ...from, url, hops: from.hops + 1 } : null;
};

const linksFrom = (from: FoundUrl, page: Page): PageLink[] =>
  page.links.flatMap(({ url: href, nofollow }) => {
    const url = canonicalUrl(href);
    return url ? [{ url, depth: from.depth + 1, hops: 0, nofollow }] : [];
  });

/** What was not seen before, and is from now on. */
function freshOf(target: FoundUrl | null, links: readonly PageLink[], seen: Set<string>) {
  const isFresh = ({ url }: FoundUrl) => !seen.has(url) && Boolean(seen.add(url));
  return {
    target: [target].filter((one) => one !== null).filter(isFresh),
    links: links.filter(({ nofollow }) => !nofollow).filter(isFresh),
  };
}
