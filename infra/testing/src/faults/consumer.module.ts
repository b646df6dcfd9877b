import { consumedBy } from '@careward/contracts/event-catalog';
import { Clock } from '@careward/platform/app/clock';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { type AnyEvent, EventTransport } from '@careward/platform/events/event-transport';
import { Database } from '@careward/platform/mongo/database';
import { update, upsert } from '@careward/platform/mongo/upsert';
import { Controller, type DynamicModule, Inject, Module } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type DeliveryRecord, EFFECTS, type Effects, openRunLog, type Outcome } from './run-records.js';
import { crashAt, type CrashPoint } from './crash-points.js';
import { interceptTransport, wrapProvider } from './interception.js';
import { type RoleSettings, shortRetrySteps } from './role-settings.js';

/** Applies an event by one update whose filter only the next event of the aggregate matches. */
class EffectsRepository {
  constructor(
    private readonly database: Database,
    private readonly guarded: boolean,
  ) {}

  async apply({ subject, id, sequence }: AnyEvent, now: Date): Promise<Outcome> {
    const effects = this.database.collection<Effects>(EFFECTS);
    const change = {
      $set: { last: sequence },
      $push: { effects: { id, sequence, at: now.getTime() } },
    };
    const filter = { _id: subject, ...(this.guarded && { last: sequence - 1 }) };
    // The first event makes the document; without a guard, whichever comes first.
    const write = sequence === 1 || !this.guarded ? upsert : update;
    if (await write(effects, filter, change)) return 'applied';
    const document = await effects.findOne({ _id: subject }, { projection: { last: 1 } });
    return sequence <= (document?.last ?? 0) ? 'duplicate' : 'early';
  }
}

/** An event before this one has not been applied yet, so this one has to be retried. */
class ArrivedEarly extends Error {}

const REACHED = Symbol('called at each crash point');
const LOG_DELIVERY = Symbol('logs a delivery');

/** Handles every event type of the aggregate, since it needs all sequence numbers to see a gap. */
@Controller()
class EventsController {
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

/** A service that applies the events it receives, on the platform that every service uses. */
@Module({})
export class ConsumerModule {
  static with(settings: RoleSettings): DynamicModule {
    const reached = crashAt(settings.CRASH_AT, settings.RUN_FOLDER);
    const platform = PlatformModule.for({
      service: 'coach',
      config: settings,
      migrations: [],
      impersonal: [{ collection: EFFECTS, retention: 'for ever' }],
      retrySteps: shortRetrySteps,
    });
    const intercepted = wrapProvider(platform, EventTransport, (transport) =>
      interceptTransport(transport, settings.PLANTED_BUG, reached),
    );
    return {
      module: ConsumerModule,
      imports: [intercepted],
      controllers: [EventsController],
      providers: [
        { provide: REACHED, useValue: reached },
        { provide: LOG_DELIVERY, useValue: openRunLog(settings.RUN_FOLDER, 'deliveries') },
        {
          provide: EffectsRepository,
          inject: [Database],
          useFactory: (database: Database) =>
            new EffectsRepository(database, settings.PLANTED_BUG !== 'no-sequence-guard'),
        },
      ],
    };
  }
}
