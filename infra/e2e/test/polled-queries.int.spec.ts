import { projectRoot } from '@careward/local/programs';
import { Clock } from '@careward/platform/app/clock';
import { parseConfig, sealingEnvironment } from '@careward/platform/app/environment';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { Database } from '@careward/platform/mongo/database';
import { Resources } from '@careward/platform/app/shut-down';
import { PeriodicTaskRunner } from '@careward/platform/jobs/periodic-task';
import { erasureSignature } from '@careward/testing/caller-keys';
import { testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AppModule as Assessment,
  assessmentEnvironment,
} from '../../../services/assessment/src/app.module.js';
import { AppModule as CareProfile } from '../../../services/care-profile/src/app.module.js';
import { AppModule as Coach } from '../../../services/coach/src/app.module.js';
import { coachEnvironment } from '../../../services/coach/src/config.js';
import { AppModule as Discovery } from '../../../services/discovery/src/app.module.js';
import { discoveryEnvironment } from '../../../services/discovery/src/config.js';
import { WorkerModule as CrawlWorker } from '../../../services/discovery/src/worker.module.js';
import { AppModule as Identity } from '../../../services/identity/src/app.module.js';
import { identityEnvironment } from '../../../services/identity/src/config.js';
import { AppModule as Notifications } from '../../../services/notifications/src/app.module.js';
import { notificationsEnvironment, workerEnvironment } from '../../../services/notifications/src/config.js';
import { WorkerModule } from '../../../services/notifications/src/worker.module.js';

/**
 * The queries of periodic tasks, as `task: collection by filter fields`, and the first field of the index that serves
 * each. Without an index MongoDB would read the whole collection every few seconds in every copy. Queries by `_id` are
 * not listed.
 */
const expected: Record<string, string> = {
  'DeletionReconciler: conversations by deleting': 'deleting',
  'ErasureReconciler: sessions by userId': 'userId',
  'CheckSources: sources by approvalStatus, check': 'check',
  'CrawlScheduler: sources by approvalStatus, nextRunAt': 'nextRunAt',
  'ErasureReconciler: users by erasure.id': 'erasure.id',
  'ErasureReconciler: users by $or, erasure.id': 'erasure.id',
  'ExchangeReconciler: exchanges by $or, status': 'status',
  'ExchangeReconciler: generations by begunAt': 'begunAt',
  'PendingSignUpSweeper: pending_sign_ups by expiresAt': 'expiresAt',
  'RetentionSweep: password_resets by expiresAt': 'expiresAt',
  'RetentionSweep: sessions by expiresAt': 'expiresAt',
  'FollowUpReconciler: notification_lists by dueAt': 'dueAt',
  'MailReconciler: mails by state': 'state',
  'RetentionSweep: mails by settledAt': 'settledAt',
  'OutboxSweeper: assessments by outbox.time': 'outbox.time',
  'OutboxSweeper: care_profiles by outbox.time': 'outbox.time',
  'OutboxSweeper: crawled_pages by outbox.time': 'outbox.time',
  'OutboxSweeper: documents by outbox.time': 'outbox.time',
  'OutboxSweeper: eligibility_results by outbox.time': 'outbox.time',
  'OutboxSweeper: erasures by outbox.time': 'outbox.time',
  'OutboxSweeper: exchanges by outbox.time': 'outbox.time',
  'OutboxSweeper: password_resets by outbox.time': 'outbox.time',
  'OutboxSweeper: pending_sign_ups by outbox.time': 'outbox.time',
  'OutboxSweeper: users by outbox.time': 'outbox.time',
  'SupportReconciler: support_requests by createdAt, mailsRequested': 'mailsRequested',
  'TipScheduler: tip_schedules by nextAt': 'nextAt',
  'RetentionSweep: generations by begunAt': 'begunAt',
  'RetentionSweep: unsubscribe_links by createdAt': 'createdAt',
  'RetentionSweep: push_subscriptions by turnedOnAt': 'turnedOnAt',
  'FileSweep: files by deleteAfter, sent': 'deleteAfter',
  'AttachmentReconciler: files by deleteAfter, sent': 'deleteAfter',
  'JobReconciler: discovery_jobs by status': 'status',
  'FrontierSweeper: crawl_frontier by notBefore': 'notBefore',
  'FrontierSweeper: crawl_frontier by notBefore, state': 'notBefore',
  'RetentionSweep: discovery_jobs by createdAt': 'createdAt',
  'RetentionSweep: wanted_questions by at': 'at',
  'RetentionSweep: slow_files by at': 'at',
  'JudgePages: crawled_pages by published, waits': 'waits',
  'WithdrawOutdatedPages: sources by statusChanged': 'statusChanged',
  'LateWriteCleanup: assessments by owner': 'owner',
  'LateWriteCleanup: conversations by owner': 'owner',
  'LateWriteCleanup: erasures by acknowledgedAt, sealedOwner': 'sealedOwner',
  'LateWriteCleanup: exchanges by owner': 'owner',
  'LateWriteCleanup: files by owner': 'owner',
  'LateWriteCleanup: generations by owner': 'owner',
  'LateWriteCleanup: mails by refs.userId': 'refs.userId',
  'LateWriteCleanup: push_subscriptions by owner': 'owner',
  'LateWriteCleanup: support_requests by owner': 'owner',
  'LateWriteCleanup: tip_schedules by owner': 'owner',
};

