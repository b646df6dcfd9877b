import { contractOf, erasureAcknowledgements } from '@careward/contracts/event-catalog';
import { erasureRequested } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LedgerRepository } from './ledger.repository.js';
import { RevokeAccess } from './delete-account.js';
import { TombstonesRepository } from './tombstones.repository.js';

type ErasureAcknowledged = EventOf<(typeof erasureAcknowledgements)[number]>;

/** A service has removed everything. The last of them completes the erasure. */
@Controller()
export class OnErasureAcknowledged {
  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly ledger: LedgerRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @EventPattern<string[]>(erasureAcknowledgements.map(({ type }) => type))
  async handle(@Payload() { type, data }: ErasureAcknowledged): Promise<void> {
    const { erasureId, userId, ...removed } = data;
    const service = contractOf(type)?.owner;
    const tombstone = await this.tombstones.find(userId);
    // Redelivered after the end, or about another erasure.
    if (!service || tombstone?.erasure.id !== erasureId) return;
    const now = this.clock.now();
    await this.ledger.add(tombstone);
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
