import { expect } from '@playwright/test';
import { aPerson } from '@careward/testing/a-person';
import { expectAccessible } from '../src/accessible.js';
import { expectLanding, signIn } from '../src/sign-in.js';
import { expectToast } from '../src/toast.js';
import { test } from '../src/visit.js';

test.describe('signing in and out', () => {
  test('greets, survives a reload, and ends with the landing screen', async ({ page, member }) => {
    await signIn(page, member);
    await expect(page.getByText(`Hi, ${member.firstName}`)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectLanding(page);
    await page.reload();
    await expectLanding(page);
    await page.goto('/ai-coach');
    await expectLanding(page);
  });

  test('says one sentence for a wrong password and for an unknown address', async ({ page, member }) => {
    await signIn(page, { ...member, password: 'Wrong-Harbor-42' });
    await expectToast(page, 'Login failed', 'Invalid email or password');
    await signIn(page, { email: aPerson().email, password: member.password });
    await expectToast(page, 'Login failed', 'Invalid email or password');
  });

  test('asks for both fields, shows the password on demand, leads on', async ({ page, member }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Valid email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectAccessible(page);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(member.password);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/resources');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup/);
  });

  test('ends the session by the address /api/logout too', async ({ page, member }) => {
    await signIn(page, member);
    await expect(page.getByText(`Hi, ${member.firstName}`)).toBeVisible();
    await page.goto('/api/logout');
    await expectLanding(page);
    await page.goto('/api/login');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('ends one browser and leaves the other signed in', async ({ page, otherBrowser, member }) => {
    const other = await otherBrowser.newPage();
    await signIn(page, member);
    await signIn(other, member);
    await expect(other.getByText(`Hi, ${member.firstName}`)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectLanding(page);
    await other.reload();
    await expect(other.getByText(`Hi, ${member.firstName}`)).toBeVisible();
  });
});
