import { defaultCommunicationSettings } from '@careward/contracts/notifications/schemas';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { describePersonExport } from '@careward/testing/person-export.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { RequestMail } from '../src/mail/mail-queue.js';
import { ScheduleTips } from '../src/tips/schedule-tips.js';
import { TipScheduleRepository } from '../src/tips/tip-schedules.repository.js';
import { aDevice } from './a-device.js';
import { startNotifications } from './start-notifications.js';

let service: RunningService;
beforeAll(async () => {
  service = await startNotifications(testPrefix());
});
afterAll(() => service.stop());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const asked = { subject: 'A question', category: 'general', message: 'How do I add my brother?' };
const pushService = 'https://fcm.googleapis.com';
const tipsSent = { sent: ['safe-bathing'], dueAt: '2026-11-20T15:00:00.000Z' };

const signIn = { browser: 'edge', system: 'windows', at: '2026-11-22T21:30:00.000Z' } as const;

describePersonExport({
  name: 'notifications',
  service: () => service,
  plant: async (who) => {
    await service.call(routes.changeCommunicationSettings, who, { body: { tipNotifications: false } });
    await service.call(routes.requestSupport, who, { body: asked });
    await service.call(routes.turnOnPush, who, { body: aDevice(pushService).subscription });
    const schedule = { id: randomUUID(), userId: who.userId, registeredAt: new Date() };
    await service.app.get(ScheduleTips).execute(schedule);
    await service.app
      .get(TipScheduleRepository)
      .saveHistory({ id: schedule.id, owner: who.userId }, tipsSent);
    const about = { correlationId: randomUUID(), traceparent: null };
    const refs = { userId: who.userId, ...signIn };
    const requestMail = service.app.get(RequestMail);
    await requestMail.execute({ id: randomUUID(), kind: 'new-sign-in', refs, ...about });
    await requestMail.execute({
      id: randomUUID(),
      kind: 'password-changed',
      refs: { userId: who.userId },
      ...about,
    });
  },
  expected: {
    communicationSettings: { ...defaultCommunicationSettings, tipNotifications: false },
    notifications: [{ at: time, title: expect.any(String), message: expect.any(String), read: false }],
    nextAssessmentReminder: null,
    supportRequests: [{ sentAt: time, ...asked }],
    pushDevices: [
      {
        turnedOnAt: time,
        subscription: { endpoint: expect.stringContaining(pushService), keys: expect.anything() },
      },
    ],
    careTips: { nextAt: time, lately: tipsSent },
    accountMails: [
      { about: 'new-sign-in', askedAt: time, state: 'pending', signIn },
      { about: 'password-changed', askedAt: time, state: 'pending' },
    ],
  },
  marked: {
    notifications: UNREADABLE,
    supportRequests: [{ category: 'general', subject: UNREADABLE, message: UNREADABLE }],
    pushDevices: [{ turnedOnAt: time, subscription: UNREADABLE }],
    careTips: { nextAt: time, lately: UNREADABLE },
  },
});
