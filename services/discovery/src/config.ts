import { CRAWLER, CRAWLER_PAGE } from '@careward/contracts/discovery/limits';
import { processEnvironment, serviceAddresses, serviceEnvironment } from '@careward/platform/app/environment';
import { z } from 'zod';
import { CRAWL_FLOOR } from './fetching/politeness.domain.js';
import { type AllowedHosts, NO_HOSTS, parseAllowedHosts } from './fetching/web-address.js';

/** `npm start` sets NODE_ENV to development and the tests to test; where nobody says anything it is production. */
const ONLY_LOCALLY = 'only npm start and the tests may set it (NODE_ENV is production)';

const crawlSettings = {
  /** Servers of this machine that may be crawled, for acceptance runs: `localhost:4001,127.0.0.1:4002`. */
  CRAWL_ALLOW_HOSTS: z
    .string()
    .transform((list, context) => {
      const hosts = parseAllowedHosts(list);
      if (hosts) return hosts;
      context.addIssue('a list of host:port is needed, addresses of this machine only');
      return z.NEVER;
    })
    .default(NO_HOSTS),
  /** Milliseconds between two requests to a host, at least; 0 for acceptance runs that do not wait at all. */
  CRAWL_DELAY_MS: z.coerce
    .number({ error: 'a number is needed' })
    .int()
    .min(0)
    .max(60_000)
    .default(CRAWL_FLOOR),
};

type CrawlSettings = { NODE_ENV: string; CRAWL_ALLOW_HOSTS: AllowedHosts; CRAWL_DELAY_MS: number };

/** In production no host of this machine is crawled, and nobody is asked faster than once a second. */
function onlyLocally({ value, issues }: z.core.ParsePayload<CrawlSettings>): void {
  const refuse = (name: string) =>
    issues.push({ code: 'custom', path: [name], message: ONLY_LOCALLY, input: value });
  if (value.NODE_ENV !== 'production') return;
  if (value.CRAWL_ALLOW_HOSTS.size > 0) refuse('CRAWL_ALLOW_HOSTS');
  if (value.CRAWL_DELAY_MS < CRAWL_FLOOR) refuse('CRAWL_DELAY_MS');
}

const { IDENTITY_URL, COACH_URL } = serviceAddresses;
export const discoveryEnvironment = serviceEnvironment
  .extend({ IDENTITY_URL, COACH_URL, ...crawlSettings })
  .check(onlyLocally);
export type DiscoveryConfig = z.infer<typeof discoveryEnvironment>;

const { NODE_ENV, SUPPORT_EMAIL, PUBLIC_URL } = processEnvironment;

/** What `npm run crawl` reads, which needs no engines. */
export const dryRunEnvironment = z
  .object({
    NODE_ENV,
    SUPPORT_EMAIL,
    PUBLIC_URL: PUBLIC_URL.default('http://localhost:3000'),
    ...crawlSettings,
  })
  .check(onlyLocally);

/** Says who asks, where that is explained, and whom to write to. */
export const userAgent = (config: { PUBLIC_URL: string; SUPPORT_EMAIL: string }): string =>
  `${CRAWLER}/1.0 (+${new URL(CRAWLER_PAGE, config.PUBLIC_URL).href}; contact: ${config.SUPPORT_EMAIL})`;