/** Files with a timer of their own, which query by `_id` or not at all. */
const timers = [
  'gateway/src/routes/forwarded-streams.ts',
  'infra/platform/src/app/shut-down.ts',
  'infra/platform/src/jobs/periodic-task.ts',
  'services/coach/src/chat/generation.ts',
  'services/coach/src/files/reading/file-reader.ts',
  'services/coach/src/files/receive-bytes.ts',
  'services/coach/src/library/library-index-cache.ts',
  'services/notifications/src/delivery/send-mail.ts',
];

const prefix = testPrefix();
const environmentOf = (service: string) => testEnvironment(service, prefix);
/** Identity first, since it initializes the key store; the crawl worker last, since it takes no part in erasures. */
const roles: (() => DynamicModule)[] = [
  () => Identity.with(parseConfig(identityEnvironment, environmentOf('identity'))),
  () => CareProfile.with(parseConfig(sealingEnvironment, environmentOf('care-profile'))),
  () => Coach.with(parseConfig(coachEnvironment, environmentOf('coach'))),
  () => Assessment.with(parseConfig(assessmentEnvironment, environmentOf('assessment'))),
  () => Discovery.with(parseConfig(discoveryEnvironment, environmentOf('discovery'))),
  () => Notifications.with(parseConfig(notificationsEnvironment, environmentOf('notifications'))),
  () => WorkerModule.with(parseConfig(workerEnvironment, environmentOf('notifications'))),
  () => CrawlWorker.with(parseConfig(discoveryEnvironment, environmentOf('discovery'))),
];

type Fields = Record<string, unknown>;
type Collection = { collectionName: string; indexes(): Promise<{ key: Fields }[]> };
type Query = { task: string; collection: Collection; filter: Fields };

const underWay = new AsyncLocalStorage<string>();
const asked: Query[] = [];
const apps: INestApplicationContext[] = [];

beforeAll(async () => {
  // The time stands still while they start: a sweeper that has found old events once does not ask for them again.
  const now = jest.spyOn(Clock.prototype, 'now').mockReturnValue(new Date());
  for (const module of roles)
    apps.push(await NestFactory.createApplicationContext(module(), { logger: false }));
  for (const app of apps.slice(0, -1)) await plantErasure(app);
  const tasks = apps.flatMap(periodicTasks);
  // Their own timers must not do the work before it is recorded.
  for (const [, runner] of tasks) await runner.onApplicationShutdown();
  now.mockReturnValue(new Date(Date.now() + 3_600_000));
  recordQueries();
  for (const [task, runner] of tasks) {
    underWay.run(task, () => runner.startOne());
    await runner.onApplicationShutdown();
  }
});
afterAll(async () => {
  for (const app of apps) {
    await app.close();
    await app.get(Resources).close();
  }
});

