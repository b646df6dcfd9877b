import { DAY, SECOND } from '../kernel/limits.js';

/** spec.md 9, "Other limits": how many links away from the first page a crawl goes. */
export const CRAWL_DEPTH = { min: 1, max: 5, default: 2 } as const;

/** spec.md 9, "Other limits": how long the browser uses a list before it asks again. */
export const SOURCES_CACHED = 30 * SECOND;
export const JOBS_CACHED = 10 * SECOND;

/** Longest texts of a source, in characters, and how many patterns one list may have. */
export const SOURCE = {
  name: 120,
  url: 2_000,
  category: 60,
  notes: 4_000,
  reason: 1_000,
  pattern: 200,
  patterns: 100,
} as const;

/** Sources are added by hand and never deleted, and both lists are read whole. */
export const SOURCES_KEPT = 500;
export const JOBS_LISTED = 500;

/** Streams of one super admin that one copy of the service holds open. */
export const DISCOVERY_STREAMS = 8;
/** How often a stream says something (STREAM.idle), and looks whether a message about a change got lost. */
export const DISCOVERY_HEARTBEAT = 15 * SECOND;

/** URLs that one crawl visits; a source with more is to be narrowed by its patterns. */
export const CRAWL_URLS = 5_000;
/** Refused URLs that one crawl keeps beside those it visits, and how many of all the refused a job shows. */
export const CRAWL_REFUSALS = 5_000;
export const REFUSALS_SHOWN = 500;
/** How long a crawl is kept, with the URLs that it refused or could not read. */
export const JOBS_KEPT = 365 * DAY;
/** How long the visited URLs of a crawl are kept. */
export const FRONTIER_KEPT = 30 * DAY;

/** Crawled pages that one answer of the library lists. */
export const LIBRARY_PAGES_LISTED = 50;

/** Pages that wait for a look, as many as one answer lists, and as many as are accepted together. */
export const WAITING_PAGES_LISTED = 100;
export const CLEAN_PAGES_ACCEPTED = WAITING_PAGES_LISTED;

/** Words that are kept of a question that the coach could not answer, how long, and how many topics the admin sees. */
export const WANTED_TERMS = 6;
export const WANTED_TOPICS_KEPT = 180 * DAY;
export const WANTED_TOPICS_LISTED = 100;

/** What robots.txt files call our crawler. */
export const CRAWLER = 'CarewardBot';

/** The page about the crawler, which each of its requests names. */
export const CRAWLER_PAGE = '/bot';
