import { expect, type Page } from '@playwright/test';
import type { Screen, Visit } from './screen.js';

const newest = (page: Page) => page.getByRole('log').locator('> :last-child');

async function openCoach(page: Page): Promise<void> {
  await page.goto('/ai-coach');
  await expect(page.getByRole('textbox')).toBeEnabled();
}

const asked =
  (question: Record<Visit['lang'], string>, shows: string) =>
  async ({ page, lang }: Visit) => {
    await openCoach(page);
    await page.getByRole('textbox').fill(question[lang]);
    await page.getByRole('textbox').press('Enter');
    await expect(newest(page).locator(shows).first()).toBeVisible();
    // What lies half behind the composer has not its whole size.
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  };

const ANSWER = 'a[href^="/resources/"]';

export const coachScreens: readonly Screen[] = [
  { name: 'coach-empty', signedIn: true, open: ({ page }) => openCoach(page) },
  {
    name: 'coach-answer',
    signedIn: true,
    ownAccount: true,
    answersInLanguage: true,
    open: asked(
      {
        en: 'How can I keep my mother from falling at home?',
        es: '¿Cómo puedo evitar que mi mamá se caiga en la casa?',
      },
      ANSWER,
    ),
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
];
