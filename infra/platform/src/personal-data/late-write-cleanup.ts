import type { Clock } from '../app/clock.js';
import type { PeriodicTask } from '../jobs/periodic-task.js';
import type { Erasures } from './erasures.js';
import type { PersonalData } from './personal-data.js';

/**
 * No write with a destroyed key is under way after this time: the key was read at most 5 s and kept at most 10 s before
 * the write (vault.ts), and the driver gives up on the write after 15 s (connect.ts, with its one retry).
 */
const WRITES_OVER_MS = 30_000;

/**
 * Removes a person once more, some time after the acknowledgement: a process that dies between a late write and
 * PersonalData.write's check of the key leaves what it wrote. Every copy does this, since removing twice is harmless.
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
