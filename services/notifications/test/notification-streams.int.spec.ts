import { randomUUID } from 'node:crypto';
import { HOUR } from '@careward/contracts/kernel/limits';
import { NOTIFICATION_STREAMS } from '@careward/contracts/notifications/limits';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { aCaregiver } from '@careward/testing/a-principal';
import { type PeriodicTaskRunner, runPeriodically } from '@careward/platform/jobs/periodic-task';
import { eventually } from '@careward/testing/eventually';
import { listenTo, twoCopies } from '@careward/testing/two-copies';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { NotificationStreams } from '../src/notifications/notification-streams.js';
import { Notify } from '../src/notifications/notify.js';
import { startNotifications } from './start-notifications.js';

type Caregiver = ReturnType<typeof aCaregiver>;

const copies = twoCopies((prefix) => startNotifications(prefix));
// A heartbeat would bring what no message from the other copy does.
beforeAll(async () => {
  for (const copy of copies)
    await copy.app
      .get<PeriodicTaskRunner>(runPeriodically(NotificationStreams).provide)
      .onApplicationShutdown();
});
const open = listenTo(routes.notificationStream);

const tell = async (copy: RunningService, { userId }: Caregiver, id: string = randomUUID()) => {
  await copy.app.get(Notify).execute(userId, { id, kind: 'welcome' });
  return id;
};

/** A stream at one copy: what it answered, and every event so far. */
async function listen(copy: RunningService, who: Caregiver, headers: Record<string, string> = {}) {
  const { events: all, ...stream } = await open(copy, who, headers);
  const events = () => all().map(({ id, data }) => ({ id, notifications: data }));
  return {
    ...stream,
    events,
    ids: () => events().flatMap(({ notifications }) => notifications.map(({ id }) => id)),
  };
}

describe('a stream of notifications', () => {
  it('begins with all of them, as server-sent events', async () => {
    const who = aCaregiver();
    const [first, second] = [await tell(copies[0], who), await tell(copies[0], who)];
    const { answer, events } = await listen(copies[0], who, { 'accept-language': 'es' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await eventually(() =>
      expect(events()).toMatchObject([
        { id: '2', notifications: [{ id: second, title: 'Le damos la bienvenida' }, { id: first }] },
      ]),
    );
  });

  it('brings what happens at another copy to the streams of every copy, and to nobody else', async () => {
    const [who, other] = [aCaregiver(), aCaregiver()];
    const streams = [await listen(copies[0], who), await listen(copies[1], who)];
    const foreign = await listen(copies[1], other);
    for (const { events } of [...streams, foreign]) await eventually(() => expect(events()).toHaveLength(1));
    const id = await tell(copies[1], who);
    for (const { ids } of streams) await eventually(() => expect(ids()).toEqual([id]));
    await copies[0].call(routes.readNotification, who, { params: { id } });
    for (const { events } of streams)
      await eventually(() => expect(events().at(-1)?.notifications).toMatchObject([{ id, read: true }]));
    expect(foreign.ids()).toEqual([]);
  });

  it('goes on after the event that was seen last, so that nothing in between is lost', async () => {
    const who = aCaregiver();
    await tell(copies[0], who);
    const { events, abort } = await listen(copies[0], who);
    const seen = await eventually(() => events().at(-1)?.id ?? Promise.reject(new Error('nothing yet')));
    abort.abort();
    const missed = [await tell(copies[1], who), await tell(copies[1], who)];
    const { ids } = await listen(copies[1], who, { 'last-event-id': seen });
    await eventually(() => expect(ids()).toEqual(missed.reverse()));
  });

  it.each(['', 'abc', '-1', '9'.repeat(400), '7000'])(
    'begins anew after the unknown event "%s"',
    async (seen) => {
      const who = aCaregiver();
      const id = await tell(copies[0], who);
      const { ids } = await listen(copies[0], who, { 'last-event-id': seen });
      await eventually(() => expect(ids()).toEqual([id]));
    },
  );

  it('loses nothing that is told while it opens', async () => {
    const who = aCaregiver();
    const told = Array.from({ length: 10 }, () => tell(copies[1], who));
    const { ids } = await listen(copies[0], who);
    const all = await Promise.all(told);
    await eventually(() => expect(new Set(ids())).toEqual(new Set(all)));
  });

  it('is refused to a person who has many open, until one of them is closed', async () => {
    const who = aCaregiver();
    const asked = Array.from({ length: NOTIFICATION_STREAMS + 1 }, () => listen(copies[0], who));
    const streams = await Promise.all(asked);
    const refused = streams.filter(({ answer }) => !answer.ok);
    expect(refused.map(({ answer }) => [answer.status, answer.headers.get('retry-after')])).toEqual([
      [429, '60'],
    ]);
    streams.find(({ answer }) => answer.ok)?.abort.abort();
    await eventually(async () => expect((await listen(copies[0], who)).answer.status).toBe(200));
  });
});

describe('without Redis', () => {
  it('a stream hears of changes at the next heartbeat, and is kept alive by it', async () => {
    const prefix = testPrefix();
    const alone = await startNotifications(prefix, { REDIS_URL: 'redis://127.0.0.1:9' });
    const who = aCaregiver();
    const { heard, events, ids } = await listen(alone, who);
    await eventually(() => expect(events()).toHaveLength(1));
    const id = await tell(alone, who);
    const before = heard.text.length;
    await alone.app.get(NotificationStreams).run();
    await eventually(() => expect(ids()).toEqual([id]));
    expect(heard.text.slice(before)).toContain(':\n\n');
    await alone.stop();
  });
});

describe('a copy that shuts down', () => {
  it('ends its streams and does not wait for them', async () => {
    const stopping = await startNotifications(testPrefix());
    const { heard, events } = await listen(stopping, aCaregiver());
    await eventually(() => expect(events()).toHaveLength(1));
    // Requests in progress would be waited for until this test has failed.
    await stopping.stop(HOUR);
    await eventually(() => expect(heard.ended).toBe(true));
  });
});
