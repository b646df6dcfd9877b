import { expect } from '@playwright/test';
import { answerAll, commentField } from '../assessment.js';
import { at, open, type Screen } from './screen.js';

export const assessmentScreens: readonly Screen[] = [
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
];
