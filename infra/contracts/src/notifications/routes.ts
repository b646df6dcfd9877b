import { defineRoute } from '../kernel/route.js';
import { changeCommunicationSettings, communicationSettings } from './communication-settings.js';
import { SUPPORT_REQUESTS } from './limits.js';
import { notification, notifications, readAllNotifications } from './notification.js';
import { pushSubscription, pushTurnedOn } from './push.js';
import { requestSupport, supportRequested } from './support.js';
import { oneClickAnswer, unsubscribeResult } from './unsubscribe.js';

export const notificationsRoutes = {
  notifications: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    service: 'notifications',
    access: 'user',
    summary: 'The notifications of the caregiver, newest first, all that are kept',
    answers: { 200: notifications },
  }),
  readNotification: defineRoute({
    method: 'POST',
    path: '/api/notifications/:id/read',
    service: 'notifications',
    access: 'user',
    summary: 'Mark a notification read; once more changes nothing',
    answers: { 200: notification },
  }),
  readAllNotifications: defineRoute({
    method: 'POST',
    path: '/api/notifications/read-all',
    service: 'notifications',
    access: 'user',
    summary: 'Mark all notifications read, up to the newest that was seen',
    body: readAllNotifications,
    answers: { 200: notifications },
  }),
  notificationStream: defineRoute({
    method: 'GET',
    path: '/api/notifications/stream',
    service: 'notifications',
    access: 'user',
    summary:
      'The notifications as they change: first all of them, or with Last-Event-ID what changed since, then each change',
    stream: true,
    answers: { 200: notifications },
  }),
  turnOnPush: defineRoute({
    method: 'POST',
    path: '/api/notifications/push-subscriptions',
    service: 'notifications',
    access: 'user',
    summary:
      'Show notifications on this device too; a device that is known belongs to the caller from then on',
    body: pushSubscription,
    answers: { 200: pushTurnedOn },
    problems: [410],
    rate: { points: 30, seconds: 600, by: 'user' },
  }),
  communicationSettings: defineRoute({
    method: 'GET',
    path: '/api/communication-settings',
    service: 'notifications',
    access: 'user',
    summary: 'What the caregiver wants to be sent, and how',
    answers: { 200: communicationSettings },
  }),
  changeCommunicationSettings: defineRoute({
    method: 'PATCH',
    path: '/api/communication-settings',
    service: 'notifications',
    access: 'user',
    summary: 'Change one of the settings; the others keep their values',
    body: changeCommunicationSettings,
    answers: { 200: communicationSettings },
    problems: [410],
  }),
  requestSupport: defineRoute({
    method: 'POST',
    path: '/api/support',
    service: 'notifications',
    access: 'user',
    summary: 'Write to support; a mail confirms it',
    body: requestSupport,
    idempotencyKey: true,
    answers: { 200: supportRequested, 201: supportRequested },
    problems: [410, 422],
    rate: SUPPORT_REQUESTS,
  }),
  unsubscribe: defineRoute({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    service: 'notifications',
    access: 'public',
    summary:
      'Stop the mails that a link stands for; acts only for our own page and for clients that are no browser',
    answers: { 200: unsubscribeResult },
    rate: { points: 60, seconds: 60, by: 'address' },
  }),
  oneClickUnsubscribe: defineRoute({
    method: 'POST',
    path: '/api/unsubscribe/one-click/:token',
    service: 'notifications',
    access: 'public',
    summary: 'The button of a mail program (RFC 8058); the answer is the same for an unknown token',
    anyBody: true,
    answers: { 200: oneClickAnswer },
    // Mail programs of many people call from the same few addresses.
    rate: { points: 1_000, seconds: 60, by: 'address' },
  }),
  oneClickPage: defineRoute({
    method: 'GET',
    path: '/api/unsubscribe/one-click/:token',
    service: 'notifications',
    access: 'public',
    summary: 'Browser navigation to the page that unsubscribes, from mail programs without such a button',
    answers: {},
    redirect: 303,
  }),
};
