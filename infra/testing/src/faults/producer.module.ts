import { EventTransport } from '@careward/platform/events/event-transport';
import { Outbox, outboxIndex } from '@careward/platform/events/outbox';
import { Database } from '@careward/platform/mongo/database';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { crashAt } from './crash-point.js';
import { IgnoredEvents } from './ignored-events.js';
import { InterceptedTransport } from './intercepted-transport.js';
import { Load } from './load.js';
import { bugInTransport } from './planted-bug.js';
import { shortRetrySteps, type RoleSettings } from './role-settings.js';
import { SUBJECTS } from './subject.js';
import { SubjectsRepository } from './subjects.repository.js';
import { watchedRemovals } from './watched-removals.js';
import { wrapped } from './wrapped.js';

/** A service that writes aggregates with events, on the platform as every service has it. */
@Module({})
export class ProducerModule {
  static with(settings: RoleSettings): DynamicModule {
    const passing = crashAt(settings.CRASH_AT, settings.TRIAL_FOLDER);
    const bug = bugInTransport(settings.PLANTED_BUG);
    const platform = PlatformModule.for({
      service: 'care-profile',
      config: settings,
      migrations: [outboxIndex(SUBJECTS)],
      aggregates: [SUBJECTS],
      retrySteps: shortRetrySteps,
    });
    const crashing = wrapped(platform, Database, (database) =>
      watchedRemovals(database, () => passing('before-pull')),
    );
    const intercepted = wrapped(
      crashing,
      EventTransport,
      (transport) =>
        new InterceptedTransport(transport, {
          ...bug,
          publish: async (publish) => {
            await bug.publish(publish);
            passing('after-publish');
          },
        }),
    );
    return {
      module: ProducerModule,
      imports: [intercepted],
      controllers: [IgnoredEvents],
      providers: [
        {
          provide: Load,
          inject: [Database, Outbox],
          useFactory: (database: Database, outbox: Outbox) =>
            new Load(new SubjectsRepository(database, outbox, passing), settings),
        },
      ],
    };
  }
}
