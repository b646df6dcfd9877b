import { expect, type Page } from '@playwright/test';

export const deletionDialog = (page: Page) => page.getByRole('dialog', { name: 'Are you absolutely sure?' });
export const confirmDeletion = (page: Page) =>
  deletionDialog(page).getByRole('button', { name: 'Yes, delete my account' }).click();

export async function openDeletionDialog(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(deletionDialog(page)).toBeVisible();
}
