import type { Notification } from '@careward/contracts/notifications/schemas';

export const aNotification = (more: Partial<Notification> = {}): Notification => ({
  id: '0197a7a0-0000-7000-8000-000000000001',
  type: 'success',
  title: 'Welcome',
  message: 'Your account is ready.',
  timestamp: '2026-11-01T08:00:00.000Z',
  read: false,
  link: '/onboarding',
  ...more,
});
