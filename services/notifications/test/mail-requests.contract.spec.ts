import {
  passwordChanged,
  passwordResetRequested,
  sessionStarted,
  verificationRequested,
} from '@careward/contracts/identity/events';
import { Database } from '@careward/platform/mongo/database';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Queue } from 'bullmq';
import type { Connection } from 'mongoose';
import { MAIL_QUEUE } from '../src/mail/mail-queue.js';
import { type MailDocument, MailRepository } from '../src/mail/mails.repository.js';
import { startNotifications } from './start-notifications.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;
let queue: Queue;

beforeAll(async () => {
  service = await startNotifications(prefix);
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

const mails = (of = service) => of.app.get<Connection>(Database).collection<MailDocument>('mails');
const verificationMails = (verificationId: string) =>
  mails().find({ 'refs.verificationId': verificationId }).toArray();
const jobs = () => queue.getJobs(['waiting', 'prioritized', 'delayed']);

describe('verification.requested', () => {
  it.each(verificationRequested.samples)('makes one mail of %j, however often it comes', async (data) => {
    const traceparent = `00-${'5'.repeat(32)}-${'7'.repeat(16)}-01`;
    const event = { ...eventOf(verificationRequested, data), traceparent };
    await bus.publish(event);
    await bus.publish(event);
    await bus.publish(event);
    await eventually(async () => {
      expect(await verificationMails(data.verificationId)).toEqual([
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

  it('is a mail later where it cannot be stored at first', async () => {
    jest.spyOn(service.app.get(MailRepository), 'add').mockRejectedValueOnce(new Error('played'));
    const verificationId = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d78';
    await bus.publish(eventOf(verificationRequested, { verificationId }));
    await eventually(async () => expect(await verificationMails(verificationId)).toHaveLength(1));
  });

  it('tolerates an unknown field', async () => {
    const event = eventOf(verificationRequested, { verificationId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d77' });
    await bus.publish({ ...event, data: { ...event.data, later: 7 } });
    await eventually(async () => {
      const [mail] = await verificationMails(event.data.verificationId);
      expect(mail?.refs).toEqual(event.data);
    });
  });
});

const mailsOf = (id: string) => mails().find({ _id: id }).toArray();
/** The mail that an event asks for, however often it comes and whatever it may carry later. */
async function mailFor(event: Parameters<BrokerClient['publish']>[0]) {
  for (let n = 0; n < 3; n += 1) await bus.publish({ ...event, data: { ...event.data, later: 7 } });
  return eventually(async () => {
    const asked = await mailsOf(event.id);
    expect(asked).toHaveLength(1);
    return { kind: asked[0]?.kind, refs: asked[0]?.refs };
  });
}

describe('a mail about the account is asked for', () => {
  it.each(passwordResetRequested.samples)('by password-reset.requested %j', async (data) => {
    expect(await mailFor(eventOf(passwordResetRequested, data))).toEqual({
      kind: 'password-reset',
      refs: data,
    });
  });

  it.each(passwordChanged.samples)('by password.changed %j', async (data) => {
    const { userId } = data;
    expect(await mailFor(eventOf(passwordChanged, data))).toEqual({
      kind: 'password-changed',
      refs: { userId },
    });
  });

  const isNew = ({ device }: (typeof sessionStarted.samples)[number]) => device === 'new';
  it.each(sessionStarted.samples.filter(isNew))('by session.started on a new device %j', async (data) => {
    const { userId, browser, system } = data;
    const event = eventOf(sessionStarted, data);
    const refs = { userId, browser, system, at: event.time };
    expect(await mailFor(event)).toEqual({ kind: 'new-sign-in', refs });
  });

  it.each(sessionStarted.samples.filter((each) => !isNew(each)))('but not by %j', async (data) => {
    const known = eventOf(sessionStarted, data);
    await bus.publish(known);
    // Events of one account are handled in order, so once this one has its mail the other was handled.
    await mailFor({ ...eventOf(sessionStarted, { ...data, device: 'new' }), subject: known.subject });
    expect(await mailsOf(known.id)).toEqual([]);
  });
});

describe('while Redis is unreachable', () => {
  it('the mail is recorded all the same, for the reconciler to find', async () => {
    const otherPrefix = testPrefix();
    const withoutRedis = await startNotifications(otherPrefix, { REDIS_URL: 'redis://127.0.0.1:9' });
    const otherBus = await openBrokerClient(otherPrefix);
    const event = eventOf(verificationRequested);
    await otherBus.publish(event);
    await eventually(async () => {
      expect(await mails(withoutRedis).findOne({ _id: event.id })).toMatchObject({
        state: 'pending',
        attempts: 0,
      });
    });
    await otherBus.stop();
    await withoutRedis.stop();
  });
});
