import { passwordChanged, sessionStarted } from '@careward/contracts/identity/events';
import { notificationsErasureAcknowledged } from '@careward/contracts/notifications/events';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { Clock } from '@careward/platform/app/clock';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { EventTransport } from '@careward/platform/events/event-transport';
import { aPerson } from '@careward/testing/a-person';
import type { aCaregiver } from '@careward/testing/a-principal';
import { collectionsWith, goneFrom } from '@careward/testing/collections-with';
import { erasureEvent } from '@careward/testing/caller-keys';
import { describeErasure } from '@careward/testing/erasure.suite';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MailRepository } from '../src/mail/mails.repository.js';
import { MailRequests } from '../src/mail/mail-requests.js';
import { ScheduleTips } from '../src/tips/schedule-tips.js';
import { SendMail } from '../src/delivery/send-mail.js';
import { scriptedSmtp, type ScriptedSmtp } from './scripted-smtp.js';
import { aDevice } from './a-device.js';
import { startNotifications } from './start-notifications.js';
import { startWorker, type Contacts, type RunningWorker } from './start-worker.js';

const prefix = testPrefix();
const contacts: Contacts = new Map();
let service: RunningService;
let worker: RunningWorker;
let smtp: ScriptedSmtp;
let bus: BrokerClient;

beforeAll(async () => {
  service = await startNotifications(prefix);
  bus = await openBrokerClient(prefix);
  smtp = await scriptedSmtp();
  worker = await startWorker(prefix, { smtpUrl: smtp.url, contacts });
  await eventually(() => expect(worker.app.get(EventTransport).connected).toBe(true));
});
afterAll(async () => {
  await worker.stop();
  await smtp.stop();
  await bus.stop();
  await service.stop();
});

/** An erasure. Identity still has its address unless `known` is false. */
function anErasure({ known = true } = {}) {
  const event = erasureEvent(randomUUID());
  const { email: address } = aPerson();
  if (known) contacts.set(event.data.erasureId, { address, locale: 'en' });
  const { userId, erasureId } = event.data;
  return { event, address, userId, erasureId };
}
const acknowledgements = (erasureId: string, count = 1) =>
  eventually(() => {
    const events = bus
      .ofType(notificationsErasureAcknowledged)
      .filter(({ data }) => data.erasureId === erasureId);
    expect(events).toHaveLength(count);
    return events;
  });
const mailsTo = (address: string) => smtp.accepted.filter((to) => to === address).length;

const settingsChanged = (who: ReturnType<typeof aCaregiver>) =>
  service.call(routes.changeCommunicationSettings, who, { body: { tipNotifications: false } });
const supportRequested = (who: ReturnType<typeof aCaregiver>) =>
  service.call(routes.requestSupport, who, {
    body: { subject: 'A question', category: 'general', message: 'How do I add my brother?' },
  });

/** The event that tells of the account; as a status, since no route makes a schedule. */
async function registered({ userId }: ReturnType<typeof aCaregiver>): Promise<number> {
  const registration = { id: randomUUID(), userId, registeredAt: new Date() };
  try {
    await service.app.get(ScheduleTips).execute(registration);
    return 201;
  } catch (error) {
    if (isAccountErased(error)) return 410;
    throw error;
  }
}

/** The event that tells of a sign-in; as a status, since no route asks for a mail. */
async function signedIn({ userId }: ReturnType<typeof aCaregiver>): Promise<number> {
  const refs = { userId, browser: 'edge', system: 'windows', at: new Date().toISOString() } as const;
  const about = { correlationId: randomUUID(), traceparent: null };
  try {
    const mails = service.app.get(MailRepository);
    await mails.add({ id: randomUUID(), kind: 'new-sign-in', refs, ...about }, new Date());
    return 201;
  } catch (error) {
    if (isAccountErased(error)) return 410;
    throw error;
  }
}

const turnedOnPush = (who: ReturnType<typeof aCaregiver>) =>
  service.call(routes.turnOnPush, who, { body: aDevice('https://fcm.googleapis.com').subscription });

describeErasure({
  service: () => service,
  bus: () => bus,
  acknowledged: notificationsErasureAcknowledged,
  plant: async (who) => {
    await settingsChanged(who);
    await supportRequested(who);
    await registered(who);
    await turnedOnPush(who);
    await signedIn(who);
  },
  stores: {
    communicationSettings: { planted: 1, writes: [async (who) => (await settingsChanged(who)).status] },
    supportRequests: { planted: 1, writes: [async (who) => (await supportRequested(who)).status] },
    tipSchedules: { planted: 1, writes: [registered] },
    pushDevices: { planted: 1, writes: [async (who) => (await turnedOnPush(who)).status] },
    mails: { planted: 1, writes: [signedIn] },
    // The receipt of a support request.
    notifications: { planted: 1, writes: [async (who) => (await supportRequested(who)).status] },
  },
});

