import type { Outbox } from '@careward/platform/events/outbox';

/** How long an event waits for those of the next pages. */
const GATHERED_MS = 250;

/**
 * Publishes the events of pages that are written one after the other together: each time the outbox reads and writes
 * all of them at once. What a process that dies had gathered is published by the sweep.
 */
export class GatheringOutbox {
  private gathered: [collection: string, id: string][] | null = null;

  constructor(private readonly outbox: Pick<Outbox, 'publish'>) {}

  publish(collection: string, id: string): void {
    if (this.gathered) return void this.gathered.push([collection, id]);
    const gathered: [string, string][] = [[collection, id]];
    this.gathered = gathered;
    setTimeout(() => {
      this.gathered = null;
      for (const each of gathered) this.outbox.publish(...each);
    }, GATHERED_MS).unref();
  }
}
