import { consumedBy } from '@careward/contracts/event-catalog';
import { EventTransport } from '@careward/platform/events/event-transport';
import { Outbox, outboxIndex } from '@careward/platform/events/outbox';
import { Database } from '@careward/platform/mongo/database';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Controller, Module, type DynamicModule } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { AGGREGATES } from './run-records.js';
import { AggregatesRepository, LoadGenerator } from './load-generator.js';
import { crashAt } from './crash-points.js';
import { beforeRemovals, interceptTransport, wrapProvider } from './interception.js';
import { shortRetrySteps, type RoleSettings } from './role-settings.js';

/** A service does not start without a handler for every event that it consumes; no run publishes these. */
@Controller()
class IgnoredEvents {
  @EventPattern<string[]>(consumedBy('care-profile').map(({ type }) => type))
  ignore(): void {}
}

/** A service that writes aggregates with events, on the platform that every service uses. */
@Module({})
export class ProducerModule {
  static with(settings: RoleSettings): DynamicModule {
    const reached = crashAt(settings.CRASH_AT, settings.RUN_FOLDER);
    const platform = PlatformModule.for({
      service: 'care-profile',
      config: settings,
      migrations: [outboxIndex(AGGREGATES)],
      aggregates: [AGGREGATES],
      impersonal: [{ collection: AGGREGATES, retention: 'for ever' }],
      retrySteps: shortRetrySteps,
    });
    const crashing = wrapProvider(platform, Database, (database) =>
      beforeRemovals(database, () => reached('before-pull')),
    );
    const intercepted = wrapProvider(crashing, EventTransport, (transport) =>
      interceptTransport(transport, settings.PLANTED_BUG, reached),
    );
    return {
      module: ProducerModule,
      imports: [intercepted],
      controllers: [IgnoredEvents],
      providers: [
        {
          provide: LoadGenerator,
          inject: [Database, Outbox],
          useFactory: (database: Database, outbox: Outbox) =>
            new LoadGenerator(new AggregatesRepository(database, outbox, reached), settings),
        },
      ],
    };
  }
}
