import { describeLostKey } from '@careward/testing/lost-key.suite';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { passwordChanged } from '@careward/contracts/identity/events';
import { Database, databaseName } from '@careward/platform/mongo/database';
import { eventOf } from '@careward/testing/event-of';
import mongoose from 'mongoose';
import { MailRepository } from '../src/mail/mails.repository.js';
import { MailRequests } from '../src/mail/mail-requests.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { NotificationKind } from '../src/notifications/kinds.js';
import { Notify } from '../src/notifications/notify.js';
import { startNotifications } from './start-notifications.js';

type Caregiver = ReturnType<typeof aCaregiver>;
let service: RunningService;
beforeAll(async () => {
  service = await startNotifications(testPrefix());
});
afterAll(() => service.stop());

/** Tells a person something; its id. */
const tell = async ({ userId }: Caregiver, kind: NotificationKind = 'welcome', id: string = randomUUID()) => {
  await service.app.get(Notify).execute(userId, { id, kind });
  return id;
};
const listOf = async (who: Caregiver, lang = 'en') =>
  (await service.call(routes.notifications, who, { headers: { 'accept-language': lang } })).body;
const unreadOf = async (who: Caregiver) => (await listOf(who)).filter(({ read }) => !read).length;
const markRead = (who: Caregiver, id: string) =>
  service.call(routes.readNotification, who, { params: { id } });
const markAll = (who: Caregiver, body?: unknown) =>
  service.call(routes.readAllNotifications, who, body === undefined ? {} : { body });

describe('the notifications of a person', () => {
  it('are none at first', async () => {
    expect(await listOf(aCaregiver())).toEqual([]);
  });

  it('come newest first, with the fields of spec.md 3', async () => {
    const who = aCaregiver();
    const now = new Date('2026-11-01T08:00:00.000Z');
    service.setTime(now);
    const [first, second] = [await tell(who, 'support-received'), await tell(who, 'password-changed')];
    expect(await listOf(who)).toEqual([
      {
        id: second,
        type: 'alert',
        title: 'Your password was changed',
        message: 'If this was you, there is nothing to do. If not, contact support right away.',
        timestamp: now.toISOString(),
        read: false,
        link: '/settings',
      },
      expect.objectContaining({ id: first, type: 'other', link: null }),
    ]);
  });

  it('are in the language of who reads them', async () => {
    const who = aCaregiver();
    await tell(who);
    expect(await listOf(who, 'es-US')).toMatchObject([{ title: 'Le damos la bienvenida' }]);
  });

  it('are nobody else’s', async () => {
    const [who, other] = [aCaregiver(), aCaregiver()];
    const id = await tell(who);
    expect(await listOf(other)).toEqual([]);
    expect((await markRead(other, id)).problem).toMatchObject({ status: 404, code: 'not-found' });
    expect(await unreadOf(who)).toBe(1);
  });

  it('cannot be read in the database', async () => {
    const who = aCaregiver();
    await tell(who, 'burden-completed');
    expect(await collectionsWith(service, 'burden-completed')).toEqual([]);
  });

  it.each([
    ['the list', routes.notifications],
    ['marking one', routes.readNotification],
    ['marking all', routes.readAllNotifications],
    ['the stream', routes.notificationStream],
  ])('need a session: %s', async (_, row) => {
    const answer = await service.call<z.ZodType>(row, nobody, { params: { id: randomUUID() } });
    expect(answer.problem).toMatchObject({ status: 401, code: 'not-signed-in' });
  });
});

describe('marking read', () => {
  it('marks that one, and once more changes nothing', async () => {
    const who = aCaregiver();
    const [first] = [await tell(who), await tell(who)];
    for (let time = 0; time < 2; time++)
      expect((await markRead(who, first)).body).toMatchObject({ id: first, read: true });
    expect(await unreadOf(who)).toBe(1);
  });

  it.each([randomUUID(), 'no-id', 'x'.repeat(90)])('answers 404 to an unknown id: %.40s', async (id) => {
    expect((await markRead(aCaregiver(), id)).status).toBe(404);
  });

  it('keeps the count exact when everything happens at once', async () => {
    const who = aCaregiver();
    const ids = await Promise.all(Array.from({ length: 6 }, () => tell(who)));
    await Promise.all([
      ...ids.slice(0, 4).flatMap((id) => [markRead(who, id), markRead(who, id)]),
      ...Array.from({ length: 3 }, () => tell(who)),
    ]);
    expect(await listOf(who)).toHaveLength(9);
    expect(await unreadOf(who)).toBe(5);
  });

  it('tells the same id once, however many tell it at once', async () => {
    const who = aCaregiver();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => tell(who, 'welcome', id)));
    expect(await listOf(who)).toHaveLength(1);
  });
});

