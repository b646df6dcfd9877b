import { erasureAcknowledgements } from '@careward/contracts/event-catalog';
import { contractOf } from '@careward/contracts/event-catalog';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RecordAcknowledgement } from './record-acknowledgement.js';

type ErasureAcknowledged = EventOf<(typeof erasureAcknowledgements)[number]>;

@Controller()
export class OnErasureAcknowledged {
  constructor(private readonly recordAcknowledgement: RecordAcknowledgement) {}

  @EventPattern<string[]>(erasureAcknowledgements.map(({ type }) => type))
  async handle(@Payload() { type, data }: ErasureAcknowledged): Promise<void> {
    const { erasureId, userId, ...removed } = data;
    const service = contractOf(type)?.owner;
    if (service) await this.recordAcknowledgement.execute(service, { erasureId, userId, removed });
  }
}
