import { expect, type Page, type Response } from '@playwright/test';
import { expectLanding } from '../src/accounts.js';
import { layouts, test } from '../src/fixtures.js';

test.describe('the public pages', () => {
  let refused: string[];
  const note = (response: Response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  };
  test.beforeEach(({ context }) => {
    refused = [];
    context.on('response', note);
  });
  // Chromium writes each into the console.
  test.afterEach(({ context }) => {
    context.off('response', note);
    expect(refused, 'what a visitor’s browser asked for and did not get').toEqual([]);
  });

  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('the landing screen, with its banner, figures and documents', async ({ page }) => {
        await page.goto('/');
        await expectLanding(page);
        await expect(page.getByText('ALPHA RELEASE - Experimental features in development')).toBeVisible();
        await expect(page.getByText('63M', { exact: true })).toBeVisible();
        await expect(page.getByText('$2,000', { exact: true })).toBeVisible();
        for (const title of ['Terms of Service', 'Privacy Policy', 'Consent Notice']) {
          await page.getByRole('button', { name: title }).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByText('August 27, 2025').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
        await page.getByRole('link', { name: 'Sign In' }).click();
        await expect(page).toHaveURL(/\/login$/);
      });
    });

  test('the legal pages', async ({ page }) => {
    for (const { path, title } of [
      { path: '/terms-of-service', title: 'Terms of Service' },
      { path: '/privacy-policy', title: 'Privacy Policy' },
      { path: '/consent-notice', title: 'Consent to Upload Health Information' },
    ]) {
      await page.goto(`${path}?returnTo=/login`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('August 27, 2025').first()).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(/\/login$/);
    }
  });

  test('the page for an address that does not exist', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText(/forget to add the page to the router/i)).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expectLanding(page);
  });

  test('the landing screen instead of pages behind the sign-in', async ({ page }) => {
    for (const path of ['/onboarding', '/ai-coach', '/settings']) {
      await page.goto(path);
      await expectLanding(page);
    }
  });

  test('the care library, and a topic with its sources', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.locator('a[href^="/resources/"]').first()).toBeVisible();
    const listedAgain = page.waitForResponse('/api/library');
    await page.reload();
    const { responseBodySize } = await (await listedAgain).request().sizes();
    expect(responseBodySize, 'bytes of a list that the browser has already').toBe(0);
    await page.locator('a[href^="/resources/"]').first().click();
    await expect(page).toHaveURL(/\/resources\/[a-z0-9-]+$/);
    await expect(page.getByText(/Not reviewed by a clinician yet\. Not medical advice/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /sources/i })).toBeVisible();
  });

  test('what is typed and pressed before the scripts are there', async ({ page }) => {
    let scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/resources', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('keeps asking to go home');
    scripts.resolve();
    await expect(
      page.locator('a[href="/resources/dementia-communication#dem-wants-to-go-home"]'),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('keeps asking to go home');

    scripts = Promise.withResolvers();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Español' }).dblclick();
    scripts.resolve();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  });

  test('a question on the page of a topic, by its address, by the keyboard and by a search', async ({
    page,
  }) => {
    await page.goto('/resources/dementia-communication#dem-wants-to-go-home');
    const question = page.locator('#dem-wants-to-go-home');
    const asked = page.locator('details').filter({ has: question });
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    await expect(asked.getByRole('heading', { name: 'What to do' })).toBeVisible();
    await expect(asked.getByText(/not reviewed by a clinician yet/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(asked.getByRole('heading', { name: 'What to do' })).toBeHidden();

    // As by a link to another question in a mail or a note, and back. The browser moves the focus before the page opens
    // the question, so the focus alone does not say that the page is done.
    await page.evaluate("location.hash = '#dem-repeats-questions'");
    const another = page.locator('#dem-repeats-questions');
    await expect(another).toBeFocused();
    await expect(
      page.locator('details').filter({ has: another }).getByRole('heading', { name: 'What to do' }),
    ).toBeVisible();
    await page.goBack();
    await expect(question).toBeFocused();
    await expect(asked.getByRole('heading', { name: 'What to do' })).toBeVisible();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(asked.getByRole('heading', { name: 'Qué hacer' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();

    await page.goto('/resources');
    await page.getByRole('searchbox').fill('keeps asking to go home');
    await page.locator('a[href="/resources/dementia-communication#dem-wants-to-go-home"]').click();
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
  });

  test('the page about safety, in both languages', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('link', { name: 'How the coach looks out for you' }).click();
    await expect(page).toHaveURL(/\/safety$/);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('How the coach looks out for you');
    await expect(page.getByText('Not clinically reviewed yet').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The 30 kinds of danger it looks for' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(title).toHaveText('Cómo el asistente vela por usted');
    await page.reload();
    await expect(title).toHaveText('Cómo el asistente vela por usted');
  });
});

test.describe('the way back from a document', () => {
  const document = '/terms-of-service';
  const back = (page: Page) => page.getByRole('button', { name: 'Back' });

  test('leads to the previous page of ours, also after a full page load', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.goto(document);
    await back(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goForward();
    await page.reload();
    await back(page).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('leads to the landing screen when it was opened from elsewhere', async ({ page, baseURL }) => {
    await page.goto(`data:text/html,<a href="${baseURL}${document}">Our terms</a>`);
    await page.getByRole('link', { name: 'Our terms' }).click();
    await expect(back(page)).toBeVisible();
    await page.reload();
    await back(page).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expectLanding(page);
  });

  test('never leads away from the site', async ({ page, baseURL }) => {
    await page.goto('about:blank');
    await page.goto(`${document}?returnTo=//example.com`);
    await back(page).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});
