import { discoveryErasureAcknowledged } from '@careward/contracts/discovery/events';
import type { Service } from '@careward/contracts/kernel/service';
import { startServiceForTest } from '@careward/testing/start-service-for-test';
import type { ModuleMetadata } from '@nestjs/common';
import { serviceEnvironment } from '../src/app/environment.js';
import { PlatformModule } from '../src/app/platform.module.js';
import { acknowledgementMigrations } from '../src/personal-data/erasures.js';

/** The service whose name a sample has: it keeps nothing of anybody. */
export const SERVICE = 'discovery' satisfies Service;

type Sample = Pick<ModuleMetadata, 'controllers' | 'providers'> & {
  /** Other options of the platform than the usual ones. */
  platform?: Partial<Pick<Parameters<typeof PlatformModule.for>[0], 'impersonal' | 'deadlines'>>;
  /** Overrides of the test environment. */
  with?: Record<string, string>;
};

/** Starts a service of the platform and these parts; a handler for the events of `SERVICE` has to be among them. */
export const startSample = ({ platform, with: environment, ...parts }: Sample) =>
  startServiceForTest({
    service: SERVICE,
    environment: serviceEnvironment,
    module: (config) => ({
      module: class Sample {},
      ...parts,
      imports: [
        PlatformModule.for({
          service: SERVICE,
          config,
          migrations: acknowledgementMigrations,
          erasure: { acknowledged: discoveryErasureAcknowledged },
          impersonal: [],
          ...platform,
        }),
      ],
    }),
    ...(environment && { with: environment }),
  });
