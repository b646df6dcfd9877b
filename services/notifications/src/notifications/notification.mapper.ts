import type { Language } from '@careward/contracts/kernel/languages';
import type { Notification } from '@careward/contracts/notifications/notification';
import { notificationKinds } from './notification-kinds.js';
import type { StoredNotification } from './notification-list.domain.js';

export function toNotification({ id, kind, at, read }: StoredNotification, lang: Language): Notification {
  const { type, link, words } = notificationKinds[kind];
  return { id, type, ...words[lang], timestamp: at, read, link };
}

export const toNotifications = (stored: readonly StoredNotification[], lang: Language) =>
  stored.map((each) => toNotification(each, lang));
