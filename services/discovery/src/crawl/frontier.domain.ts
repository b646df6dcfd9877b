import type { Refusal } from '@careward/contracts/discovery/job';
import type { Counts } from '../jobs/job.domain.js';

/** A URL that a crawl found, and where. */
export type FoundUrl = {
  url: string;
  /** Links away from the base URL. */
  depth: number;
  /** Redirects that led to it. */
  hops: number;
};

/** A URL to visit. */
export type Entry = FoundUrl & { id: string; attempts: number };

export type RefusalCause = { reason: Refusal; robotsLine: number | null };

/** What became of a visit. */
export type Outcome =
  /** Its page is kept, or led on. `sha256` is of the page's text, null where it led on. */
  | { state: 'done'; httpStatus: number; sha256: string | null }
  /** The page may not be read or kept. */
  | ({ state: 'refused'; httpStatus?: number } & RefusalCause)
  /** The page could not be had. */
  | { state: 'failed'; reason: Refusal; httpStatus?: number }
  /** To be tried again. */
  | { state: 'pending'; notBefore: Date };

/** A visit that has ended, or is to be made again. */
export type SettledVisit = { entry: Entry; outcome: Outcome };

export type State = Outcome['state'] | 'leased';

export const isSettled = (state: State): boolean => state !== 'pending' && state !== 'leased';

/** How often a visit is tried. */
const ATTEMPTS = 4;
/** A site that asks for more patience than this is left alone until the next crawl. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** When to try again; null when it has been tried often enough, or the wait is too long. */
export const tryAgainAt = (now: Date, waitMs: number, attempts: number): Date | null =>
  attempts >= ATTEMPTS || waitMs > LONGEST_WAIT_MS ? null : new Date(now.getTime() + waitMs);

/** The counts of a frontier whose entries have these states. URLs refused when they were found are not among them. */
export function countsOf(states: Iterable<State>): Counts {
  const counts = { discovered: 0, processed: 0, succeeded: 0 };
  for (const state of states) {
    counts.discovered++;
    if (isSettled(state)) counts.processed++;
    if (state === 'done') counts.succeeded++;
  }
  return counts;
}
