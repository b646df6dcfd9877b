import { expect, type Page } from '@playwright/test';

export const toast = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close message' }) });

/** The toast as it is seen; what is said to screen readers beside it is the same text again. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(page.getByText(description, { exact: true })).toBeVisible();
}
