import { expect, type Page } from '@playwright/test';

/** The toast as it is seen; what is said to screen readers beside it is the same text again. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(page.getByText(description, { exact: true })).toBeVisible();
}
