import { erasureRequested } from '@careward/contracts/identity/events';
import { Clock } from '@careward/platform/app/clock';
import { oldestErasure, openErasures } from '@careward/platform/personal-data/erasure-request';
import { Log } from '@careward/platform/observability/log';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { RevokeAccess } from './delete-account.js';
import { LedgerRepository } from './ledger.repository.js';
import { dueSteps, nextStepAt, retryAt, type OpenTombstone } from './tombstone.domain.js';
import { TombstonesRepository } from './tombstones.repository.js';

const BATCH_SIZE = 500;
/** After it another copy takes over from one that died. */
const LEASE_MS = 30_000;

/** Repeats what is due about erasures until every service has acknowledged. Each step may be done twice. */
@Injectable()
export class ErasureReconciler implements PeriodicTask {
  readonly everyMs = 10_000;
  /** All, so that each copy's metric is right; an erasure is looked at by the copy that has claimed it. */
  readonly copies = 'all';

  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    await this.measure();
    const now = this.clock.now();
    const seen = new Set<string>();
    for (;;) {
      const due = await this.tombstones.findDue(now, BATCH_SIZE);
      const fresh = due.filter(({ _id }) => !seen.has(_id));
      for (const tombstone of fresh) {
        seen.add(tombstone._id);
        await this.attempt(tombstone);
      }
      if (due.length < BATCH_SIZE || fresh.length === 0) return;
    }
  }

  private async measure(): Promise<void> {
    const { count, oldest } = await this.tombstones.open();
    openErasures.set(count);
    oldestErasure.set(oldest ? Math.max(0, this.clock.now().getTime() - oldest.getTime()) / 1_000 : 0);
  }

  /** One copy at a time; one that fails must not keep the others waiting. */
  private async attempt(tombstone: OpenTombstone): Promise<void> {
    const now = this.clock.now();
    const { id: erasureId, failures = 0 } = tombstone.erasure;
    if (!(await this.tombstones.claim(tombstone, now, new Date(now.getTime() + LEASE_MS)))) return;
    try {
      await this.reconcile(tombstone);
      await this.tombstones.settle(tombstone, nextStepAt(tombstone, now), 0);
    } catch (error) {
      this.log.warn('erasure not reconciled', { erasureId, error });
      await this.tombstones.settle(tombstone, retryAt(failures + 1, now), failures + 1);
    }
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
