import { profileUpdated, recipientAdded, recipientChanged } from '@careward/contracts/care-profile/events';
import { careContext } from '@careward/contracts/care-profile/internal-calls';
import type { EventOf } from '@careward/contracts/kernel/event';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { CareContextRepository } from './care-context.repository.js';

type CareProfileChanged = EventOf<typeof profileUpdated | typeof recipientAdded | typeof recipientChanged>;

/** Brings the projection up to at least the version that an event names, by asking care-profile. */
@Controller()
export class OnCareProfileChanged {
  constructor(
    private readonly services: ServiceClient,
    private readonly contexts: CareContextRepository,
  ) {}

  @EventPattern<string[]>([profileUpdated.type, recipientAdded.type, recipientChanged.type])
  async handle(@Payload() { data: { userId, version } }: CareProfileChanged): Promise<void> {
    if (await this.contexts.has(userId, version)) return;
    const context = await this.services.ask(careContext, { params: { userId } });
    if (context) await this.contexts.keep(userId, context);
  }
}
