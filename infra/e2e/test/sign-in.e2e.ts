import { expect, type Page } from '@playwright/test';
import { aPerson } from '@careward/testing/a-person';
import { expectAccessible } from '../src/accessible.js';
import { composer, openCoach } from '../src/coach.js';
import { endSessionOnServer, expectLanding, signIn, signInToHome, signUpByCalls } from '../src/accounts.js';
import { expectToast, remindOnDemand, toast } from '../src/toasts.js';
import { test } from '../src/fixtures.js';

test.describe('signing in and out', () => {
  test('greets, survives a reload, and ends with the landing screen', async ({ page, member }) => {
    await signInToHome(page, member);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectLanding(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await page.reload();
    await expectLanding(page);
    await page.goto('/ai-coach');
    await expectLanding(page);
  });

  test('leads to Home from login and sign-up when signed in', async ({ page, anybody }) => {
    for (const path of ['/login', '/signup', '/signup?step=6']) {
      await page.goto(path);
      await expect(page.getByText(`Hi, ${anybody.firstName}`), path).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    }
  });

  test('works with the credential of an expired session', async ({ page, member }) => {
    await signInToHome(page, member);
    await endSessionOnServer(page);
    const credential = () => page.evaluate<string | null>("localStorage.getItem('authToken')");
    const old = await credential();
    expect(old).toMatch(/^cw_/);
    await page.goto('/');
    await expectLanding(page);
    expect(await credential(), 'it still lies there').toBe(old);
    await signInToHome(page, member);
    expect(await credential()).not.toBe(old);
  });

  test('shows the same message for a wrong password and an unknown address', async ({ page, member }) => {
    for (const person of [
      { ...member, password: 'Wrong-Harbor-42' },
      { email: aPerson().email, password: member.password },
    ]) {
      await signIn(page, person);
      await expect(toast(page)).toContainText('Login failedInvalid email or password');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible();
    }
  });

  test('asks for both fields, shows the password on demand, leads on', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Valid email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectAccessible(page);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Quiet-Harbor-42');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/resources');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup/);
  });

  test('ends the session by /api/logout too', async ({ page, member }) => {
    await signInToHome(page, member);
    await page.goto('/api/logout');
    await expectLanding(page);
    await page.goto('/api/login');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('ends one browser and leaves the other signed in', async ({ page, otherBrowser, member }) => {
    const other = await otherBrowser.newPage();
    await signIn(page, member);
    await signInToHome(other, member);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectLanding(page);
    await other.reload();
    await expect(other.getByText(`Hi, ${member.firstName}`)).toBeVisible();
  });
});

test.describe('a session that ends while it is used', () => {
  const kept = (of: Page) => of.evaluate(() => JSON.stringify(sessionStorage));
  const words = 'Is it normal that she sleeps all day?';

  const over = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });
  const password = (page: Page) => over(page).getByLabel('Password', { exact: true });

  /**
   * Sends a message in the coach, for which the session has ended meanwhile. It ends when the message leaves the page: what
   * the page reads by itself must not find it first, since that leads away whoever has written nothing yet.
   */
  async function sendInVain(page: Page): Promise<void> {
    let hasEnded: Promise<void> | undefined;
    const sending = '**/api/chat/conversations**';
    await page.route(sending, async (route) => {
      if (route.request().method() === 'POST') await (hasEnded ??= endSessionOnServer(page));
      await route.continue();
    });
    await composer(page).fill(words);
    await composer(page).press('Enter');
    await expect(over(page)).toContainText('Your text is kept');
    await expect(password(page)).toBeFocused();
    await page.unroute(sending);
  }

  test('asks for the password over the page, and goes on with what the person was writing', async ({
    page,
    member,
  }) => {
    await signInToHome(page, member);
    await openCoach(page, member.firstName);
    await sendInVain(page);
    await expectAccessible(page);
    await expect(over(page).getByLabel('E-mail')).toHaveValue(member.email);
    await password(page).fill(member.password);
    await password(page).press('Enter');
    await expect(over(page)).toBeHidden();
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue(words);
    await composer(page).press('Enter');
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
    await expect(composer(page)).toHaveValue('');
  });

  test('leads to the login who does not sign in now, and keeps what they were writing', async ({
    page,
    member,
  }) => {
    // The consent reminder would replace the toast.
    await remindOnDemand(page);
    await signInToHome(page, member);
    await openCoach(page, member.firstName);
    await sendInVain(page);
    await over(page).getByRole('button', { name: 'Not now' }).click();
    await expectToast(page, 'Please sign in again');
    await expectLanding(page);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText(`Hi, ${member.firstName}`)).toBeVisible();
    await page.getByText('Ask, get a sourced answer').click();
    await expect(composer(page)).toHaveValue(words);
  });

  test('leaves nothing of one person for the next in the same tab', async ({
    page,
    otherBrowser,
    mailUrl,
    member,
  }) => {
    const next = aPerson();
    await signUpByCalls(otherBrowser.request, mailUrl, next);
    await signInToHome(page, member);
    await page.goto('/onboarding');
    await page.getByLabel('Their name').fill('Carmen');
    await expect.poll(() => kept(page)).toContain('Carmen');
    await page.goto('/ai-coach?conversation=new');
    await expect(composer(page)).toBeEnabled();
    await sendInVain(page);
    await over(page).getByLabel('E-mail').fill(next.email);
    await password(page).fill(next.password);
    await password(page).press('Enter');
    await expect(page.getByText(`Hi, ${next.firstName}`)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await kept(page)).not.toMatch(/Carmen|sleeps/);
    await page.goto('/onboarding');
    await expect(page.getByLabel('Your name')).toHaveValue(`${next.firstName} ${next.lastName}`);
    await expect(page.getByLabel('Their name')).toHaveValue('');
    await page.goto('/ai-coach?conversation=new');
    await expect(composer(page)).toBeEnabled();
    await expect(composer(page)).toHaveValue('');
  });

  test('ends in every tab of the browser at once', async ({ page, context, member }) => {
    await signInToHome(page, member);
    const second = await context.newPage();
    await second.goto('/settings');
    await expect(second.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectLanding(page);
    await expectLanding(second);
    await signIn(page, member);
    await expect(second.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
