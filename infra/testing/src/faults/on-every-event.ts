import { consumedBy } from '@careward/contracts/event-catalog';
import type { AnyEvent } from '@careward/platform/events/event-transport';
import { Clock } from '@careward/platform/app/clock';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { CrashPoint } from './crash-point.js';
import { EffectsRepository } from './effects.repository.js';
import type { DeliveryNote } from './notes.js';

/** An event before this one has not been applied yet; waiting mends it. */
class TooEarly extends Error {}

export const PASSING = Symbol('crash points');
export const NOTE = Symbol('notes of deliveries');

/** Takes every type of its subject, so that it sees each gap. */
@Controller()
export class OnEveryEvent {
  constructor(
    private readonly effects: EffectsRepository,
    private readonly clock: Clock,
    @Inject(PASSING) private readonly passing: (point: CrashPoint) => void,
    @Inject(NOTE) private readonly note: (entry: DeliveryNote) => void,
  ) {}

  @EventPattern<string[]>(consumedBy('coach').map(({ type }) => type))
  async handle(@Payload() event: AnyEvent): Promise<void> {
    const outcome = await this.effects.apply(event, this.clock.now());
    this.note({ at: Date.now(), event: event.id, outcome });
    if (outcome === 'early') throw new TooEarly();
    this.passing('after-effect');
  }
}
