import { serviceEnvironment } from '@careward/platform/app/environment';
import { z } from 'zod';
import { NO_HOSTS, parseAllowedHosts } from './fetching/allowed-hosts.js';
import { CRAWL_FLOOR } from './fetching/politeness.domain.js';

/** `npm start` sets NODE_ENV to development and the tests to test; where nobody says anything it is production. */
const ONLY_LOCALLY = 'only npm start and the tests may set it (NODE_ENV is production)';

export const discoveryEnvironment = serviceEnvironment
  .extend({
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
  })
  .check(({ value, issues }) => {
    const refuse = (name: string) =>
      issues.push({ code: 'custom', path: [name], message: ONLY_LOCALLY, input: value });
    if (value.NODE_ENV !== 'production') return;
    if (value.CRAWL_ALLOW_HOSTS.size > 0) refuse('CRAWL_ALLOW_HOSTS');
    if (value.CRAWL_DELAY_MS < CRAWL_FLOOR) refuse('CRAWL_DELAY_MS');
  });
export type DiscoveryConfig = z.infer<typeof discoveryEnvironment>;
