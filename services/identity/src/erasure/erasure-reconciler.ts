import { erasureRequested } from '@careward/contracts/identity/events';
import { Clock } from '@careward/platform/app/clock';
import { oldestErasure } from '@careward/platform/personal-data/metrics';
import { Log } from '@careward/platform/observability/log';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { RevokeAccess } from './revoke-access.js';
import { LedgerRepository } from './ledger.repository.js';
import { dueNow, type OpenTombstone } from './tombstone.domain.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** Looks after erasures until every service has acknowledged. Every copy looks: all of it may be done twice. */
@Injectable()
export class ErasureReconciler implements PeriodicTask {
  readonly everyMs = 10_000;
  readonly copies = 'all';

  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const open = await this.tombstones.open();
    const ages = open.map(({ erasedAt }) => this.clock.now().getTime() - erasedAt.getTime());
    oldestErasure.set(Math.max(0, ...ages) / 1_000);
    for (const tombstone of open)
      // One that fails must not keep the others waiting.
      await this.lookAfter(tombstone).catch((error: unknown) =>
        this.log.warn('erasure could not be looked after', { erasureId: tombstone.erasure.id, error }),
      );
  }

  private async lookAfter(tombstone: OpenTombstone): Promise<void> {
    const now = this.clock.now();
    const due = dueNow(tombstone, now);
    // The request that deleted the account may have died before it came to this.
    await this.revokeAccess.execute(tombstone._id);
    await this.ledger.enter(tombstone);
    if (due.forgetContact) await this.tombstones.forgetContact(tombstone);
    if (due.askAgain) await this.tombstones.askAgain(tombstone, now);
    if (due.sayLate && (await this.tombstones.markLate(tombstone))) await this.sayLate(tombstone);
  }

  private async sayLate({ erasure: { id: erasureId } }: OpenTombstone): Promise<void> {
    const told = (await this.ledger.find(erasureId))?.acknowledgements ?? {};
    const waitingFor = erasureRequested.consumers.filter((service) => !told[service]);
    this.log.error('erasure is late', { erasureId, waitingFor });
  }
}
