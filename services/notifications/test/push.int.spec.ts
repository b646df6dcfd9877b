import { randomUUID } from 'node:crypto';
import { DAY } from '@careward/contracts/kernel/limits';
import { PUSH_DEVICES } from '@careward/contracts/notifications/limits';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import {
  PUSH_REFUSED,
  PUSH_SERVICES,
  type PushSubscription,
} from '@careward/contracts/notifications/schemas';
import { Database } from '@careward/platform/mongo/database';
import { ServiceClient, ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import { RetentionSweep } from '@careward/platform/personal-data/collections';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { aPerson } from '@careward/testing/a-person';
import { aCaregiver } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import { erasureEvent } from '@careward/testing/caller-keys';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import webPush from 'web-push';
import type { NotificationKind } from '../src/notifications/kinds.js';
import { Notify } from '../src/notifications/notify.js';
import { PushSubscriptionRepository } from '../src/push/push-subscriptions.repository.js';
import { isPushAddress } from '../src/push/push.domain.js';
import { PushService, PushWorker, SendPush } from '../src/push/send-push.js';
import { aDevice, aPushService } from './a-device.js';
import { startNotifications } from './start-notifications.js';
import { type LiveSessions, type People, type RunningWorker, startWorker } from './start-worker.js';

describe('the address of a push service', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example.org/abc', false],
    ['https://notfcm.googleapis.com/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://fcm.googleapis.com@127.0.0.1/abc', false],
    ['https://somebody:secret@fcm.googleapis.com/abc', false],
    ['https://somebody@fcm.googleapis.com/abc', false],
    ['https://127.0.0.1/abc', false],
    ['http://[::1]/abc', false],
  ])('%s: %s', (endpoint, known) => {
    expect(isPushAddress(endpoint, PUSH_SERVICES)).toBe(known);
  });

  it.each(['http://127.0.0.1:6000', 'http://127.0.0.1:25'])(
    '%s is refused for its port, as browsers do, also where it is given with its scheme',
    (service) => {
      expect(isPushAddress(`${service}/abc`, [service])).toBe(false);
    },
  );

  it('that is given with its scheme is met exactly', () => {
    const services = ['http://127.0.0.1:4000'];
    expect(isPushAddress('http://a:b@127.0.0.1:4000/abc', services)).toBe(false);
    expect(isPushAddress('http://127.0.0.1:4000/abc', services)).toBe(true);
    expect(isPushAddress('http://127.0.0.1:4001/abc', services)).toBe(false);
    expect(isPushAddress('https://127.0.0.1:4000/abc', services)).toBe(false);
  });
});

const keys = webPush.generateVAPIDKeys();
const people: People = new Map();
const sessions: LiveSessions = new Map();
let pushService: Awaited<ReturnType<typeof aPushService>>;
let service: RunningService;
let worker: RunningWorker;
beforeAll(async () => {
  pushService = await aPushService();
  const prefix = testPrefix();
  const settings = {
    WEB_PUSH_SERVICES: pushService.url,
    WEB_PUSH_PUBLIC_KEY: keys.publicKey,
    WEB_PUSH_PRIVATE_KEY: keys.privateKey,
  };
  worker = await startWorker(prefix, { smtpUrl: 'smtp://127.0.0.1:9', people, sessions, with: settings });
  service = await startNotifications(prefix, { ...settings, IDENTITY_URL: worker.identity.url });
});
afterAll(async () => {
  await worker.stop();
  await service.stop();
  await pushService.stop();
});

type Person = ReturnType<typeof aPersonWith>;
function aPersonWith(locale = 'en') {
  const who = aCaregiver();
  const { email, firstName } = aPerson();
  people.set(who.userId, { address: email, firstName, locale });
  sessions.set(who.userId, [who.sessionId]);
  return who;
}
/** The same person, signed in once more. */
function inAnotherSession(who: Person): Person {
  const again = aCaregiver({ userId: who.userId });
  sessions.set(who.userId, [...(sessions.get(who.userId) ?? []), again.sessionId]);
  return again;
}
function endSession({ userId, sessionId }: Person) {
  sessions.set(
    userId,
    (sessions.get(userId) ?? []).filter((each) => each !== sessionId),
  );
}
async function turnOn(who: Person, device = aDevice(pushService.url)) {
  const answer = await service.call(routes.turnOnPush, who, { body: device.subscription });
  expect(answer.status).toBe(200);
  return device;
}
const devicesOf = async ({ userId }: Person) =>
  (await service.app.get(PushSubscriptionRepository).of(userId)).map(
    ({ subscription }) => subscription.endpoint,
  );
