import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { Log, nestLogger } from '@careward/platform/observability/log';
import { EventTransport } from '@careward/platform/events/event-transport';
import { parseConfig } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testEnvironment } from '@careward/testing/test-environment';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { discoveryEnvironment } from '../../src/config.js';
import { WorkerModule } from '../../src/worker.module.js';
import { anAdmin, aSource } from '../sources/a-source.js';

export type RunningWorker = { app: INestApplicationContext; stop(): Promise<void> };

/** What a service or worker of a test may crawl, without delays. */
export const crawlsOnly = (host: string) => ({ CRAWL_ALLOW_HOSTS: host, CRAWL_DELAY_MS: '0' });

/** A crawl worker, on the engines and databases of its service. */
export async function startCrawlWorker(prefix: string, more: Record<string, string>): Promise<RunningWorker> {
  const config = parseConfig(discoveryEnvironment, {
    ...testEnvironment('discovery', prefix),
    ...more,
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

const admin = anAdmin();

/** Approves a source of the site; the worker crawls it when it is asked for. */
export async function anApprovedSite(service: RunningService, baseUrl: string, more: object = {}) {
  const { id } = await aSource(service, { baseUrl, ...more });
  await service.call(routes.approveSource, admin, { params: { id } });
  return id;
}

export const crawlNow = async (service: RunningService, id: string) =>
  (await service.call(routes.crawlSource, admin, { params: { id } })).body;

export const jobOf = async (service: RunningService, id: string) =>
  (await service.call(routes.job, admin, { params: { id } })).body;

/** The job when it has ended. */
export const endOf = (service: RunningService, id: string, within = 60_000) =>
  eventually(
    async () => {
      const job = await jobOf(service, id);
      if (job.endedAt === null) throw new Error(`the job is ${job.status}`);
      return job;
    },
    { within },
  );
