import type { Language } from '@careward/contracts/kernel/languages';
import { FOLLOW_UP_AFTER, NOTIFICATIONS_KEPT } from '@careward/contracts/notifications/limits';
import type { Notification } from '@careward/contracts/notifications/schemas';
import { type NotificationKind, notificationKinds } from './kinds.js';

export type StoredNotification = {
  /** The id of what it tells of, such as an event. */
  id: string;
  kind: NotificationKind;
  /** ISO 8601. */
  at: string;
  read: boolean;
  /** The revision of the list in which it last changed. */
  revision: number;
};

/** When a person is asked again after the newest assessment; null: not at all, or it was done. */
type FollowUp = { assessedAt: string; dueAt: string | null };

/** What one person was told, newest first. Every change has a revision of its own: 1, 2, 3 … */
export type NotificationList = {
  revision: number;
  notifications: readonly StoredNotification[];
  followUp: FollowUp | null;
};

export const emptyList: NotificationList = { revision: 0, notifications: [], followUp: null };

/** Null when it is in the list already; the oldest makes room. */
export function withNew(
  { revision, notifications, followUp }: NotificationList,
  { id, kind }: Pick<StoredNotification, 'id' | 'kind'>,
  now: Date,
): NotificationList | null {
  if (notifications.some((each) => each.id === id)) return null;
  const added = { id, kind, at: now.toISOString(), read: false, revision: revision + 1 };
  return {
    revision: revision + 1,
    notifications: [added, ...notifications].slice(0, NOTIFICATIONS_KEPT),
    followUp,
  };
}

/** The same for an assessment; the newest decides alone whether its person is asked again, also when it comes late. */
export function withAssessment(
  list: NotificationList,
  { id, assessedAt, isHigh }: { id: string; assessedAt: Date; isHigh: boolean },
  now: Date,
): NotificationList | null {
  const added = withNew(list, { id, kind: 'burden-completed' }, now);
  if (!added || (list.followUp && list.followUp.assessedAt > assessedAt.toISOString())) return added;
  const dueAt = isHigh ? new Date(assessedAt.getTime() + FOLLOW_UP_AFTER).toISOString() : null;
  return { ...added, followUp: { assessedAt: assessedAt.toISOString(), dueAt } };
}

/** Asks again, once. Null when that is not due. */
export function withFollowUp(list: NotificationList, id: string, now: Date): NotificationList | null {
  const { followUp } = list;
  if (!followUp?.dueAt || followUp.dueAt > now.toISOString()) return null;
  const added = withNew(list, { id, kind: 'burden-follow-up' }, now);
  return added && { ...added, followUp: { ...followUp, dueAt: null } };
}

/** The ids of what was told between the two, oldest first. */
export const toldSince = (before: NotificationList, { notifications }: NotificationList): string[] =>
  notifications
    .map(({ id }) => id)
    .filter((id) => !before.notifications.some((each) => each.id === id))
    .reverse();

/** Null when there is nothing to mark. */
export function withRead(
  list: NotificationList,
  isMeant: (notification: StoredNotification) => boolean,
): NotificationList | null {
  const revision = list.revision + 1;
  const isMarked = (each: StoredNotification) => !each.read && isMeant(each);
  if (!list.notifications.some(isMarked)) return null;
  return {
    ...list,
    revision,
    notifications: list.notifications.map((each) =>
      isMarked(each) ? { ...each, read: true, revision } : each,
    ),
  };
}

/** Whether a notification was there when `newest` was the newest; without one, all are. */
export function seenUpTo({ notifications }: NotificationList, newest: string | undefined) {
  if (newest === undefined) return () => true;
  const place = notifications.findIndex(({ id }) => id === newest);
  const seen = place < 0 ? [] : notifications.slice(place);
  return (notification: StoredNotification) => seen.includes(notification);
}

/** All of them when the revision is not one of this list's past. */
export const changedSince = ({ revision: now, notifications }: NotificationList, revision: number) =>
  revision > now ? notifications : notifications.filter((each) => each.revision > revision);

export function toNotification({ id, kind, at, read }: StoredNotification, lang: Language): Notification {
  const { type, link, words } = notificationKinds[kind];
  return { id, type, ...words[lang], timestamp: at, read, link };
}

export const toNotifications = (stored: readonly StoredNotification[], lang: Language) =>
  stored.map((each) => toNotification(each, lang));
