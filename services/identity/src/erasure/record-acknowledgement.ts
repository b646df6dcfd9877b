import { erasureRequested } from '@careward/contracts/identity/events';
import type { Service } from '@careward/contracts/kernel/service';
import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { RevokeAccess } from './revoke-access.js';
import { LedgerRepository } from './ledger.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

type Told = { erasureId: string; userId: string; removed: Record<string, number> };

/** A service has removed everything. The last of them ends the erasure. */
@Injectable()
export class RecordAcknowledgement {
  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly ledger: LedgerRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(service: Service, { erasureId, userId, removed }: Told): Promise<void> {
    const tombstone = await this.tombstones.find(userId);
    // Told again after the end.
    if (tombstone?.erasure.id !== erasureId) return;
    const now = this.clock.now();
    await this.ledger.enter(tombstone);
    const entry = await this.ledger.acknowledge(erasureId, service, { at: now, removed });
    if (service === 'notifications') await this.tombstones.forgetContact(tombstone);
    if (!entry || !erasureRequested.consumers.every((each) => entry.acknowledgements?.[each])) return;
    // The request that deleted the account may have died before this.
    await this.revokeAccess.execute(userId);
    await this.ledger.complete(entry, now);
    await this.tombstones.close(tombstone);
    this.log.info('erasure complete', { erasureId });
  }
}
