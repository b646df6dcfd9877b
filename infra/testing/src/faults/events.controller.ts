import { consumedBy } from '@careward/contracts/event-catalog';
import type { AnyEvent } from '@careward/platform/events/event-transport';
import { Clock } from '@careward/platform/app/clock';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { CrashPoint } from './crash-points.js';
import { EffectsRepository } from './effects.repository.js';
import type { DeliveryRecord } from './run-log.js';

/** An event before this one has not been applied yet, so this one has to be retried. */
class ArrivedEarly extends Error {}

export const REACHED = Symbol('called at each crash point');
export const LOG_DELIVERY = Symbol('logs a delivery');

/** Handles every event type of the aggregate, since it needs all sequence numbers to see a gap. */
@Controller()
export class EventsController {
  constructor(
    private readonly effects: EffectsRepository,
    private readonly clock: Clock,
    @Inject(REACHED) private readonly reached: (point: CrashPoint) => void,
    @Inject(LOG_DELIVERY) private readonly logDelivery: (record: DeliveryRecord) => void,
  ) {}

  @EventPattern<string[]>(consumedBy('coach').map(({ type }) => type))
  async handle(@Payload() event: AnyEvent): Promise<void> {
    const outcome = await this.effects.apply(event, this.clock.now());
    this.logDelivery({ at: Date.now(), event: event.id, outcome });
    if (outcome === 'early') throw new ArrivedEarly();
    this.reached('after-effect');
  }
}
