import { passwordChanged, passwordResetRequested, sessionStarted } from '@careward/contracts/identity/events';
import { Database } from '@careward/platform/mongo/database';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import { notificationsEnvironment } from '../src/config.js';
import type { MailDocument } from '../src/mail/mails.repository.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;
beforeAll(async () => {
  service = await startServiceForTest({
    service: 'notifications',
    environment: notificationsEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
  });
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

const mailsOf = (id: string) =>
  service.app.get<Connection>(Database).collection<MailDocument>('mails').find({ _id: id }).toArray();

/** The mail that an event asks for, however often it comes and whatever it may carry later. */
async function mailFor(event: Parameters<BrokerClient['publish']>[0]) {
  for (let n = 0; n < 3; n += 1) await bus.publish({ ...event, data: { ...event.data, later: 7 } });
  return eventually(async () => {
    const mails = await mailsOf(event.id);
    expect(mails).toHaveLength(1);
    return { kind: mails[0]?.kind, refs: mails[0]?.refs };
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
