import { z } from 'zod';
import { risk } from '../coach/schemas.js';
import { LENGTH } from '../kernel/limits.js';
import { requiredLine, requiredText } from '../kernel/required-text.js';
import { SUPPORT_SUBJECT } from './limits.js';

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

const onOrOff = z.boolean({ error: 'Please send true or false' });

/** spec.md 3, "Communication settings". */
export const communicationSettings = z.object({
  emailNotifications: onOrOff,
  smsNotifications: onOrOff,
  pushNotifications: onOrOff,
  tipNotifications: onOrOff,
});
export type CommunicationSettings = z.infer<typeof communicationSettings>;

/** spec.md 9, "Defaults when a value is missing". */
export const defaultCommunicationSettings: CommunicationSettings = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  tipNotifications: true,
};

/** PATCH /api/communication-settings: one changed field, or several. Unknown keys are dropped, and refused when alone. */
export const changeCommunicationSettings = communicationSettings
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please name the setting to change');
export type ChangeCommunicationSettings = z.infer<typeof changeCommunicationSettings>;

export const PUSH_REFUSED = 'Please turn notifications on in a browser that supports them';

/** Bytes in base64url, as `PushSubscription.toJSON()` writes them. */
const bytes = (length: number) =>
  z
    .string({ error: PUSH_REFUSED })
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`), PUSH_REFUSED);

/** What a browser's push service needs (RFC 8030, RFC 8291): an address that stands for the device, and its keys. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: PUSH_REFUSED }).max(1_000, PUSH_REFUSED),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: PUSH_REFUSED }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushTurnedOn = z.object({ success: z.literal(true) });

/** GET /api/notifications/push-subscriptions: which signed-in devices show notifications, by session. */
export const pushDevice = z.object({
  sessionId: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  turnedOnAt: z.iso.datetime(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushTurnedOff = z.object({ success: z.literal(true) });

/**
 * The push servers of the browsers' makers. Our own machines call the address that a person's browser names, so its host
 * must be one of these or a subdomain of one.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** What a device is sent, encrypted for it. A lock screen may show it, so it says nothing about health. */
const pushMessage = z.object({ id: z.uuid(), title: z.string(), body: z.string(), link: z.string() });
export type PushMessage = z.infer<typeof pushMessage>;

/** spec.md 5, "Support form". */
const SUPPORT_FIELDS_REQUIRED = 'Subject, category, and message are required.';

/** spec.md 3, "Enumerations", in the order of spec.md 2, "Support modal". */
export const supportCategories = ['technical', 'feature', 'general', 'feedback', 'other'] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** POST /api/support */
export const requestSupport = z.object({
  subject: requiredLine(SUPPORT_FIELDS_REQUIRED, SUPPORT_SUBJECT),
  category: z.enum(supportCategories, {
    error: ({ input }) => (isGiven(input) ? 'Please choose one of the categories' : SUPPORT_FIELDS_REQUIRED),
  }),
  message: requiredText(SUPPORT_FIELDS_REQUIRED, LENGTH.message),
});
export type RequestSupport = z.infer<typeof requestSupport>;

const isGiven = (input: unknown) => typeof input === 'string' && input.trim() !== '';

/** `id` is the number that both mails about the request show; `risk` the most urgent danger that the request names, kept nowhere. */
export const supportRequested = z.object({
  success: z.literal(true),
  id: z.uuid(),
  risk: risk.optional(),
});
export type SupportRequested = z.infer<typeof supportRequested>;

/**
 * What an unsubscribe link stops: every mail that is not a necessary one (emailNotifications), or care tips
 * (tipNotifications).
 */
const emailTypes = ['all', 'tips'] as const;
export type EmailType = (typeof emailTypes)[number];

/** spec.md 3, "Unsubscribe result". `email` is null when there is no account any more, and in every failure. */
export const unsubscribeResult = z.object({
  success: z.boolean(),
  message: z.string(),
  email: z.string().nullable(),
  emailType: z.enum(emailTypes).nullable(),
});
export type UnsubscribeResult = z.infer<typeof unsubscribeResult>;

/** RFC 8058: a mail program wants to know that it was heard, and learns nothing else. */
export const oneClickAnswer = z.object({ success: z.literal(true) });
