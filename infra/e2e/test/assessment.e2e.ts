import { burdenLevels } from '@careward/content/assessment/burden-levels';
import { burdenNotice, burdenQuestions } from '@careward/content/assessment/burden-questions';
import { cardFor } from '@careward/content/safety/cards';
import { aPerson } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { answerAll, commentField, expectQuestion, nextButton, optionOf } from '../src/questionnaires.js';
import { test } from '../src/fixtures.js';
import { languages } from '../src/screens.js';
import { endSessionOnServer, expectLanding, signUpInBrowser } from '../src/accounts.js';
import { expectToast } from '../src/toasts.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const said = {
  en: {
    entry: /^Caregiver assessment/,
    crisis: 'I want to kill myself',
    seeResult: 'See my result',
    level: 'Your strain level: High',
    home: 'Return to Home',
  },
  es: {
    entry: /^Revisión de carga/,
    crisis: 'quiero suicidarme',
    seeResult: 'Ver mi resultado',
    level: 'Su nivel de carga: Alta',
    home: 'Volver al inicio',
  },
};

for (const { lang, locale } of languages)
  test.describe(`the caregiver assessment in the language ${lang}`, () => {
    test.use({ locale });
    const words = said[lang];

    test('leads from Home over a comment about suicide to its card, then to the result, and back to Home', async ({
      page,
      mailUrl,
    }) => {
      await signUpInBrowser(page.context(), mailUrl, aPerson(), lang);
      await page.goto('/');
      await page.getByRole('link', { name: words.entry }).click();
      await expect(heading(page)).toHaveText(burdenQuestions.overwhelmed.text[lang]);
      await expect(page.getByText(burdenNotice[lang])).toBeVisible();
      await optionOf(page, 4).click();
      await commentField(page).fill(words.crisis);
      await nextButton(page).click();
      await answerAll(page, 4, 2);

      const card = page.getByRole('group', { name: cardFor('suicide').title[lang] });
      await expect(card).toBeVisible();
      await expect(card.locator('a[href="tel:988"]').first()).toBeInViewport();
      await expect(page.getByText(words.level)).toHaveCount(0);
      await page.reload();
      await expect(card).toBeVisible();

      await page.getByRole('link', { name: words.seeResult }).click();
      await expect(heading(page)).toHaveText(words.level);
      await expect(page.getByText(burdenLevels.high.summary[lang])).toBeVisible();
      await expect(page.getByText(burdenNotice[lang])).toBeVisible();
      await expect(page.getByText(burdenLevels.high.recommendations[0]?.text[lang] ?? '')).toBeVisible();
      await expect(page.locator('main a[href^="/resources/"]').first()).toBeVisible();
      await page.getByRole('link', { name: words.home, exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });

test.describe('the caregiver assessment', () => {
  test('asks for an answer, keeps everything over a reload, and is submitted once', async ({
    page,
    caregiver: _signedIn,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/assessments'))
        posts.push(request.postData() ?? '');
    });
    await page.goto('/assessment');
    await nextButton(page).click();
    await expectToast(page, 'Response Required', 'Please select an answer before continuing.');
    await optionOf(page, 2).click();
    await commentField(page).fill('Mostly at night, after she is asleep.');
    await nextButton(page).click();
    await optionOf(page, 3).click();
    await page.reload();
    await expectQuestion(page, 2);
    await expect(optionOf(page, 3).getByRole('radio')).toBeChecked();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(commentField(page)).toHaveValue('Mostly at night, after she is asleep.');
    await nextButton(page).click();
    await answerAll(page, 2, 2);
    await expect(heading(page)).toHaveText('Your strain level: Moderate');
    expect(posts).toHaveLength(1);
    const [stored] = (await (await page.request.get('/api/assessments')).json()) as { responses: unknown }[];
    expect(stored).toMatchObject({
      score: 50,
      responses: { overwhelmed: { value: 2, score: 2, comment: 'Mostly at night, after she is asleep.' } },
    });
    await page.reload();
    await expect(heading(page)).toHaveText('Your strain level: Moderate');
    await page.goto('/assessment');
    await expectQuestion(page, 1);
  });

  test('keeps every answer when saving fails; a second try stores one', async ({
    page,
    caregiver: _signedIn,
  }) => {
    await page.goto('/assessment');
    for (let number = 1; number < 10; number += 1) {
      await expectQuestion(page, number);
      await optionOf(page, 1).click();
      await nextButton(page).click();
    }
    await expectQuestion(page, 10);
    // The server stores it, and its answer is lost on the way.
    await page.route(
      '**/api/assessments',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await optionOf(page, 1).click();
    await nextButton(page).click();
    await expectToast(page, 'Assessment Failed', 'Failed to save your assessment. Please try again.');
    await expectQuestion(page, 10);
    await nextButton(page).click();
    await expect(heading(page)).toHaveText('Your strain level: Mild');
    const stored = (await (await page.request.get('/api/assessments')).json()) as unknown[];
    expect(stored).toHaveLength(1);
  });

  test('shows earlier results as a curve and a table', async ({ page, caregiver: _signedIn }) => {
    await page.goto('/assessment');
    await answerAll(page, 3);
    await page.goto('/assessment');
    await answerAll(page, 1);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await page.goto('/assessment');
    await page.getByRole('link', { name: 'See my earlier results' }).click();
    await expect(heading(page)).toHaveText('Your results');
    await expect(page.getByRole('row').nth(1)).toContainText(/25.*Mild/);
    await expect(page.getByRole('row').nth(2)).toContainText(/75.*High/);
    await expect(page.locator('main svg text').getByText('75')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('row').nth(2).getByRole('link').click();
    await expect(heading(page)).toHaveText('Your strain level: High');
  });

  test('is for nobody who is not signed in', async ({ page, caregiver: _signedIn }) => {
    await page.goto('/assessment');
    await expectQuestion(page, 1);
    await endSessionOnServer(page);
    await page.context().clearCookies();
    await page.goto('/assessment');
    await expectLanding(page);
  });
});
