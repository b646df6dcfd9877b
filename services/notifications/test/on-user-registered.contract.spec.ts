import { userRegistered } from '@careward/contracts/identity/events';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNotifications } from './start-notifications.js';

const prefix = testPrefix();
let service: RunningService;
let bus: TestBus;
beforeAll(async () => {
  service = await startNotifications(prefix);
  bus = await openTestBus(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

describe('user.registered', () => {
  it.each(userRegistered.samples)('welcomes %j once, however often it comes', async (data) => {
    const who = aCaregiver({ userId: data.userId });
    const listed = async () => (await service.call(routes.notifications, who)).body;
    const event = eventOf(userRegistered, data);
    await bus.publish(event);
    await bus.publish({ ...event, data: { ...data, later: 7 } });
    // Events of one kind are handled in order: once the last one shows, both before it were handled.
    const last = aCaregiver();
    await bus.publish(eventOf(userRegistered, { userId: last.userId }));
    await eventually(async () =>
      expect((await service.call(routes.notifications, last)).body).toHaveLength(1),
    );
    expect(await listed()).toEqual([
      expect.objectContaining({ id: event.id, type: 'success', link: '/onboarding', read: false }),
    ]);
  });
});