async function tell({ userId }: Person, kind: NotificationKind = 'welcome') {
  const id = randomUUID();
  await service.app.get(Notify).execute(userId, { id, kind });
  return id;
}

describe('a notification', () => {
  it('reaches every device of its person, encrypted, once, and says nothing about health', async () => {
    const who = aPersonWith('es');
    const [phone, laptop] = [await turnOn(who), await turnOn(who)];
    const stranger = await turnOn(aPersonWith());
    const id = await tell(who, 'burden-follow-up');
    for (const device of [phone, laptop]) {
      await eventually(() => expect(pushService.pushedTo(device)).toHaveLength(1));
      const [pushed] = pushService.pushedTo(device);
      expect(pushed && device.open(pushed.body)).toEqual({
        id,
        title: 'Careward',
        body: 'Tiene un aviso nuevo.',
        link: '/notifications',
      });
      expect(pushed?.headers).toMatchObject({ ttl: '86400', topic: id.replaceAll('-', '') });
      expect(pushed?.headers['authorization']).toMatch(`k=${keys.publicKey}`);
    }
    expect(pushService.pushedTo(stranger)).toEqual([]);
  });

  it('about the security of the account says what it is about', async () => {
    const who = aPersonWith();
    const device = await turnOn(who);
    await tell(who, 'password-changed');
    await eventually(() => expect(pushService.pushedTo(device)).toHaveLength(1));
    const [pushed] = pushService.pushedTo(device);
    expect(pushed && device.open(pushed.body)).toMatchObject({ body: 'Your password was changed' });
  });
});

