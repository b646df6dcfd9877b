import { aPerson } from '@careward/testing/a-person';
import { expect } from '@playwright/test';
import { mailTo } from '../src/inbox.js';
import { signInToHome } from '../src/accounts.js';
import { expectToast } from '../src/toasts.js';
import { test } from '../src/fixtures.js';

const password = 'Other-Harbor-42';

test('who forgot the password sets another by a mail, and every device is signed out', async ({
  page,
  otherBrowser,
  caregiver,
  mailUrl,
}) => {
  const reader = await otherBrowser.newPage();
  await reader.goto('/login');
  await reader.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(reader.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await reader.getByLabel('E-mail').fill(caregiver.email);
  await reader.getByRole('button', { name: 'Send the link' }).click();
  await expect(reader.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  const mail = await mailTo(mailUrl, caregiver.email, 2);
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  // A scanner opens it first, and uses nothing up.
  await reader.request.get(link);
  await reader.goto(link);
  await expect(reader).toHaveURL('/reset-password');
  await reader.getByLabel('New password', { exact: true }).fill(password);
  await reader.getByRole('button', { name: 'Save the new password' }).click();
  await expectToast(reader, 'Password changed', 'Please sign in with your new password.');
  await expect(reader).toHaveURL('/login');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  await signInToHome(reader, { ...caregiver, password });
  await reader.goto(link);
  await reader.getByLabel('New password', { exact: true }).fill(password);
  await reader.getByRole('button', { name: 'Save the new password' }).click();
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the password is changed and another device is signed out', async ({
  page,
  otherBrowser,
  member,
  mailUrl,
}) => {
  await signInToHome(page, member);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expectToast(page, 'Password changed', 'Your other devices were signed out.');

  const other = await otherBrowser.newPage();
  await signInToHome(other, { ...member, password });
  await page.getByRole('link', { name: 'Signed-in devices' }).click();
  await page.getByRole('button', { name: /^Sign out .+, last used/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1);
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);

  const subjects = new Set<string>();
  // The mail of the sign-up, two new devices, and the change.
  for (let count = 2; count <= 4; count += 1)
    subjects.add((await mailTo(mailUrl, member.email, count)).subject);
  expect([...subjects].sort()).toEqual([
    'New sign-in to your Careward account',
    'Your Careward password was changed',
  ]);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('a forgotten password is asked for, and a link that no longer works is told', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
    await expect(page.getByRole('heading', { name: '¿Olvidó su contraseña?' })).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(aPerson().email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible();
    await page.goto('/reset-password?token=no-such-token');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Guardar la contraseña nueva' }).click();
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  });
});