const databaseOf = (app: INestApplicationContext) => app.get<Database>(Database);

/** Creates an open erasure, so that the tasks have something to query. */
async function plantErasure(app: INestApplicationContext): Promise<void> {
  const [userId, erasureId, now] = [randomUUID(), randomUUID(), new Date()];
  if (app === apps[0]) {
    const tombstone = { emailIndex: `erased/${userId}`, erasedAt: now, outbox: [], events: 0 };
    await databaseOf(app)
      .collection<Fields & { _id: string }>('users')
      .insertOne({ _id: userId, ...tombstone, erasure: { id: erasureId, askedAt: now } });
    return;
  }
  const erase = app.get(EraseOwner, { strict: false });
  const request = { erasureId, userId };
  await erase.execute({ ...request, signature: erasureSignature(request) });
  await erase.acknowledge(erasureId);
}

/** Records the driver's queries on behalf of periodic tasks, in all services. */
function recordQueries(): void {
  const client = databaseOf(apps[0] as INestApplicationContext).getClient();
  const driver = Object.getPrototypeOf(client.db('any').collection('any')) as Record<string, unknown>;
  for (const method of Object.getOwnPropertyNames(driver).filter((name) =>
    /^(find|update|delete|count)/.test(name),
  )) {
    const real = driver[method] as (...args: unknown[]) => unknown;
    driver[method] = function (this: Collection, ...args: unknown[]) {
      const task = underWay.getStore();
      const filter = (args[0] ?? {}) as Fields;
      if (task && !('_id' in filter)) asked.push({ task, collection: this, filter });
      return real.apply(this, args);
    };
  }
}

/** All periodic tasks of a process by name; some providers have PeriodicTaskRunner in a field. */
function periodicTasks(app: INestApplicationContext): [string, PeriodicTaskRunner][] {
  const modules = [...app.get(ModulesContainer).values()];
  return modules
    .flatMap(({ providers }) => [...providers.values()])
    .flatMap(({ name, instance }): [string, PeriodicTaskRunner][] => {
      if (instance instanceof PeriodicTaskRunner) return [[String(name).replace('periodic ', ''), instance]];
      const own = Object.values(instance ?? {}).filter((value) => value instanceof PeriodicTaskRunner);
      return own.map((runner) => [String(name), runner]);
    });
}

const nameOf = ({ task, collection, filter }: Query) =>
  `${task}: ${collection.collectionName} by ${Object.keys(filter).sort().join(', ') || 'nothing'}`;

describe('the database queries of periodic tasks', () => {
  it('are listed here', () => {
    expect([...new Set(asked.map(nameOf))].sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.entries(expected))('%s is served by the index on %s', async (name, field) => {
    const queries = asked.filter((query) => nameOf(query) === name);
    expect(queries).not.toEqual([]);
    for (const { collection, filter } of queries) {
      expect(Object.keys(filter)).toContain(field);
      const indexes = await collection.indexes();
      expect(indexes.map(({ key }) => Object.keys(key)[0])).toContain(field);
    }
  });

  it('come from no other timer: all files with one are listed here', () => {
    const folders = ['services/*/src', 'gateway/src', 'infra/platform/src'];
    const sources = globSync(
      folders.map((folder) => `${folder}/**/*.ts`),
      { cwd: projectRoot },
    );
    const own = sources.filter((file) =>
      readFileSync(join(projectRoot, file), 'utf8').includes('setInterval('),
    );
    expect(own.sort()).toEqual(timers);
  });
});