describe('a device ends with the session that turned it on', () => {
  /** The sessions that the person's list of devices names, the latest turned on first. */
  const listed = async (who: Person) =>
    (await service.call(routes.pushDevices, who)).body.map(({ sessionId, current }) => [sessionId, current]);

  it('and is not told that the password was changed, however late anybody hears of it', async () => {
    const who = aPersonWith();
    const intruder = inAnotherSession(who);
    const [own, theirs] = [await turnOn(who), await turnOn(intruder)];
    endSession(intruder);
    await tell(who, 'password-changed');
    await eventually(() => expect(pushService.pushedTo(own)).toHaveLength(1));
    await eventually(async () => expect(await devicesOf(who)).toEqual([own.subscription.endpoint]));
    expect(pushService.pushedTo(theirs)).toEqual([]);
  });

  it('and is sent nothing while identity does not say which sessions are alive', async () => {
    const who = aPersonWith();
    const device = await turnOn(who);
    await worker.app.get(PushWorker).onApplicationShutdown();
    const job = { owner: who.userId, notificationId: await tell(who) };
    jest.spyOn(worker.app.get(ServiceClient), 'ask').mockResolvedValueOnce(null);
    await expect(worker.app.get(SendPush).execute(job)).rejects.toThrow();
    expect(pushService.pushedTo(device)).toEqual([]);
    worker.app.get(PushWorker).onApplicationBootstrap();
    await eventually(() => expect(pushService.pushedTo(device)).toHaveLength(1));
    expect(await devicesOf(who)).toHaveLength(1);
  });

  it('and the list of devices waits for identity', async () => {
    const who = aPersonWith();
    await turnOn(who);
    jest.spyOn(service.app.get(ServiceClient), 'ask').mockRejectedValueOnce(new ServiceUnreachable());
    const { problem } = await service.call(routes.pushDevices, who);
    expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await devicesOf(who)).toHaveLength(1);
  });

  it('and is no longer in the list of devices', async () => {
    const who = aPersonWith();
    const other = inAnotherSession(who);
    await turnOn(other);
    await turnOn(who);
    expect(await listed(who)).toEqual([
      [who.sessionId, true],
      [other.sessionId, false],
    ]);
    endSession(other);
    expect(await listed(who)).toEqual([[who.sessionId, true]]);
    expect(await devicesOf(who)).toHaveLength(1);
  });

  it('and lives on in the session that turns it on again', async () => {
    const who = aPersonWith();
    const device = await turnOn(who);
    const again = inAnotherSession(who);
    await turnOn(again, device);
    endSession(who);
    expect(await listed(again)).toEqual([[again.sessionId, true]]);
    await tell(who);
    await eventually(() => expect(pushService.pushedTo(device)).toHaveLength(1));
  });

  it('or when its person says so on another device, and nobody else', async () => {
    const who = aPersonWith();
    const other = inAnotherSession(who);
    await turnOn(other);
    const { sessionId } = other;
    await service.call(routes.turnOffPush, aPersonWith(), { params: { sessionId } });
    expect(await devicesOf(who)).toHaveLength(1);
    const answer = await service.call(routes.turnOffPush, who, { params: { sessionId } });
    expect(answer.body).toEqual({ success: true });
    expect(await devicesOf(who)).toEqual([]);
  });

  it('and one that no session is known of counts as ended', async () => {
    const who = aPersonWith();
    await turnOn(who);
    const stored = service.app.get<Database>(Database).collection('push_subscriptions');
    await stored.updateOne({ owner: who.userId }, { $unset: { sessionId: '' } });
    expect(await listed(who)).toEqual([]);
    expect(await devicesOf(who)).toEqual([]);
  });

  it('and is removed when no session can be that old', async () => {
    const [before, who] = [aPersonWith(), aPersonWith()];
    const start = Date.UTC(2027, 0, 1);
    service.setTime(new Date(start));
    await turnOn(before);
    service.setTime(new Date(start + 30 * DAY));
    await turnOn(who);
    service.setTime(new Date(start + 30 * DAY + 1));
    await service.app.get(RetentionSweep).run();
    expect([await devicesOf(before), (await devicesOf(who)).length]).toEqual([[], 1]);
  });
});

describe('nothing is sent', () => {
  /** Has the worker handle one that nobody else handles. */
  const send = (who: Person, notificationId: string) =>
    worker.app.get(SendPush).execute({ owner: who.userId, notificationId });

  it('to somebody who does not want it, from the moment they say so', async () => {
    const who = aPersonWith();
    const device = await turnOn(who);
    await service.call(routes.changeCommunicationSettings, who, { body: { pushNotifications: false } });
    await send(who, await tell(who));
    expect(pushService.pushedTo(device)).toEqual([]);
  });

  it('of what was read before, and of what does not exist', async () => {
    const who = aPersonWith();
    const id = await tell(who);
    await service.call(routes.readNotification, who, { params: { id } });
    const device = await turnOn(who);
    await send(who, id);
    await send(who, randomUUID());
    expect(pushService.pushedTo(device)).toEqual([]);
  });

  it('to an account that is gone', async () => {
    const who = aPersonWith();
    const device = await turnOn(who);
    people.delete(who.userId);
    await send(who, await tell(who));
    expect(pushService.pushedTo(device)).toEqual([]);
  });
});