describe('erasure.requested', () => {
  it('is acknowledged when the last mail was accepted, and stores neither address nor user', async () => {
    const { event, address, userId, erasureId } = anErasure();
    const traceparent = `00-${'5'.repeat(32)}-${'7'.repeat(16)}-01`;
    await bus.publish({ ...event, traceparent });
    const [answer] = await acknowledgements(erasureId);
    // The worker's job continues the trace of the event.
    expect(answer).toMatchObject({ correlationid: event.correlationid, traceparent });
    expect(answer?.data).toEqual({
      erasureId,
      userId,
      removed: 0,
      communicationSettings: 0,
      supportRequests: 0,
      tipSchedules: 0,
      pushDevices: 0,
      mails: 0,
      notifications: 0,
    });
    expect(mailsTo(address)).toBe(1);
    for (const personal of [address, userId]) await goneFrom(service, personal);
  });

  it('mails once, however often it is delivered, and acknowledges each later delivery', async () => {
    const { event, address, erasureId } = anErasure();
    await Promise.all([bus.publish(event), bus.publish(event)]);
    // The worker acknowledges before it completes the mail, so every later acknowledgement answers a later delivery.
    await eventually(async () =>
      expect(await service.app.get(MailRepository).isSettled(erasureId)).toBe(true),
    );
    for (const correlationid of [randomUUID(), randomUUID()]) {
      await bus.publish({ ...event, correlationid, data: { ...event.data, later: 7 } });
      await eventually(() =>
        expect(bus.ofType(notificationsErasureAcknowledged)).toContainEqual(
          expect.objectContaining({ correlationid, data: expect.objectContaining({ erasureId }) }),
        ),
      );
    }
    expect(mailsTo(address)).toBe(1);
  });

  it('wins over events of the account that come later: they store nothing and are not retried', async () => {
    const { event, userId, erasureId } = anErasure();
    await bus.publish(event);
    await acknowledgements(erasureId);
    const [{ sessionId, browser, system }] = sessionStarted.samples as [(typeof sessionStarted.samples)[0]];
    const data = { userId, sessionId, browser, system, device: 'new' as const };
    await service.app.get(MailRequests).sessionStarted(eventOf(sessionStarted, data));
    await service.app.get(MailRequests).passwordChanged(eventOf(passwordChanged, { userId, by: 'reset' }));
    await goneFrom(service, userId);
    expect(await collectionsWith(service, userId)).toEqual([]);
  });

  it('is acknowledged when the address was destroyed before the mail was sent', async () => {
    const { event, erasureId } = anErasure({ known: false });
    await bus.publish(event);
    expect(await acknowledgements(erasureId)).toMatchObject([{ data: { erasureId } }]);
  });

  it('is acknowledged when the mail server does not know the recipient', async () => {
    const { event, address, erasureId } = anErasure();
    smtp.answers.push('550 no such user');
    await bus.publish(event);
    await acknowledgements(erasureId);
    expect(mailsTo(address)).toBe(0);
  });

  it('sends no second mail when the worker died after it had acknowledged', async () => {
    const { event, address, erasureId } = anErasure();
    const eraseOwner = worker.app.get(EraseOwner);
    await eraseOwner.execute(event.data);
    await eraseOwner.acknowledge(erasureId);
    const mails = worker.app.get(MailRepository);
    const about = { correlationId: randomUUID(), traceparent: null };
    await mails.add({ id: erasureId, kind: 'erasure', refs: { erasureId }, ...about }, new Date());
    await worker.app.get(SendMail).execute(erasureId);
    expect(await mails.isSettled(erasureId)).toBe(true);
    expect(mailsTo(address)).toBe(0);
    await acknowledgements(erasureId);
  });

  it('is not acknowledged while the mail may still be sent', async () => {
    const now = new Date();
    service.setTime(now);
    worker.app.get(Clock).now = () => now;
    const { event, address, erasureId } = anErasure();
    smtp.answers.push('451 busy');
    await bus.publish(event);
    await eventually(async () =>
      expect(await worker.app.get(MailRepository).dueAt(erasureId)).toEqual(new Date(now.getTime() + 5_000)),
    );
    expect(
      bus.ofType(notificationsErasureAcknowledged).some(({ data }) => data.erasureId === erasureId),
    ).toBe(false);
    worker.app.get(Clock).now = () => new Date(now.getTime() + 5_000);
    await worker.app.get(SendMail).execute(erasureId);
    await acknowledgements(erasureId);
    expect(mailsTo(address)).toBe(1);
  });
});
