import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import { expect, type Page } from '@playwright/test';

/** The step after the six questions. */
const RESULTS = 7;

/** Choices advance by themselves, and the address is there before its step. The results have no progress bar. */
const atStep = (page: Page, step: number) =>
  step < RESULTS
    ? expect(page.getByRole('progressbar')).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^(Step|Paso) ${step} (of|de) ${RESULTS}$`),
      )
    : expect(page).toHaveURL(new RegExp(`step=${step}$`));

/** Answers the questions before a step, in any language, as an adult child in New Jersey: 85 points. */
export async function answerUpTo(page: Page, step = RESULTS): Promise<void> {
  const card = (n: number) => page.locator('form label:has(input[type=radio], input[type=checkbox])').nth(n);
  const acts = [
    () => card(3).click(),
    async () => {
      await card(0).click();
      await page.locator('button[type=submit]').click();
    },
    () => card(1).click(),
    async () => {
      await page.locator('form input[type=text]').fill('NJ');
      await page.keyboard.press('Enter');
    },
    () => page.locator('form input[inputmode=numeric]').pressSequentially('07102'),
    () => card(1).click(),
  ];
  for (const [n, act] of acts.slice(0, step - 1).entries()) {
    await act();
    await atStep(page, n + 2);
  }
}

/** Shows the pages as a server with the flag off does: it writes the configuration into them. */
export async function turnOffEligibility(page: Page, ...addresses: string[]): Promise<void> {
  await page.route(
    (url) => addresses.includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/("eligibilityFeatures":\s*)true/, '$1false');
      await route.fulfill({ response, body: text });
    },
  );
}

const QUESTIONS = burdenQuestionIds.length;

export const nextButton = (page: Page) => page.locator('form button[type=submit]');
export const optionOf = (page: Page, value: number) =>
  page.locator('form label:has([type=radio])').nth(value);
export const commentField = (page: Page) => page.locator('form textarea');

/** What the progress bar says of a question, in either language. */
export const expectQuestion = (page: Page, number: number): Promise<void> =>
  expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^(Question ${number} of|Pregunta ${number} de) ${QUESTIONS}$`),
  );

/** From the question that is shown to the result, with the same value everywhere. */
export async function answerAll(page: Page, value: number, from = 1): Promise<void> {
  for (let number = from; number <= QUESTIONS; number += 1) {
    await expectQuestion(page, number);
    await optionOf(page, value).click();
    await nextButton(page).click();
  }
  await expect(page).toHaveURL(/result=/);
}
