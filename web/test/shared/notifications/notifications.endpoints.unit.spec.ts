/** @jest-environment ./web/test/browser-environment.mjs */
import { NOTIFICATIONS_KEPT } from '@careward/contracts/notifications/limits';
import { describe, expect, it, jest } from '@jest/globals';
import { createStore } from '../../../src/base/store.js';
import {
  mergeNotifications,
  notificationsChanged,
  notificationsEndpoints,
} from '../../../src/shared/notifications/notifications.endpoints.js';
import { answer } from '../../answer.js';
import { aNotification } from './a-notification.js';

const at = (id: string, minute: number, read = false) =>
  aNotification({ id, read, timestamp: new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString() });
const short = (list: ReturnType<typeof mergeNotifications>) =>
  list.map(({ id, read }) => (read ? id : `${id}*`));

describe('mergeNotifications', () => {
  it.each([
    ['adds what is new, newest first', [at('a', 1)], [at('c', 3), at('b', 2)], ['c*', 'b*', 'a*']],
    ['takes what changed', [at('b', 2), at('a', 1)], [at('a', 1, true)], ['b*', 'a']],
    ['keeps read what was read, when an older answer comes later', [at('a', 1, true)], [at('a', 1)], ['a']],
    ['keeps what an older answer does not know yet', [at('b', 2), at('a', 1)], [at('a', 1)], ['b*', 'a*']],
  ])('%s', (_, known, changed, expected) => {
    expect(short(mergeNotifications(known, changed))).toEqual(expected);
  });

  it('lets the oldest go, as the server does', () => {
    const full = Array.from({ length: NOTIFICATIONS_KEPT }, (_, n) => at(`${n}`, NOTIFICATIONS_KEPT - n));
    const merged = mergeNotifications(full, [at('new', NOTIFICATIONS_KEPT + 1)]);
    expect(merged).toHaveLength(NOTIFICATIONS_KEPT);
    expect([merged[0]?.id, merged.at(-1)?.id]).toEqual(['new', `${NOTIFICATIONS_KEPT - 2}`]);
  });
});

it('what could not be marked read is unread again, and no other one that came meanwhile', async () => {
  const store = createStore();
  const { notifications, readNotification } = notificationsEndpoints.endpoints;
  const shown = () => short(notifications.select('en')(store.getState()).data ?? []);
  store.dispatch(notificationsChanged([at('a', 1), at('b', 2, true)]));

  const told = Promise.withResolvers<Response>();
  globalThis.fetch = jest.fn<typeof fetch>(() => told.promise);
  const marking = store.dispatch(readNotification.initiate('a'));
  expect(shown()).toEqual(['b', 'a']);
  store.dispatch(notificationsChanged([at('c', 3, true)]));
  told.resolve(answer(503, {}));
  await marking;
  expect(shown()).toEqual(['c', 'b', 'a*']);
});
