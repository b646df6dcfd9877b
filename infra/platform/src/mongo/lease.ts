import type { Clock } from '../app/clock.js';
import { newId } from '../app/new-id.js';
import type { Database } from './database.js';
import { upsert } from './upsert.js';

type LeaseDocument = { _id: string; holder: string; until: Date };

/** Work that one process at a time does: whoever holds the lease, until it is released or its time is over. */
export class Lease {
  private readonly holder = newId();

  /** `durationMs` is how long the others wait when the holder dies. */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly name: string,
    readonly durationMs: number,
  ) {}

  /** Takes or renews the lease; false while another process holds it. */
  acquire(): Promise<boolean> {
    const now = this.clock.now();
    return upsert(
      this.leases,
      { _id: this.name, $or: [{ holder: this.holder }, { until: { $lt: now } }] },
      { $set: { holder: this.holder, until: new Date(now.getTime() + this.durationMs) } },
    );
  }

  async isHeldElsewhere(): Promise<boolean> {
    const other = { _id: this.name, holder: { $ne: this.holder }, until: { $gte: this.clock.now() } };
    return (await this.leases.findOne(other)) !== null;
  }

  /** Lets another process go on at once. */
  async release(): Promise<void> {
    await this.leases.deleteOne({ _id: this.name, holder: this.holder });
  }

  private get leases() {
    return this.database.collection<LeaseDocument>('leases');
  }
}
