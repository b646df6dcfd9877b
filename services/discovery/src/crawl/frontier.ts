import { CRAWL_REFUSALS, CRAWL_URLS } from '@careward/contracts/discovery/limits';
import type { Counts } from '../jobs/job.domain.js';
import {
  countsOf,
  isSettled,
  type Entry,
  type FoundUrl,
  type RefusalCause,
  type SettledVisit,
  type State,
} from './frontier.domain.js';
import { entryId, type Claim, type FrontierRepository } from './frontier.repository.js';

/** URLs that are leased together, since each lease reads the whole frontier on the embedded engine. */
const BATCH_SIZE = 1_000;
/** How long nothing is looked for while nothing waits. */
const IDLE_MS = 60_000;

/**
 * The URLs of one crawl, as its one worker sees them: which ones it knows is kept in memory, what to do in the database.
 * A worker that has been replaced finds out by `settle`.
 */
export class Frontier {
  private readonly states = new Map<string, State>();
  private readonly unvisited = new Set<string>();
  private readonly texts = new Set<string>();
  private batch: Entry[] = [];
  private refill: Promise<void> | undefined;
  /** There is nothing to lease before this time, unless something changes. */
  private nextDue: Date | null = null;
  private changes = 0;
  /** Whether URLs were left out because there were too many. */
  leftOut = false;

  private constructor(
    private readonly claim: Claim,
    private readonly stored: FrontierRepository,
    private readonly now: () => Date,
  ) {}

  /** Goes on where the workers before stopped. */
  static async open(claim: Claim, stored: FrontierRepository, now: () => Date): Promise<Frontier> {
    const frontier = new Frontier(claim, stored, now);
    await stored.takeOver(claim);
    for (const { _id, state, unvisited, sha256 } of await stored.known(claim.jobId)) {
      if (unvisited) frontier.unvisited.add(_id);
      else frontier.states.set(_id, state);
      if (state === 'done' && sha256) frontier.texts.add(sha256);
    }
    frontier.leftOut = frontier.states.size >= CRAWL_URLS;
    return frontier;
  }

  get counts(): Counts {
    return countsOf(this.states.values());
  }

  get isFinished(): boolean {
    return [...this.states.values()].every(isSettled);
  }

  /** What became of a URL; null for one that is not known. */
  stateOf(url: string): State | null {
    const id = entryId(this.claim.jobId, url);
    return this.states.get(id) ?? (this.unvisited.has(id) ? 'refused' : null);
  }

  /** Whether a page with this text is kept already; from now on it is. */
  isRepeated(sha256: string): boolean {
    const isRepeated = this.texts.has(sha256);
    this.texts.add(sha256);
    return isRepeated;
  }

  /** Adds what is not known yet. `refused`: why a URL is not to be visited. */
  async add(found: readonly (FoundUrl & { refused: RefusalCause | null })[]): Promise<void> {
    const admitted: FoundUrl[] = [];
    const fresh: (typeof found)[number][] = [];
    for (const each of found) {
      const id = entryId(this.claim.jobId, each.url);
      // Another page may link to it without `nofollow`, or from nearer to the base URL.
      const wasRefused = this.unvisited.has(id);
      if (this.remember(id, each.refused !== null)) (wasRefused ? admitted : fresh).push(each);
    }
    if (admitted.length + fresh.length === 0) return;
    await this.stored.add(this.claim, fresh, this.now());
    for (const each of admitted) await this.stored.admit(this.claim.jobId, each);
    this.lookAgain();
  }

  /** The next URL to visit now; null when there is none at this moment. */
  async next(): Promise<Entry | null> {
    await this.fill();
    return this.batch.shift() ?? null;
  }

  async hasNext(): Promise<boolean> {
    await this.fill();
    return this.batch.length > 0;
  }

  /** False when another worker has taken over. */
  async settle(visits: readonly SettledVisit[]): Promise<boolean> {
    const isOurs = await this.stored.settle(this.claim, visits);
    if (!isOurs) return false;
    for (const { entry, outcome } of visits) this.states.set(entry.id, outcome.state);
    if (visits.some(({ outcome }) => outcome.state === 'pending')) this.lookAgain();
    return true;
  }

  private remember(id: string, isRefused: boolean): boolean {
    if (this.states.has(id) || (isRefused && this.unvisited.has(id))) return false;
    const isFull = isRefused ? this.unvisited.size >= CRAWL_REFUSALS : this.states.size >= CRAWL_URLS;
    if (isFull) {
      this.leftOut ||= !isRefused;
      return false;
    }
    if (isRefused) this.unvisited.add(id);
    else this.states.set(id, 'pending');
    if (!isRefused) this.unvisited.delete(id);
    return true;
  }

  private lookAgain(): void {
    this.nextDue = null;
    this.changes++;
  }

  private async fill(): Promise<void> {
    if (this.batch.length === 0)
      await (this.refill ??= this.lease().finally(() => (this.refill = undefined)));
  }

  private async lease(): Promise<void> {
    const now = this.now();
    if (this.nextDue && this.nextDue > now) return;
    const seen = this.changes;
    this.batch = await this.stored.lease(this.claim, now, BATCH_SIZE);
    for (const { id } of this.batch) this.states.set(id, 'leased');
    if (this.batch.length > 0) return;
    const nextDue = (await this.stored.nextDue(this.claim.jobId)) ?? new Date(now.getTime() + IDLE_MS);
    if (this.changes === seen) this.nextDue = nextDue;
  }
}
