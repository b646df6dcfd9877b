import { consumedBy } from '@careward/contracts/event-catalog';
import { Controller } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';

/** The producer's service may be a consumer too; a trial sends it nothing. */
@Controller()
export class IgnoredEvents {
  @EventPattern<string[]>(consumedBy('care-profile').map(({ type }) => type))
  ignore(): void {}
}
