import type { Clock } from '../app/clock.js';
import type { PeriodicTask } from '../jobs/periodic-task.js';
import type { Erasures } from './erasures.js';
import type { PersonalData } from './personal-data.js';

/** A write that saw no bar is over by then: the driver waits seconds for a server and its answer, twice at most (connect.ts). */
const WRITES_OVER_MS = 30_000;

/**
 * Removes a person once more after the acknowledgement. A writer that is killed between a late write and its second
 * look at the fence takes nothing back, and nobody else would ever look again. Every copy does it: twice is harmless.
 */
export class LateWriteCleanup implements PeriodicTask {
  readonly everyMs = 10_000;
  readonly copies = 'all';

  constructor(
    private readonly personalData: PersonalData,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - WRITES_OVER_MS);
    for (const erasure of await this.erasures.acknowledgedBefore(before)) {
      const owner = await this.erasures.ownerOf(erasure);
      if (owner) await this.personalData.remove(owner);
      await this.erasures.forgetOwner(erasure);
    }
  }
}
