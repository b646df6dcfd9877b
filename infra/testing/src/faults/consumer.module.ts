import { EventTransport } from '@careward/platform/events/event-transport';
import { Database } from '@careward/platform/mongo/database';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { crashAt } from './crash-points.js';
import { EffectsRepository } from './effects.repository.js';
import { EventsController, LOG_DELIVERY, REACHED } from './events.controller.js';
import { interceptTransport, wrapProvider } from './interception.js';
import { shortRetrySteps, type RoleSettings } from './role-settings.js';
import { openRunLog } from './run-log.js';

/** A service that applies the events it receives, on the platform that every service uses. */
@Module({})
export class ConsumerModule {
  static with(settings: RoleSettings): DynamicModule {
    const reached = crashAt(settings.CRASH_AT, settings.RUN_FOLDER);
    const platform = PlatformModule.for({
      service: 'coach',
      config: settings,
      migrations: [],
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
