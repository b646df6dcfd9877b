import { burdenCompleted, eligibilityAssessed } from '@careward/contracts/assessment/events';
import type { BurdenLevel } from '@careward/contracts/assessment/burden';
import { burdenLevel } from '@careward/contracts/assessment/routes';
import { FOLLOW_UP_AFTER } from '@careward/contracts/notifications/limits';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { type PeriodicTaskRunner, runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { erasureEvent } from '@careward/testing/caller-keys';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ChangeList, FollowUpReconciler } from '../src/notifications/notify.js';
import type { NotificationListDocument } from '../src/notifications/notification-lists.repository.js';
import { startNotifications } from './start-notifications.js';

type Caregiver = ReturnType<typeof aCaregiver>;
const now = new Date('2026-11-01T08:00:00.000Z');
const aWeekLater = new Date(now.getTime() + FOLLOW_UP_AFTER);

const prefix = testPrefix();
/** Assessment's answers by assessment id; it knows no others. */
const levels = new Map<string, BurdenLevel>();
let assessment: StubbedInternal;
let service: RunningService;
let bus: BrokerClient;
beforeAll(async () => {
  assessment = await stubInternal([
    answering(burdenLevel, ({ assessmentId = '' }) => {
      const level = levels.get(assessmentId);
      return level ? { level } : null;
    }),
  ]);
  service = await startNotifications(prefix, { ASSESSMENT_URL: assessment.url });
  // The tests say when it runs.
  await service.app
    .get<PeriodicTaskRunner>(runPeriodically(FollowUpReconciler).provide)
    .onApplicationShutdown();
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
  await assessment.stop();
});
beforeEach(() => service.setTime(now));

const listOf = async (who: Caregiver) => (await service.call(routes.notifications, who)).body;
const titlesOf = async (who: Caregiver) => (await listOf(who)).map(({ title }) => title);

/** Publishes that an assessment with this level was finished. */
async function assess(
  { userId }: Caregiver,
  level: BurdenLevel | 'unknown',
  at = now,
  envelope: { subject?: string } = {},
) {
  const assessmentId = randomUUID();
  if (level !== 'unknown') levels.set(assessmentId, level);
  const event = eventOf(burdenCompleted, { userId, assessmentId }, { time: at.toISOString(), ...envelope });
  await bus.publish(event);
  return event;
}
/** The same, and waits until it was handled. */
async function assessed(who: Caregiver, level: BurdenLevel, at = now, envelope = {}) {
  const event = await assess(who, level, at, envelope);
  await eventually(async () => expect((await listOf(who)).map(({ id }) => id)).toContain(event.id));
  return event;
}
const followUpsRunAt = async (time: Date) => {
  service.setTime(time);
  await service.app.get(FollowUpReconciler).run();
};

describe('eligibility.assessed', () => {
  it.each(eligibilityAssessed.samples)('tells %j once that the result is saved', async (data) => {
    const who = aCaregiver({ userId: data.userId });
    const event = eventOf(eligibilityAssessed, data);
    await bus.publish(event);
    await bus.publish({ ...event, data: { ...data, later: 7 } });
    // Events about one subject are handled in order: once the last one shows, both before it were handled.
    const last = aCaregiver();
    const { subject } = event;
    await bus.publish(eventOf(eligibilityAssessed, { userId: last.userId }, { subject }));
    await eventually(async () => expect(await listOf(last)).toHaveLength(1));
    expect(await listOf(who)).toMatchObject([
      { id: event.id, type: 'success', title: 'Eligibility result saved', link: '/eligibility' },
    ]);
  });
});

describe('burden.completed', () => {
  it.each(burdenCompleted.samples)('tells %j once that the assessment is saved', async (data) => {
    levels.set(data.assessmentId, 'mild');
    const who = aCaregiver({ userId: data.userId });
    const event = eventOf(burdenCompleted, data);
    await bus.publish(event);
    await bus.publish({ ...event, data: { ...data, later: 7 } });
    await assessed(aCaregiver(), 'low', now, { subject: event.subject });
    // The samples speak of one person.
    expect((await listOf(who)).filter(({ link }) => link === '/profile')).toMatchObject([
      { id: event.id, type: 'success', title: 'Assessment saved' },
    ]);
  });

  it('tells nothing where assessment knows the person no more', async () => {
    const who = aCaregiver();
    const { subject } = await assess(who, 'unknown');
    await assessed(aCaregiver(), 'low', now, { subject });
    expect(await listOf(who)).toEqual([]);
  });
});

describe('the follow-up', () => {
  it('comes a week after a high level, once', async () => {
    const who = aCaregiver();
    await assessed(who, 'high');
    await followUpsRunAt(new Date(aWeekLater.getTime() - 1));
    expect(await titlesOf(who)).toEqual(['Assessment saved']);
    await followUpsRunAt(aWeekLater);
    await followUpsRunAt(new Date(aWeekLater.getTime() + FOLLOW_UP_AFTER));
    expect(await listOf(who)).toMatchObject([
      { type: 'reminder', title: 'How are you doing this week?', link: '/assessment', read: false },
      { title: 'Assessment saved' },
    ]);
  });

  it('does not come after another level, nor to who was assessed again since', async () => {
    const [calm, again] = [aCaregiver(), aCaregiver()];
    await assessed(calm, 'moderate');
    await assessed(again, 'high');
    await assessed(again, 'mild', new Date(now.getTime() + 1));
    await followUpsRunAt(aWeekLater);
    for (const who of [calm, again])
      expect(await titlesOf(who)).not.toContain('How are you doing this week?');
  });

  it('comes behind 501 lists that cannot be opened, which are tried less and less often', async () => {
    const lists = service.app
      .get<Database>(Database)
      .collection<NotificationListDocument>('notification_lists');
    const dueAt = new Date(aWeekLater.getTime() - 1_000);
    const broken = Array.from({ length: 501 }, () => ({
      _id: randomUUID(),
      revision: 1,
      list: 'cw1.broken' as NotificationListDocument['list'],
      dueAt,
    }));
    await lists.insertMany(broken);
    const who = aCaregiver();
    await assessed(who, 'high');
    const tried = jest.spyOn(service.app.get(ChangeList), 'execute');
    const triesOf = async (time: Date) => {
      tried.mockClear();
      await followUpsRunAt(time);
      return tried.mock.calls.filter(([owner]) => broken.some(({ _id }) => _id === owner)).length;
    };
    expect(await triesOf(aWeekLater)).toBe(501);
    expect(await titlesOf(who)).toContain('How are you doing this week?');
    const after = (minutes: number) => new Date(aWeekLater.getTime() + minutes * 60_000);
    expect([await triesOf(aWeekLater), await triesOf(after(1)), await triesOf(after(2))]).toEqual([
      0, 0, 501,
    ]);
    expect([await triesOf(after(5)), await triesOf(after(6))]).toEqual([0, 501]);
    tried.mockRestore();
    expect(await lists.countDocuments({ list: 'cw1.broken' as never })).toBe(501);
    await lists.deleteMany({ list: 'cw1.broken' as never });
  });

  it('goes with the account', async () => {
    const who = aCaregiver();
    await assessed(who, 'high');
    await bus.publish(erasureEvent(who.userId));
    await eventually(async () => expect(await listOf(who)).toEqual([]));
    await followUpsRunAt(aWeekLater);
    expect(await listOf(who)).toEqual([]);
  });
});
