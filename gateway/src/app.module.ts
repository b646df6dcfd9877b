import { addressesOf, CONFIG } from '@careward/platform/app/environment';
import { ProblemFilter } from '@careward/platform/http/problem';
import { AssertionSigner } from '@careward/platform/internal-calls/assertion';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { openRedis, REDIS } from '@careward/platform/app/redis';
import { Resources } from '@careward/platform/app/shut-down';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { GatewayConfig } from './config.js';
import { ClientIpHasher } from './limits/client-ip-hasher.js';
import { RateLimits } from './limits/rate-limits.js';
import { QueueBoards } from './queue-board/queue-boards.js';
import { Admission } from './routes/admission.js';
import { ForwardedStreams, type StreamLimits } from './routes/forwarded-streams.js';
import { OwnAnswers } from './routes/own-answers.js';
import { RouteHandler } from './routes/route-handler.js';
import { EndedSessions, SessionResolver } from './sessions/session-resolver.js';

@Module({})
export class AppModule {
  static with(config: GatewayConfig, streams: StreamLimits): DynamicModule {
    const signer = new AssertionSigner('gateway', config.INTERNAL_SIGNING_KEY);
    return {
      module: AppModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Log, useValue: new Log('gateway', config.LOG_LEVEL) },
        Resources,
        Readiness,
        { provide: AssertionSigner, useValue: signer },
        { provide: ServiceClient, useValue: new ServiceClient('gateway', addressesOf(config), signer) },
        {
          provide: REDIS,
          inject: [Log, Resources, Readiness],
          useFactory: (log: Log, resources: Resources, readiness: Readiness) => {
            const redis = openRedis(config.REDIS_URL, log, resources);
            readiness.wants(redis);
            return redis;
          },
        },
        SessionResolver,
        EndedSessions,
        ClientIpHasher,
        RateLimits,
        Admission,
        QueueBoards,
        OwnAnswers,
        { provide: ForwardedStreams, useValue: new ForwardedStreams(streams) },
        RouteHandler,
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
