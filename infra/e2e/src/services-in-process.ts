import { EventTransport } from '@careward/platform/messaging/event-transport';
import { Resources } from '@careward/platform/resources';
import { parseConfig } from '@careward/platform/config/parse-config';
import { Log } from '@careward/platform/logging/log';
import { nestLogger } from '@careward/platform/logging/nest-logger';
import { eventually } from '@careward/testing/eventually';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { AppModule as CareProfile } from '../../../services/care-profile/src/app.module.js';
import { careProfileEnvironment } from '../../../services/care-profile/src/config.js';
import { AppModule as Coach } from '../../../services/coach/src/app.module.js';
import { coachEnvironment } from '../../../services/coach/src/config.js';
import { AppModule as Discovery } from '../../../services/discovery/src/app.module.js';
import { discoveryEnvironment } from '../../../services/discovery/src/config.js';
import { AppModule as Identity } from '../../../services/identity/src/app.module.js';
import { identityEnvironment } from '../../../services/identity/src/config.js';
import { AppModule as Notifications } from '../../../services/notifications/src/app.module.js';
import { notificationsEnvironment, workerEnvironment } from '../../../services/notifications/src/config.js';
import { WorkerModule } from '../../../services/notifications/src/worker.module.js';
import { openDoor, type Door } from './door.js';

export type ServiceName = 'identity' | 'care-profile' | 'coach' | 'discovery' | 'notifications';
export type RoleName = ServiceName | 'notifications-worker';
/** What every role has; a worker answers no HTTP. */
type Role = { app: INestApplicationContext; stop(): Promise<void> };

/** All services of Careward in this process, on the run's engines, each to be stopped and started alone. */
export class ServicesInProcess {
  private readonly prefix = testPrefix();
  private readonly secrets = Object.fromEntries(
    ['MASTER_KEY', 'EMAIL_INDEX_KEY', 'PASSWORD_PEPPER'].map((name) => [
      name,
      randomBytes(32).toString('base64url'),
    ]),
  );
  private readonly doors = new Map<ServiceName, Door>();
  private readonly running = new Map<RoleName, Role>();

  private readonly starters: Record<RoleName, () => Promise<Role>> = {
    identity: () => this.serve('identity', identityEnvironment, (config) => Identity.with(config)),
    'care-profile': () =>
      this.serve('care-profile', careProfileEnvironment, (config) => CareProfile.with(config)),
    discovery: () => this.serve('discovery', discoveryEnvironment, (config) => Discovery.with(config)),
    coach: () => this.serve('coach', coachEnvironment, (config) => Coach.with(config)),
    notifications: () =>
      this.serve('notifications', notificationsEnvironment, (config) => Notifications.with(config)),
    'notifications-worker': () => this.work(),
  };

  static async start(): Promise<ServicesInProcess> {
    const services = new ServicesInProcess();
    const { 'notifications-worker': _, ...served } = services.starters;
    for (const name of Object.keys(served) as ServiceName[]) services.doors.set(name, await openDoor());
    for (const name of Object.keys(services.starters) as RoleName[]) await services.begin(name);
    return services;
  }

  service(name: ServiceName): RunningService {
    return this.role(name) as RunningService;
  }

  role(name: RoleName): Role {
    const role = this.running.get(name);
    if (!role) throw new Error(`${name} does not run`);
    return role;
  }

  /** Starts a role and waits until it can publish. */
  async begin(name: RoleName): Promise<void> {
    const role = await this.starters[name]();
    this.running.set(name, role);
    await eventually(
      () => {
        if (!role.app.get(EventTransport).connected) throw new Error(`${name} has no broker yet`);
      },
      { within: 15_000 },
    );
  }

  async end(name: RoleName): Promise<void> {
    const role = this.role(name);
    this.running.delete(name);
    await role.stop();
  }

  /** Puts a fresh copy in the place of one that went wrong. */
  async replace(name: RoleName): Promise<void> {
    await this.end(name);
    await this.begin(name);
  }

  async stop(): Promise<void> {
    for (const name of [...this.running.keys()]) await this.end(name);
    for (const door of this.doors.values()) await door.close();
  }

  private get environment(): Record<string, string> {
    const addresses = [...this.doors].map(([name, { url }]) => [
      `${name.toUpperCase().replaceAll('-', '_')}_URL`,
      url,
    ]);
    return { ...this.secrets, ...(Object.fromEntries(addresses) as Record<string, string>) };
  }

  private async serve<Schema extends z.ZodObject>(
    service: ServiceName,
    environment: Schema,
    module: (config: z.infer<Schema>) => DynamicModule,
  ): Promise<RunningService> {
    const started = await startServiceForTest({
      service,
      environment,
      module,
      prefix: this.prefix,
      with: this.environment,
    });
    this.doors.get(service)?.leadTo(started.url);
    return started;
  }

  private async work(): Promise<Role> {
    const config = parseConfig(workerEnvironment, {
      ...testEnvironment('notifications', this.prefix),
      ...this.environment,
    });
    const app = await NestFactory.createApplicationContext(WorkerModule.with(config), { bufferLogs: true });
    app.useLogger(nestLogger(app.get(Log)));
    await app.get(EventTransport).start(new Map());
    return {
      app,
      stop: async () => {
        await app.close();
        await app.get(Resources).close();
      },
    };
  }
}
