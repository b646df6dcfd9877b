import { erasureRequested } from '@careward/contracts/identity/events';
import { Clock } from '@careward/platform/app/clock';
import { oldestErasure } from '@careward/platform/personal-data/metrics';
import { Log } from '@careward/platform/observability/log';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { RevokeAccess } from './revoke-access.js';
import { LedgerRepository } from './ledger.repository.js';
import { dueSteps, type OpenTombstone } from './tombstone.domain.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** Repeats what is due about erasures until every service has acknowledged. Each step may be done twice. */
@Injectable()
export class ErasureReconciler implements PeriodicTask {
  readonly everyMs = 10_000;
  /** All, so that each copy's metric is right. */
  readonly copies = 'all';

  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const open = await this.tombstones.findOpen();
    const ages = open.map(({ erasedAt }) => this.clock.now().getTime() - erasedAt.getTime());
    oldestErasure.set(Math.max(0, ...ages) / 1_000);
    for (const tombstone of open)
      // One that fails must not keep the others waiting.
      await this.reconcile(tombstone).catch((error: unknown) =>
        this.log.warn('erasure not reconciled', { erasureId: tombstone.erasure.id, error }),
      );
  }

  private async reconcile(tombstone: OpenTombstone): Promise<void> {
    const now = this.clock.now();
    const due = dueSteps(tombstone, now);
    // The request that deleted the account may have died before it came to this.
    await this.revokeAccess.execute(tombstone._id);
    await this.ledger.add(tombstone);
    if (due.forgetContact) await this.tombstones.forgetContact(tombstone);
    if (due.requestAgain) await this.tombstones.requestAgain(tombstone, now);
    if (due.reportLate && (await this.tombstones.markLate(tombstone))) await this.reportLate(tombstone);
  }

  private async reportLate({ erasure: { id: erasureId } }: OpenTombstone): Promise<void> {
    const acknowledged = (await this.ledger.find(erasureId))?.acknowledgements ?? {};
    const waitingFor = erasureRequested.consumers.filter((service) => !acknowledged[service]);
    this.log.error('erasure is late', { erasureId, waitingFor });
  }
}
