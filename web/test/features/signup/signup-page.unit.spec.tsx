/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import SignUpPage from '../../../src/features/signup/signup-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, { success: true }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

const verified = { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@example.org', token: 'of-rosa' };
/** A step that nothing is missing for, but the password, which is never stored. */
async function openStep(step: number) {
  sessionStorage.setItem('signup', JSON.stringify(verified));
  const view = renderInApp(<SignUpPage />, `/signup?step=${step}`);
  await screen.findByText(`Step ${step} of 5`);
  return view;
}
/** Step 5 as one comes to it, with a password. */
async function comeToAgreements() {
  const view = await openStep(4);
  fill('Password', 'Tidal-Lantern7');
  press('Continue');
  await screen.findByText('Step 5 of 5');
  return view;
}
const documents = ['Terms of Service', 'Privacy Policy'];

/** Accepts a document in its dialog. */
async function accept(title: string) {
  press(`Read the ${title}`);
  fireEvent.click(await screen.findByLabelText(`I have read and agree to the ${title}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
async function agreeAndCreateAccount() {
  for (const title of documents) await accept(title);
  fireEvent.click(screen.getByLabelText(/^I consent to the use of my data/));
  press('Create account');
}
const sent = () => {
  const [path, init] = jest.mocked(fetch).mock.calls[0] ?? [];
  return { path, body: JSON.parse(init?.body as string) as unknown };
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the steps of a sign-up', () => {
  it.each([
    [1, 'What is your name?', ['First name', 'Last name'], true],
    [2, 'Your e-mail address', ['E-mail'], true],
    [3, 'Verify E-mail', [], true],
    [4, 'Choose a password', ['Password'], false],
    [5, 'Agreements and Consent', [], false],
  ])('%i: "%s" asks for %j; has a Home button: %s', async (step, title, fields, hasHome) => {
    await openStep(step);
    expect(heading()).toBe(title);
    for (const label of fields) expect(screen.getByLabelText(label)).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Home' }) !== null).toBe(hasHome);
  });

  it.each([
    [2, 'Back'],
    [3, 'Change the address'],
    [4, 'Back'],
    [5, 'Back'],
  ])('%i leads to the one before by "%s"', async (step, name) => {
    await openStep(step);
    press(name);
    expect(await screen.findByText(`Step ${step - 1} of 5`)).not.toBeNull();
  });

  it('begin with a link to the login', async () => {
    await openStep(1);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('end with an account, made from what they asked for, and a link to the login', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(201, { token: 'cw_new' }));
    await comeToAgreements();
    await agreeAndCreateAccount();
    expect((await screen.findByRole('link', { name: 'Sign In Now' })).getAttribute('href')).toBe('/login');
    expect(sent()).toEqual({
      path: '/api/auth/complete-signup',
      body: {
        token: 'of-rosa',
        password: 'Tidal-Lantern7',
        agreedToTerms: true,
        agreedToPrivacy: true,
        consentedToDataUsage: true,
      },
    });
  });
});

describe('sign-up', () => {
  it.each([
    ['6', '1'],
    ['0', '1'],
    ['7', '1'],
    ['abc', '1'],
    ['2', '1'],
    ['05', '5'],
    ['4', '4'],
    ['5', '5'],
  ])('turns ?step=%s into step %s, in the address too', async (asked, shown) => {
    renderInApp(
      <>
        <SignUpPage />
        <Address />
      </>,
      `/signup?step=${asked}`,
    );
    await screen.findByText(`Step ${shown} of 5`);
    expect(screen.getByTestId('address').textContent).toBe(`?step=${shown}`);
  });

  it('speaks Spanish', async () => {
    renderInApp(<SignUpPage />, '/signup?step=4');
    press('Español');
    expect(await screen.findByText('Paso 4 de 5')).not.toBeNull();
    fill('Contraseña', 'Abcdefgh');
    expect(await screen.findByText('Buena')).not.toBeNull();
    expect(screen.getByText('Un carácter especial')).not.toBeNull();
    press('Continuar');
    expect(await screen.findByText('Debe tener un número')).not.toBeNull();
  });

  it('asks for both names and counts its steps', async () => {
    renderInApp(<SignUpPage />, '/signup');
    expect(screen.getByText('Step 1 of 5')).not.toBeNull();
    press('Continue');
    expect(await screen.findByText('First name is required')).not.toBeNull();
    expect(await screen.findByText('Last name is required')).not.toBeNull();
  });

  it('refuses an e-mail address that is not valid', async () => {
    sessionStorage.setItem('signup', JSON.stringify({ firstName: 'Rosa', lastName: 'Diaz' }));
    renderInApp(<SignUpPage />, '/signup?step=2');
    fill('E-mail', 'rosa');
    press('Send the link');
    expect(await screen.findByText('Valid email is required')).not.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the sentence of the server',
      { detail: 'Very many e-mails were asked for.' },
      'Very many e-mails were asked for.',
    ],
    ['its own without one', {}, 'Failed to send verification email. Please try again.'],
  ])('says that the mail was not sent: %s', async (_what, problem, description) => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(503, problem));
    const { store } = await openStep(2);
    fill('E-mail', ' ana@example.org ');
    press('Send the link');
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({ title: 'Email not sent', description }),
    );
    expect(sent()).toEqual({
      path: '/api/auth/send-verification',
      body: { email: 'ana@example.org', firstName: 'Rosa', lastName: 'Diaz' },
    });
    expect(screen.getByText('Step 2 of 5')).not.toBeNull();
  });

  it('shows the name on the sign-up of an opened link', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, { firstName: 'Rosa' }));
    renderInApp(<SignUpPage />, '/signup?token=of-rosa');
    expect(await screen.findByText(/^Hello Rosa, your e-mail is confirmed\./)).not.toBeNull();
  });

  it.each([
    [400, 'This link no longer works', ''],
    [503, 'Choose a password', 'of-rosa'],
  ])('keep the token of an opened link only unless it is refused (%i)', async (status, title, token) => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(status, {}));
    renderInApp(<SignUpPage />, '/signup?token=of-rosa');
    expect(await screen.findByRole('heading', { level: 1, name: title })).not.toBeNull();
    expect(JSON.parse(sessionStorage.getItem('signup') ?? '{}')).toMatchObject({ token });
  });

  it('does not claim that a mail was sent that the server may have held back', async () => {
    const rosa = { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@example.org' };
    sessionStorage.setItem('signup', JSON.stringify(rosa));
    const { store } = renderInApp(<SignUpPage />, '/signup?step=3');
    press('Send the mail again');
    await waitFor(() =>
      expect(currentToast(store.getState())?.description).toMatch(/^Another mail is on its way, unless/),
    );
  });

  it.each([
    ['Ab1!', 'Password must be at least 8 characters'],
    ['abcdefg1!', 'Must contain uppercase letter'],
    ['ABCDEFG1!', 'Must contain lowercase letter'],
    ['Abcdefgh!', 'Must contain number'],
    ['Abcdefgh1', 'Must contain special character'],
  ])('shows which rule the password %s breaks', async (password, sentence) => {
    renderInApp(<SignUpPage />, '/signup?step=4');
    fill('Password', password);
    press('Continue');
    expect(await screen.findByText(sentence)).not.toBeNull();
  });

  it('stores no password in the browser', async () => {
    renderInApp(<SignUpPage />, '/signup?step=4');
    fill('Password', 'Tidal-Lantern7');
    press('Continue');
    expect(await screen.findByText('Step 5 of 5')).not.toBeNull();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Tidal-Lantern7');
  });

  it('keeps Terms and Privacy disabled until they are read', () => {
    renderInApp(<SignUpPage />, '/signup?step=5');
    const isLocked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).disabled;
    expect(isLocked('I agree to the Terms of Service')).toBe(true);
    expect(isLocked('I agree to the Privacy Policy')).toBe(true);
  });

  it.each([
    ['Missing Verification', 'Please open the link in your verification e-mail again.', '', false],
    ['Missing Password', 'Please choose it again. We never store it while you sign up.', 'of-rosa', false],
    [
      'Agreements Required',
      'Please accept the Terms of Service, the Privacy Policy and the data use consent.',
      'of-rosa',
      true,
    ],
  ])('says what is missing for the account: %s', async (title, description, token, hasPassword) => {
    sessionStorage.setItem('signup', JSON.stringify({ token }));
    const { store } = hasPassword
      ? await comeToAgreements()
      : // As after a reload.
        renderInApp(<SignUpPage />, '/signup?step=5');
    press('Create account');
    await waitFor(() => expect(currentToast(store.getState())).toMatchObject({ title, description }));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says at each box that is not ticked what it needs, and no longer once it is', async () => {
    await comeToAgreements();
    const error = (name: string | RegExp) =>
      screen.getByLabelText(name).getAttribute('aria-invalid') === 'true';
    const names = [...documents.map((title) => `I agree to the ${title}`), /^I consent to the use/];
    expect(names.map(error)).toEqual([false, false, false]);
    press('Create account');
    await waitFor(() => expect(names.map(error)).toEqual([true, true, true]));
    expect(screen.getAllByText('Please accept this to continue.')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read the Terms of Service' }));
    await accept('Terms of Service');
    fireEvent.click(screen.getByLabelText(/^I consent to the use/));
    expect(names.map(error)).toEqual([false, true, false]);
  });

  it.each(documents)('a tap on what is locked opens its document, which ticks it: %s', async (title) => {
    await comeToAgreements();
    fireEvent.click(screen.getByText(`I agree to the ${title}`));
    fireEvent.click(await screen.findByLabelText(`I have read and agree to the ${title}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(`I agree to the ${title}`).checked).toBe(true);
  });

  it('ticks a box when its document is accepted in the dialog', async () => {
    await comeToAgreements();
    for (const title of documents) {
      const box = screen.getByLabelText<HTMLInputElement>(`I agree to the ${title}`);
      await accept(title);
      expect([title, box.checked, box.disabled]).toEqual([title, true, false]);
    }
  });

  it.each([
    [
      { detail: 'Token not valid.' },
      'Email verification required. Please check your email and click the verification link.',
      3,
    ],
    [
      { detail: 'Password too short.' },
      'Password must be at least 8 characters with uppercase, lowercase, number, and special character.',
      4,
    ],
    [{ detail: 'Come back later.' }, 'Come back later.', 5],
    [{}, 'Failed to create account. Please try again.', 5],
  ])('says why no account was made, at the step to mend it: %j', async (problem, description, step) => {
    const { store } = await comeToAgreements();
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(400, problem));
    await agreeAndCreateAccount();
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Sign-up failed',
        description,
        destructive: true,
      }),
    );
    expect(await screen.findByText(`Step ${step} of 5`)).not.toBeNull();
  });
});