describe('a device', () => {
  it.each([404, 410])(
    'whose push service answers %i is forgotten, and the others are sent it',
    async (status) => {
      const who = aPersonWith();
      const [gone, other] = [await turnOn(who), await turnOn(who)];
      pushService.answer(gone, status);
      await tell(who);
      await eventually(async () => expect(await devicesOf(who)).toEqual([other.subscription.endpoint]));
      expect(pushService.pushedTo(other)).toHaveLength(1);
    },
  );

  it.each([429, 503])('whose push service answers %i is tried again', async (status) => {
    const who = aPersonWith();
    const device = await turnOn(who);
    await worker.app.get(PushWorker).onApplicationShutdown();
    pushService.answer(device, status);
    const job = { owner: who.userId, notificationId: await tell(who) };
    await expect(worker.app.get(SendPush).execute(job)).rejects.toThrow();
    pushService.answer(device, 201);
    worker.app.get(PushWorker).onApplicationBootstrap();
    await eventually(() => expect(pushService.pushedTo(device)).toHaveLength(2));
    expect(await devicesOf(who)).toHaveLength(1);
  });

  it('belongs to whoever turned it on last', async () => {
    const [first, second] = [aPersonWith(), aPersonWith()];
    const device = await turnOn(first);
    await turnOn(second, device);
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([[], [device.subscription.endpoint]]);
  });

  it('stays with whoever turned it on while the push service said that it is gone', async () => {
    const [first, second] = [aPersonWith(), aPersonWith()];
    const device = await turnOn(first);
    await worker.app.get(PushWorker).onApplicationShutdown();
    const job = { owner: first.userId, notificationId: await tell(first) };
    jest.spyOn(worker.app.get(PushService), 'send').mockImplementationOnce(async () => {
      await turnOn(second, device);
      return 'gone';
    });
    await worker.app.get(SendPush).execute(job);
    worker.app.get(PushWorker).onApplicationBootstrap();
    expect(await devicesOf(second)).toEqual([device.subscription.endpoint]);
  });

  it('is stored unreadable, one of ten at most, and removed with the account', async () => {
    const who = aPersonWith();
    const devices = [];
    for (let n = 0; n <= PUSH_DEVICES; n++) {
      service.setTime(new Date(Date.UTC(2026, 10, 1, 8, n)));
      devices.push(await turnOn(who));
    }
    const kept = devices.slice(1).map(({ subscription }) => subscription.endpoint);
    expect(await devicesOf(who)).toEqual(kept.reverse());
    expect(await collectionsWith(service, String(devices[5]?.path))).toEqual([]);
    await service.app.get(EraseOwner).execute(erasureEvent(who.userId).data);
    expect(await devicesOf(who)).toEqual([]);
    const again = await service.call(routes.turnOnPush, who, { body: aDevice(pushService.url).subscription });
    expect(again.status).toBe(410);
  });

  const { subscription } = aDevice('https://fcm.googleapis.com');
  it.each([
    ['nothing', {}],
    ['no object', 'phone'],
    ['no keys', { endpoint: subscription.endpoint }],
    ['a short key', { ...subscription, keys: { ...subscription.keys, p256dh: 'abc' } }],
    ['no address', { ...subscription, endpoint: 'phone' }],
    ['another kind of address', { ...subscription, endpoint: 'file:///etc/passwd' }],
    ['a long address', { ...subscription, endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_000)}` }],
    ['a server that is no push service', { ...subscription, endpoint: 'https://internal.example/' }],
    ['one of our own machines', { ...subscription, endpoint: 'http://127.0.0.1:1/' }],
  ])('that sends %s is refused with a sentence', async (_what, body) => {
    const answer = await service.call(routes.turnOnPush, aPersonWith(), { body });
    expect(answer.status).toBe(400);
    expect(answer.problem.detail).toBe(PUSH_REFUSED);
  });

  const withKey = ({ keys, ...more }: PushSubscription, p256dh: Uint8Array) => ({
    ...more,
    keys: { ...keys, p256dh: Buffer.from(p256dh).toString('base64url') },
  });
  const pointOf = ({ keys }: PushSubscription) => Buffer.from(keys.p256dh, 'base64url');
  it.each<[string, (taken: PushSubscription) => PushSubscription]>([
    ['a key that is no point of the curve', (taken) => withKey(taken, Buffer.alloc(65, 4))],
    [
      'a point in another form',
      (taken) => withKey(taken, pointOf(taken).with(0, 6 + ((pointOf(taken).at(-1) ?? 0) & 1))),
    ],
    ['a name and a password', ({ endpoint, keys }) => ({ endpoint: endpoint.replace('//', '//a:b@'), keys })],
  ])('that sends %s to a known push service is refused with a sentence', async (_what, changed) => {
    const body = changed(aDevice(pushService.url).subscription);
    const { problem } = await service.call(routes.turnOnPush, aPersonWith(), { body });
    expect(problem).toMatchObject({ status: 400, detail: PUSH_REFUSED });
  });
});
