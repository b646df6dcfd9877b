import { crawlDepth } from '@careward/contracts/discovery/source-fields';
import { Clock } from '@careward/platform/app/clock';
import { parseConfig } from '@careward/platform/app/environment';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dryRunEnvironment, userAgent } from './config.js';
import { Fetcher } from './fetching/fetcher.js';
import { PageReader } from './pages/page-reader.js';
import { DryRun } from './crawl/dry-run.js';
import { RobotsCache } from './robots/robots-cache.js';

/** `npm run crawl -- URL --depth 2`: says what a crawl of the URL would read and refuse, and why. Stores nothing. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { depth: { type: 'string' } } });
const [baseUrl] = positionals;
const depth = crawlDepth.safeParse(values.depth === undefined ? undefined : Number(values.depth));
if (!baseUrl || !URL.canParse(baseUrl) || !depth.success) {
  process.stderr.write('Usage: npm run crawl -- URL --depth 2 (1 to 5)\n');
  process.exit(1);
}

const config = parseConfig(dryRunEnvironment, process.env);
const clock = new Clock();
const agent = userAgent(config);
const fetcher = new Fetcher({ userAgent: agent, allowed: config.CRAWL_ALLOW_HOSTS });
const pages = new PageReader();
const run = new DryRun({
  fetcher,
  robotsCache: new RobotsCache(fetcher, clock),
  pages,
  clock,
  wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
  floor: config.CRAWL_DELAY_MS,
});
const ending = new AbortController();
process.once('SIGINT', () => ending.abort());

const source = { baseUrl, crawlDepth: depth.data, allowedPatterns: [], blockedPatterns: [] };
const counts = new Map<string, number>();
process.stdout.write(`As ${agent}\n`);
try {
  for await (const { url, depth, verdict, why } of run.findings(source, ending.signal)) {
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const line = `${verdict.padEnd(18)} ${depth}  ${url}${why && `  (${why})`}`;
    // A title is a stranger's text, and a terminal obeys control characters.
    process.stdout.write(`${line.replaceAll(/\p{Cc}/gu, ' ')}\n`);
  }
} catch (error) {
  if (!ending.signal.aborted) throw error;
}
await Promise.all([fetcher.close(), pages.onModuleDestroy()]);
process.stdout.write(`${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}\n`);
