import { userRegistered } from '@careward/contracts/identity/events';
import { Database } from '@careward/platform/mongo/database';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { TipScheduleDocument } from '../src/tips/tip-schedules.repository.js';
import { firstTipTime } from '../src/tips/tips.domain.js';
import { startNotifications } from './start-notifications.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;
beforeAll(async () => {
  service = await startNotifications(prefix);
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

const schedulesOf = (owner: string) =>
  service.app
    .get<Connection>(Database)
    .collection<TipScheduleDocument>('tip_schedules')
    .find({ owner })
    .toArray();

describe('user.registered', () => {
  it.each(userRegistered.samples)(
    'welcomes %j and makes one schedule, however often it comes',
    async (data) => {
      const listOf = async (userId: string) =>
        (await service.call(routes.notifications, aCaregiver({ userId }))).body;
      const event = eventOf(userRegistered, data, { subject: data.userId, time: '2026-03-02T10:00:00.000Z' });
      for (const later of [1, 2, 3]) await bus.publish({ ...event, data: { ...data, later } });
      // Handled after those, since it has the same subject.
      const last = eventOf(userRegistered, { userId: randomUUID() }, { subject: data.userId });
      await bus.publish(last);
      await eventually(async () => expect(await schedulesOf(last.data.userId)).toHaveLength(1));
      const nextAt = firstTipTime(data.userId, new Date(event.time));
      expect(await schedulesOf(data.userId)).toEqual([{ _id: event.id, owner: data.userId, nextAt }]);
      expect(await listOf(data.userId)).toEqual([
        expect.objectContaining({ id: event.id, type: 'success', link: '/onboarding', read: false }),
      ]);
    },
  );
});
