import { expect, type Page } from '@playwright/test';
import { open, type Screen } from './screen.js';

/** One of each type, the first of them read. */
const notifications = (['success', 'alert', 'reminder', 'other'] as const).map((type, number) => ({
  id: `01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d0${number}`,
  type,
  title: { success: 'Listo', alert: 'Se cambió su contraseña', reminder: '¿Cómo está?', other: 'Mensaje' }[
    type
  ],
  message: 'Si fue usted, no tiene que hacer nada. Si no, comuníquese con soporte de inmediato.',
  timestamp: `2026-10-0${9 - number}T08:00:00.000Z`,
  read: number === 0,
  link: number === 3 ? null : '/profile',
}));

const list = '**/api/notifications';

/** The page over another answer than the server's; no stream brings that one. */
async function openOver(page: Page, answer: { status?: number; json: unknown }): Promise<void> {
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await page.route(list, (route) => route.fulfill(answer));
  await open(page, '/notifications');
}

export const notificationScreens: readonly Screen[] = [
  {
    name: 'notifications',
    signedIn: true,
    answersInLanguage: true,
    open: async ({ page }) => {
      await openOver(page, { json: notifications });
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(notifications.length);
    },
  },
  {
    name: 'notifications-none',
    signedIn: true,
    open: async ({ page }) => {
      await openOver(page, { json: [] });
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  {
    name: 'notifications-failed',
    signedIn: true,
    open: async ({ page }) => {
      await openOver(page, { status: 503, json: {} });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
