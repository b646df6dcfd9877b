import { expect, type Page } from '@playwright/test';
import { answerAll, commentField } from '../questionnaires.js';
import { at, dialog, open, type Screen, type Visit, withoutEligibility } from './screen.js';
import { newest } from '../coach.js';

/** On a desktop the search through one's conversations stands beside it. */
const composer = (page: Page) => page.locator('section').getByRole('textbox');

async function openCoach(page: Page): Promise<void> {
  await page.goto('/ai-coach');
  await expect(composer(page)).toBeEnabled();
}

const asked =
  (question: Record<Visit['lang'], string>, shows: string) =>
  async ({ page, lang }: Visit) => {
    await openCoach(page);
    await composer(page).fill(question[lang]);
    await composer(page).press('Enter');
    await expect(newest(page).locator(shows).first()).toBeVisible();
    // What lies half behind the composer has not its whole size.
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  };

const fallQuestion = {
  en: 'How can I keep my mother from falling at home?',
  es: '¿Cómo puedo evitar que mi mamá se caiga en la casa?',
};
const ANSWER = 'a[href^="/resources/"]';

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

const people = [
  { id: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01', name: 'Rosa Ruiz', relationship: 'parent', conditions: [] },
];

/** A letter that is read in part, one with a long name that is for somebody, and one that was not sent. */
const papers = [
  {
    name: 'Carta de Medicaid.pdf',
    kind: 'medicaid-denied',
    status: 'partial',
    missing: [{ kind: 'page', page: 3 }],
  },
  {
    name: `Resumen del hospital ${'de la visita '.repeat(6)}.pdf`,
    kind: 'discharge',
    status: 'ready',
    person: people[0]?.id,
  },
  { name: null, kind: null, status: 'failed', reason: 'encrypted', conversationId: null },
].map((paper, number) => ({
  id: `01938f4e-7d2a-7c3b-9f10-2f6b1a4c8e0${number}`,
  path: `/api/chat/files/01938f4e-7d2a-7c3b-9f10-2f6b1a4c8e0${number}`,
  type: 'application/pdf',
  size: 4,
  reason: null,
  pages: 3,
  missing: [],
  person: null,
  addedAt: `2026-10-0${9 - number}T08:00:00.000Z`,
  conversationId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8f00',
  ...paper,
}));

async function openPapers(page: Page, answer: { status?: number; json: unknown }): Promise<void> {
  await page.route('**/api/recipients', (route) =>
    route.fulfill({ json: people.map((person) => ({ ...person, insuranceType: null })) }),
  );
  await page.route('**/api/chat/files', (route) => route.fulfill(answer));
  await open(page, '/papers');
}

const paperButton = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('listitem').first().getByRole('button', { name });

async function openSupport(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('nav button[aria-haspopup=dialog]').filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
}

/** What only somebody sees who is signed in. */
export const signedInScreens: readonly Screen[] = [
  { name: 'home', signedIn: true, open: at('/') },
  { name: 'home-without-eligibility', signedIn: true, open: withoutEligibility('/') },
  { name: 'profile', signedIn: true, open: at('/profile') },
  { name: 'settings', signedIn: true, open: at('/settings') },
  { name: 'coach-empty', signedIn: true, open: ({ page }) => openCoach(page) },
  {
    name: 'coach-answer',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: asked(fallQuestion, ANSWER),
  },
  {
    name: 'coach-strip',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: asked(
      {
        en: 'I am so tired that I yelled at her and grabbed her arm',
        es: 'me enojo y le grito, anoche la jalé del brazo',
      },
      'a[href^="tel:"]',
    ),
  },
  {
    name: 'coach-card',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: asked(
      {
        en: 'her face is drooping on one side and she cant lift her arm',
        es: 'se le torció la cara y no puede levantar el brazo',
      },
      'a[href="tel:911"]',
    ),
  },
  {
    name: 'coach-search',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: async (visit) => {
      await asked(fallQuestion, ANSWER)(visit);
      const { page, lang } = visit;
      const opener = page.getByRole('button', { name: { en: 'Conversations', es: 'Conversaciones' }[lang] });
      if (await opener.isVisible()) await opener.click();
      const search = page.getByRole('search').filter({ visible: true });
      await search.getByRole('textbox').fill({ en: 'mother', es: 'mama' }[lang]);
      await expect(page.locator('mark').filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: 'coach-document',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: async (visit) => {
      await asked(fallQuestion, ANSWER)(visit);
      const link = visit.page.locator('a[href$="/document"]').first();
      await open(visit.page, (await link.getAttribute('href')) ?? '');
      await expect(visit.page.getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  { name: 'assessment-question', signedIn: true, open: at('/assessment') },
  {
    name: 'assessment-help-first',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: async ({ page, lang }) => {
      await open(page, '/assessment');
      await commentField(page).fill({ en: 'I want to kill myself', es: 'quiero suicidarme' }[lang]);
      await answerAll(page, 3);
      await expect(page.locator('main a[href="tel:988"]').first()).toBeVisible();
    },
  },
  {
    name: 'assessment-result',
    signedIn: true,
    ownAccount: true,
    open: async ({ page }) => {
      for (const value of [2, 3]) {
        await open(page, '/assessment');
        await answerAll(page, value);
      }
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.locator('main a[href^="/resources/"]').first()).toBeVisible();
    },
  },
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
  {
    name: 'papers',
    signedIn: true,
    open: async ({ page }) => {
      await openPapers(page, { json: papers });
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(papers.length);
      await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(papers.length);
    },
  },
  { name: 'papers-none', signedIn: true, open: at('/papers') },
  {
    name: 'papers-failed',
    signedIn: true,
    open: async ({ page }) => {
      await openPapers(page, { status: 503, json: {} });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'papers-renaming',
    signedIn: true,
    open: async ({ page }) => {
      await openPapers(page, { json: papers });
      await paperButton(page, /^(Rename|Cambiar)/).click();
      await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
    },
  },
  {
    name: 'papers-deleting',
    signedIn: true,
    open: async ({ page }) => {
      await openPapers(page, { json: papers });
      await paperButton(page, /^(Delete|Eliminar)/).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'support', signedIn: true, open: ({ page }) => openSupport(page) },
  {
    name: 'support-missing',
    signedIn: true,
    open: async ({ page }) => {
      await openSupport(page);
      await dialog(page).locator('button[type=submit]').click();
      await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];
