import { burdenQuestionIds } from '@careward/contracts/assessment/burden-questions';
import { expect, type Page } from '@playwright/test';

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
