import { profileUpdated } from '@careward/contracts/care-profile/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RefreshCareContext } from './refresh-care-context.js';

@Controller()
export class OnProfileUpdated {
  constructor(private readonly refreshCareContext: RefreshCareContext) {}

  @EventPattern<string>(profileUpdated.type)
  async handle(@Payload() { data }: EventOf<typeof profileUpdated>): Promise<void> {
    await this.refreshCareContext.execute(data.userId, data.version);
  }
}
