import { verificationRequested } from '@careward/contracts/identity/events';
import { Database } from '@careward/platform/mongo/database';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import type { Connection } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import { notificationsEnvironment } from '../src/config.js';
import { MAIL_QUEUE } from '../src/mail/mail-queue.js';
import type { MailDocument } from '../src/mail/mails.repository.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;
let queue: Queue;

beforeAll(async () => {
  service = await startServiceForTest({
    service: 'notifications',
    environment: notificationsEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
  });
  bus = await openBrokerClient(prefix);
  queue = new Queue(MAIL_QUEUE, {
    prefix: `${prefix}jobs`,
    connection: { url: process.env.REDIS_URL ?? '' },
  });
});
afterAll(async () => {
  await queue.close();
  await bus.stop();
  await service.stop();
});

const mailsFor = (verificationId: string) =>
  service.app
    .get<Connection>(Database)
    .collection<MailDocument>('mails')
    .find({ 'refs.verificationId': verificationId })
    .toArray();
const jobs = () => queue.getJobs(['waiting', 'prioritized', 'delayed']);

describe('verification.requested', () => {
  it.each(verificationRequested.samples)('makes one mail of %j, however often it comes', async (data) => {
    const traceparent = `00-${'5'.repeat(32)}-${'7'.repeat(16)}-01`;
    const event = { ...eventOf(verificationRequested, data), traceparent };
    await bus.publish(event);
    await bus.publish(event);
    await bus.publish(event);
    await eventually(async () => {
      expect(await mailsFor(data.verificationId)).toEqual([
        {
          _id: event.id,
          kind: 'verification',
          refs: data,
          state: 'pending',
          attempts: 0,
          correlationId: event.correlationid,
          traceparent,
          requestedAt: expect.any(Date),
          dueAt: expect.any(Date),
          settledAt: null,
          reason: null,
        },
      ]);
      expect((await jobs()).map(({ id, data: job }) => ({ id, job }))).toEqual([
        { id: event.id, job: { mailId: event.id } },
      ]);
    });
  });

  it('tolerates an unknown field', async () => {
    const event = eventOf(verificationRequested, { verificationId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d77' });
    await bus.publish({ ...event, data: { ...event.data, later: 7 } });
    await eventually(async () => {
      const [mail] = await mailsFor(event.data.verificationId);
      expect(mail?.refs).toEqual(event.data);
    });
  });
});

describe('while Redis is unreachable', () => {
  it('the mail is recorded all the same, for the reconciler to find', async () => {
    const otherPrefix = testPrefix();
    const withoutRedis = await startServiceForTest({
      service: 'notifications',
      environment: notificationsEnvironment,
      module: (config) => AppModule.with(config),
      prefix: otherPrefix,
      with: { REDIS_URL: 'redis://127.0.0.1:9' },
    });
    const otherBus = await openBrokerClient(otherPrefix);
    const event = eventOf(verificationRequested);
    await otherBus.publish(event);
    await eventually(async () => {
      const mails = withoutRedis.app.get<Connection>(Database).collection<MailDocument>('mails');
      expect(await mails.findOne({ _id: event.id })).toMatchObject({ state: 'pending', attempts: 0 });
    });
    await otherBus.stop();
    await withoutRedis.stop();
  });
});
