import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/fields';
import { expect } from '@playwright/test';
import { aPerson } from '@careward/testing/a-person';
import { expectAccessible } from '../src/accessible.js';
import { mailTo, verificationLink } from '../src/inbox.js';
import {
  agreeAndCreateAccount,
  askForVerification,
  askForVerificationByCall,
  choosePassword,
  DONE_SHOWN,
  openVerificationMail,
} from '../src/accounts.js';
import { expectToast, holdTimerHere } from '../src/toasts.js';
import { layouts, test } from '../src/fixtures.js';

test.describe('signing up', () => {
  for (const { on, use } of layouts)
    test.describe(`on ${on}`, () => {
      test.use(use);
      test('leads from the landing screen through the mail to Home', async ({ page, mailUrl }) => {
        const person = aPerson();
        await page.goto('/');
        await page.getByRole('link', { name: 'Sign In' }).click();
        await page.getByRole('link', { name: 'Create an account' }).click();
        await expect(page).toHaveURL(/\/signup/);
        await askForVerification(page, person);
        const mail = await mailTo(mailUrl, person.email);
        expect(mail.text).toContain(person.firstName);
        expect(mail.text).toContain('24 hours');
        expect(verificationLink(mail)).toContain(new URL(page.url()).origin);
        await openVerificationMail(page, mailUrl, person);
        await choosePassword(page, person.password);
        const goHome = await holdTimerHere(page, DONE_SHOWN);
        await agreeAndCreateAccount(page);
        await expect(page.getByText('Sign In Now')).toBeVisible();
        await goHome();
        await expect(page.getByText(`Hi, ${person.firstName}`)).toBeVisible();
        await page.reload();
        await expect(page.getByText(`Hi, ${person.firstName}`)).toBeVisible();
      });
    });

  test('continues in another browser, accepts a guessable password with advice, and reports a used link', async ({
    page,
    otherBrowser,
    mailUrl,
  }) => {
    const person = { ...aPerson(), password: 'Password1!' };
    await askForVerificationByCall(otherBrowser.request, person);
    const link = await openVerificationMail(page, mailUrl, person);
    await expect(page, 'the token is out of the address').toHaveURL(/\/signup\?step=4$/);
    await expect(page.getByText(`Hello ${person.firstName}, your e-mail is confirmed.`)).toBeVisible();
    await choosePassword(page, person.password);
    await agreeAndCreateAccount(page);
    await expectToast(page, 'About your password', GUESSABLE_PASSWORD);
    await expect(page.getByText(`Hi, ${person.firstName}`)).toBeVisible();

    const later = await otherBrowser.newPage();
    await later.goto(link);
    await expect(later.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(later.getByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  });

  test('leads a signed-in person Home from their own used link, and asks first when it is another account', async ({
    page,
    otherBrowser,
    caregiver,
    mailUrl,
  }) => {
    const own = verificationLink(await mailTo(mailUrl, caregiver.email));
    await page.goto(own);
    await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    const other = aPerson();
    await askForVerificationByCall(otherBrowser.request, other);
    await openVerificationMail(page, mailUrl, other);
    await expect(page.getByRole('heading', { name: 'You are signed in already' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out and continue' }).click();
    await choosePassword(page, other.password);
  });

  test('shows what is missing on each step', async ({ page, mailUrl }) => {
    const person = aPerson();
    const goOn = page.getByRole('button', { name: 'Continue' });
    await page.goto('/signup');
    await goOn.click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();

    await askForVerificationByCall(page.request, person);
    await openVerificationMail(page, mailUrl, person);
    await page.getByLabel('Password', { exact: true }).fill('Quiet-Harbor');
    await expect(page.getByText('Good', { exact: true })).toBeVisible();
    await goOn.click();
    await expect(page.getByText('Must contain number')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('Quiet-Harbor-42');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    // The button moves up while the sentence goes.
    await expect(page.getByText('Must contain number')).toHaveCount(0);
    await goOn.click();

    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToast(
      page,
      'Agreements Required',
      'Please accept the Terms of Service, the Privacy Policy and the data use consent.',
    );
    await expectAccessible(page);
  });

  test('keeps the checkboxes disabled until the documents were scrolled to their end', async ({
    page,
    mailUrl,
  }) => {
    const person = aPerson();
    await askForVerificationByCall(page.request, person);
    await openVerificationMail(page, mailUrl, person);
    await choosePassword(page, person.password);
    const terms = page.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
    await expect(terms).toBeDisabled();
    const open = page.getByRole('button', { name: 'Read the Terms of Service' });
    const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
    await open.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(terms).toBeDisabled();
    await open.click();
    const text = dialog.getByRole('region', { name: 'Terms of Service' });
    await text.press('End');
    await expect(text.getByRole('paragraph').last()).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(terms).toBeEnabled();
  });

  test('sends a person without a link or a password back to the step that is missing', async ({ page }) => {
    await page.goto('/signup?step=5');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToast(
      page,
      'Missing Verification',
      'Please open the link in your verification e-mail again.',
    );
    await expect(page).toHaveURL(/\/signup\?step=1$/);
  });

  test('replaces the URL of an impossible step without a history entry', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    for (const step of ['6', '0', '7', 'abc', '3']) {
      await page.goto(`/signup?step=${step}`);
      await expect(page, step).toHaveURL(/\/signup\?step=1$/);
      await expect(page.getByText('Step 1 of 5')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('E-mail'), `back from ${step}`).toBeVisible();
    }
  });
});
