import { erasureRequested } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';

@Controller()
export class OnErasureRequested {
  constructor(private readonly eraseOwner: EraseOwner) {}

  @EventPattern<string>(erasureRequested.type)
  async handle(@Payload() { data }: EventOf<typeof erasureRequested>): Promise<void> {
    await this.eraseOwner.execute(data);
    await this.eraseOwner.acknowledge(data.erasureId);
  }
}