describe('marking all read', () => {
  it.each([
    ['no body', undefined],
    ['an empty one', {}],
    ['an unknown field', { all: 1 }],
  ])('marks all with %s', async (_, body) => {
    const who = aCaregiver();
    await tell(who);
    await tell(who);
    expect((await markAll(who, body)).body).toMatchObject([{ read: true }, { read: true }]);
    expect(await unreadOf(who)).toBe(0);
  });

  it('leaves unread what came after the newest that was seen', async () => {
    const who = aCaregiver();
    const seen = [await tell(who), await tell(who)];
    const unseen = await tell(who);
    const { body } = await markAll(who, { newest: seen[1] });
    expect(body.filter(({ read }) => !read).map(({ id }) => id)).toEqual([unseen]);
  });

  it('leaves exactly those unread that arrive meanwhile', async () => {
    const who = aCaregiver();
    await tell(who);
    const newest = await tell(who);
    await Promise.all([markAll(who, { newest }), tell(who), markAll(who, { newest }), tell(who)]);
    expect(await unreadOf(who)).toBe(2);
  });

  it.each([[''], [7], [null], ['x'.repeat(500)], [{}]] as [unknown][])(
    'refuses %j as the newest',
    async (newest) => {
      const { problem } = await markAll(aCaregiver(), { newest });
      expect(problem).toMatchObject({
        status: 400,
        errors: [{ path: 'newest', message: 'Please reload the page and try again' }],
      });
    },
  );
});

describe('a support request', () => {
  it('tells its person that it was received, once', async () => {
    const who = aCaregiver();
    const body = { subject: 'A question', category: 'general', message: 'How do I add my brother?' };
    const call = { body, headers: { 'idempotency-key': 'the-same' } };
    await service.call(routes.requestSupport, who, call);
    const { body: sent } = await service.call(routes.requestSupport, who, call);
    expect(await listOf(who)).toMatchObject([{ id: sent.id, type: 'other', title: 'We have your message' }]);
  });
});

const form = { subject: 'A question', category: 'general', message: 'How do I add my brother?' };
const ask = (who: Caregiver) => service.call(routes.requestSupport, who, { body: form });
describeLostKey({
  name: 'notifications',
  service: () => service,
  plant: ask,
  refused: {
    'the list of what somebody was told': (who) => service.call(routes.notifications, who),
    'marking all read': (who) => markAll(who),
    'writing to support': ask,
  },
  read: (who) => listOf(who),
});

describe('what somebody was told, while it cannot be opened', () => {
  const withoutKey = (who: Caregiver) =>
    mongoose.connections
      .find(
        ({ name, readyState }) =>
          name === databaseName(service.prefix, 'keys') && readyState === mongoose.STATES.connected,
      )
      ?.collection<{ _id: string }>('data_keys_notifications')
      .deleteOne({ _id: `notifications:${who.userId}` });

  it('is not written over by what comes, which is told later', async () => {
    const who = aCaregiver();
    await tell(who);
    const stored = service.app.get<Database>(Database).collection<{ _id: string }>('notification_lists');
    const before = await stored.findOne({ _id: who.userId });
    await withoutKey(who);
    await expect(tell(who, 'password-changed')).rejects.toMatchObject({ status: 503, code: 'data-locked' });
    expect(await stored.findOne({ _id: who.userId })).toEqual(before);
  });

  it('keeps neither news of the account nor a choice of mails waiting', async () => {
    const who = aCaregiver();
    await tell(who);
    await withoutKey(who);
    const event = eventOf(passwordChanged, { userId: who.userId, by: 'reset' });
    await expect(service.app.get(MailRequests).passwordChanged(event)).rejects.toMatchObject({
      code: 'data-locked',
    });
    expect(await service.app.get(MailRepository).dueAt(event.id)).toBeInstanceOf(Date);
    const body = { tipNotifications: false };
    expect((await service.call(routes.changeCommunicationSettings, who, { body })).status).toBe(200);
  });

  it('holds up no request for support when the value itself was damaged', async () => {
    const who = aCaregiver();
    await tell(who);
    const stored = service.app.get<Database>(Database).collection<{ _id: string }>('notification_lists');
    await stored.updateOne({ _id: who.userId }, { $set: { list: 'cw1.broken' } });
    const { status, body } = await ask(who);
    expect(status).toBe(201);
    expect(await service.app.get(MailRepository).dueAt(body.id)).toBeInstanceOf(Date);
    expect(await stored.findOne({ _id: who.userId })).toMatchObject({ list: 'cw1.broken', revision: 1 });
  });
});
