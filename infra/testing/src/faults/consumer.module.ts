import { EventTransport } from '@careward/platform/events/event-transport';
import { Database } from '@careward/platform/mongo/database';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { crashAt } from './crash-point.js';
import { EffectsRepository } from './effects.repository.js';
import { InterceptedTransport } from './intercepted-transport.js';
import { openNotes } from './notes.js';
import { NOTE, OnEveryEvent, PASSING } from './on-every-event.js';
import { bugInTransport } from './planted-bug.js';
import { shortRetrySteps, type RoleSettings } from './role-settings.js';
import { wrapped } from './wrapped.js';

/** A service that applies what it is told, on the platform as every service has it. */
@Module({})
export class ConsumerModule {
  static with(settings: RoleSettings): DynamicModule {
    const passing = crashAt(settings.CRASH_AT, settings.TRIAL_FOLDER);
    const bug = bugInTransport(settings.PLANTED_BUG);
    const platform = PlatformModule.for({
      service: 'coach',
      config: settings,
      migrations: [],
      retrySteps: shortRetrySteps,
    });
    const intercepted = wrapped(
      platform,
      EventTransport,
      (transport) =>
        new InterceptedTransport(transport, {
          ...bug,
          handle: async (handle) => {
            await bug.handle(handle);
            passing('before-ack');
          },
        }),
    );
    return {
      module: ConsumerModule,
      imports: [intercepted],
      controllers: [OnEveryEvent],
      providers: [
        { provide: PASSING, useValue: passing },
        { provide: NOTE, useValue: openNotes(settings.TRIAL_FOLDER, 'deliveries') },
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
