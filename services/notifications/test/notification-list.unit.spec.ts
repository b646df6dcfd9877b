import { FOLLOW_UP_AFTER, NOTIFICATIONS_KEPT } from '@careward/contracts/notifications/limits';
import { notificationTypes } from '@careward/contracts/notifications/schemas';
import { describe, expect, it } from '@jest/globals';
import { notificationKinds } from '../src/notifications/kinds.js';
import {
  changedSince,
  emptyList,
  seenUpTo,
  withAssessment,
  withFollowUp,
  withNew,
  withRead,
  type NotificationList,
} from '../src/notifications/notification-list.domain.js';

const now = new Date('2026-11-01T08:00:00.000Z');
const add = (list: NotificationList, id: string) => withNew(list, { id, kind: 'welcome' }, now) ?? list;
const listOf = (...ids: string[]) => ids.reduce(add, emptyList);
const idsIn = ({ notifications }: Pick<NotificationList, 'notifications'>) =>
  notifications.map(({ id }) => id);
const unread = ({ notifications }: NotificationList) => notifications.filter(({ read }) => !read).length;

describe('a list of notifications', () => {
  it('has the newest first, unread', () => {
    const list = listOf('a', 'b');
    expect(list.notifications).toEqual([
      { id: 'b', kind: 'welcome', at: now.toISOString(), read: false, revision: 2 },
      { id: 'a', kind: 'welcome', at: now.toISOString(), read: false, revision: 1 },
    ]);
  });

  it('takes each id once', () => {
    expect(withNew(listOf('a'), { id: 'a', kind: 'welcome' }, now)).toBeNull();
  });

  it('lets the oldest go when it is full', () => {
    const ids = Array.from({ length: NOTIFICATIONS_KEPT + 1 }, (_, number) => `${number}`);
    expect(idsIn(listOf(...ids))).toEqual(ids.slice(1).reverse());
  });

  it('marks read once', () => {
    const marked = withRead(listOf('a', 'b'), ({ id }) => id === 'a');
    expect(marked && [unread(marked), marked.revision]).toEqual([1, 3]);
    expect(marked && withRead(marked, ({ id }) => id === 'a')).toBeNull();
    expect(withRead(listOf('a'), ({ id }) => id === 'unknown')).toBeNull();
  });

  it.each([
    ['all that are there', undefined, ['c', 'b', 'a']],
    ['those that were there', 'b', ['b', 'a']],
    ['none, where the newest seen is long gone', 'gone', []],
  ])('knows which were seen: %s', (_, newest, seen) => {
    const list = listOf('a', 'b', 'c');
    expect(idsIn({ notifications: list.notifications.filter(seenUpTo(list, newest)) })).toEqual(seen);
  });

  it.each([
    ['nothing was known', 0, ['c', 'b', 'a']],
    ['some were known', 2, ['c', 'a']],
    ['all was known', 4, []],
    ['another list was known', 5, ['c', 'b', 'a']],
  ])('tells what changed since a revision: %s', (_, revision, changed) => {
    const list = withRead(listOf('a', 'b', 'c'), ({ id }) => id === 'a') ?? emptyList;
    expect(idsIn({ notifications: changedSince(list, revision) })).toEqual(changed);
  });
});

describe('the follow-up of an assessment', () => {
  const day = 24 * 60 * 60 * 1_000;
  const after = (days: number) => new Date(now.getTime() + days * day);
  type AssessmentRow = [id: string, days: number, isHigh: boolean];
  const assessed = (...assessments: AssessmentRow[]) =>
    assessments.reduce(
      (list, [id, days, isHigh]) =>
        withAssessment(list, { id, assessedAt: after(days), isHigh }, after(days)) ?? list,
      emptyList,
    );
  const dueIn = (list: NotificationList) =>
    list.followUp?.dueAt && (Date.parse(list.followUp.dueAt) - FOLLOW_UP_AFTER - now.getTime()) / day;

  it.each<[string, AssessmentRow[], number | null]>([
    ['a high level is asked about after a week', [['a', 0, true]], 0],
    ['another level is not', [['a', 0, false]], null],
    [
      'a later one decides anew',
      [
        ['a', 0, true],
        ['b', 2, true],
      ],
      2,
    ],
    [
      'a later, lower one calls it off',
      [
        ['a', 0, true],
        ['b', 2, false],
      ],
      null,
    ],
    [
      'an earlier one that comes late changes nothing',
      [
        ['b', 2, false],
        ['a', 0, true],
      ],
      null,
    ],
    [
      'the same once more changes nothing',
      [
        ['a', 0, true],
        ['a', 5, true],
      ],
      0,
    ],
  ])('%s', (_, assessments, due) => {
    expect(dueIn(assessed(...assessments))).toBe(due);
  });

  it('tells once, when it is due', () => {
    const list = assessed(['a', 0, true]);
    expect(withFollowUp(list, 'again', after(6.99))).toBeNull();
    const told = withFollowUp(list, 'again', after(7));
    expect(told?.notifications[0]).toMatchObject({ id: 'again', kind: 'burden-follow-up' });
    expect(told && withFollowUp(told, 'and again', after(8))).toBeNull();
  });
});

describe('the kinds of notifications', () => {
  it('use every type of spec.md 3', () => {
    const used = Object.values(notificationKinds).map(({ type }) => type);
    expect(new Set(used)).toEqual(new Set(notificationTypes));
  });
});
