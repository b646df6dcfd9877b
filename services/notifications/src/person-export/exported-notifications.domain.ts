import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import type { NotificationList } from '../notifications/notification-list.domain.js';
import { toNotifications } from '../notifications/notification.mapper.js';

/** What a person was told, as that person is handed it; null: it cannot be opened. */
export function exportedNotifications(list: Omit<NotificationList, 'revision'> | null, language: Language) {
  if (!list) return { notifications: UNREADABLE };
  const notifications = toNotifications(list.notifications, language).map(
    ({ timestamp: at, title, message, read }) => ({ at, title, message, read }),
  );
  return { notifications, nextAssessmentReminder: list.followUp };
}
