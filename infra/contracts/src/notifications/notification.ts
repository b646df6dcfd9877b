import { z } from 'zod';

/** spec.md 3, "Enumerations". */
export const notificationTypes = ['success', 'alert', 'reminder', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** spec.md 3, "Notification". `link` is the screen it speaks of; null where there is nothing to open. */
export const notification = z.object({
  id: z.uuid(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  read: z.boolean(),
  link: z.string().startsWith('/').nullable(),
});
export type Notification = z.infer<typeof notification>;

/** Newest first. Always the whole history (NOTIFICATIONS_KEPT), so the unread ones in it are all there are. */
export const notifications = z.array(notification);

/** POST /api/notifications/read-all: one that came after `newest` was not seen yet and stays unread. */
export const readAllNotifications = z.object({
  newest: z.uuid({ error: 'Please reload the page and try again' }).optional(),
});
export type ReadAllNotifications = z.infer<typeof readAllNotifications>;
