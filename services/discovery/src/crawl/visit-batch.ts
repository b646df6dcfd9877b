import type { Settled } from './frontier.domain.js';
import type { PageToKeep } from '../library/page-store.js';

/** A visit that has ended, and what is to be kept of its page. */
export type EndedVisit = Settled & { kept: PageToKeep | null };

/** So many visits are stored at once, or fewer after so long. */
const BATCH_SIZE = 25;
const WAIT_MS = 100;

/**
 * The visits of a run that have ended and are not stored yet. Together they cost the database a fraction of what each
 * would alone; those that a worker had not stored when it died are made again.
 */
export class VisitBatch {
  private waiting: EndedVisit[] = [];
  private storing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: (visits: readonly EndedVisit[]) => Promise<void>) {}

  /** Waits for the store only with a visit that fills the batch, or is to be made again. Throws what the store threw. */
  async add(visit: EndedVisit): Promise<void> {
    this.waiting.push(visit);
    if (this.waiting.length >= BATCH_SIZE || visit.outcome.state === 'pending') return this.flush();
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), WAIT_MS);
  }

  /** Resolves when everything is stored that was added. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // Once a batch could not be stored, none after it is, and every caller is told.
    this.storing = this.storing.then(async () => {
      const visits = this.waiting.splice(0);
      if (visits.length > 0) await this.store(visits);
    });
    return this.storing;
  }

  /** Forgets what is not stored. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting = [];
    await this.storing.catch(() => undefined);
  }
}
