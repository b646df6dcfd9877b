/** @jest-environment ./web/test/browser-environment.mjs */
import { LENGTH } from '@careward/contracts/kernel/limits';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { config } from '../../../src/base/config.js';
import HomePage from '../../../src/features/home/home-page.js';
import { answer } from '../../answer.js';
import { legalDialogs } from '../../legal-dialogs.js';
import { renderInApp } from '../../render-in-app.js';
import { aNotification } from '../../shared/notifications/a-notification.js';

const known = {
  '/api/profile': { name: 'Rosa Diaz', isOnboardingComplete: true },
  '/api/recipients': [{ id: '1', name: 'Abuela Carmen', conditions: [] }],
  '/api/notifications': [],
  '/api/assessments': [],
};
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = { ...known };
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation((path) => Promise.resolve(answer(200, answers[path as string] ?? null)));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  config.eligibilityFeatures = false;
});

function Address() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="address">{pathname + (state ? ` ${(state as { question: string }).question}` : '')}</p>
  );
}

async function open() {
  renderInApp(
    <>
      <HomePage />
      <Address />
    </>,
  );
  await screen.findByText(/Abuela Carmen/);
}
/** The cards once they are known, as text. */
const cards = async () => {
  const section = within(programs() as HTMLElement);
  return (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
};
const aResult = (eligibilityScore: number, programType = 'medicaid_pas') => ({
  programType,
  eligibilityScore,
  status: 'assessed',
});
const programs = () => screen.queryByRole('region', { name: 'Compensation Opportunities' });

describe('the way to onboarding', () => {
  const profile = { name: 'Rosa Diaz', isOnboardingComplete: false };
  const recipient = { id: '1', name: 'Abuela Carmen', conditions: [] };
  const today = () => within(screen.getByRole('region', { name: 'For today' }));

  it.each([
    ['is offered without a profile', { profile: { isOnboardingComplete: false }, recipients: [] }, true],
    ['is offered without a recipient', { profile: { isOnboardingComplete: true }, recipients: [] }, true],
    ['is not offered after it', { profile: { isOnboardingComplete: true }, recipients: [recipient] }, false],
  ])('%s, and its place is kept until that is known', async (_when, known, isOffered) => {
    Object.assign(answers, {
      '/api/profile': { ...profile, ...known.profile },
      '/api/recipients': known.recipients,
    });
    renderInApp(<HomePage />);
    expect(today().getByRole('status', { name: 'Loading' })).not.toBeNull();
    const card = await today().findByRole('link');
    expect(card.textContent.startsWith('Tell us who you care for')).toBe(isOffered);
  });
});

describe('the programs on Home', () => {
  it('are neither shown, nor asked for, nor linked with the flag off', async () => {
    await open();
    expect(programs()).toBeNull();
    expect(document.querySelector('a[href^="/eligibility"]')).toBeNull();
    const asked = jest.mocked(globalThis.fetch).mock.calls.map(([path]) => path);
    expect(asked).not.toContain('/api/eligibility');
  });

  it('are two with the flag on and without results, each amount with its limits, with the way to all', async () => {
    config.eligibilityFeatures = true;
    await open();
    const [medicaid, family, ...others] = await cards();
    expect(others).toEqual([]);
    expect(medicaid).toMatch(/Medicaid personal care.*Eligible/);
    expect(within(programs() as HTMLElement).getByText('Eligible')).not.toBeNull();
    expect(medicaid).toContain('up to $18.50/hour (varies by state, not a guarantee)');
    expect(family).toMatch(/Family support.*Review Needed/);
    expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/eligibility');
    expect(screen.getByText(/not a decision about you: nobody has checked your case/)).not.toBeNull();
  });

  it.each([
    [[aResult(85)], [/Medicaid.*Eligible/, /Family.*Review Needed/]],
    [[aResult(60)], [/Medicaid.*Likely Eligible/, /Family.*Review Needed/]],
    [[aResult(59)], [/Family.*Review Needed/]],
    [[aResult(59), aResult(70, 'family_support')], [/Family.*Likely Eligible/]],
  ])('follow the results %j', async (results, expected) => {
    config.eligibilityFeatures = true;
    answers['/api/eligibility'] = results;
    await open();
    const shown = await cards();
    expect(shown).toHaveLength(expected.length);
    for (const [n, text] of expected.entries()) expect(shown[n]).toMatch(text);
    expect(screen.getByText(/From your six answers/)).not.toBeNull();
  });

  it('do not claim anything when the results cannot be loaded', async () => {
    config.eligibilityFeatures = true;
    const usual = jest.mocked(globalThis.fetch).getMockImplementation();
    jest
      .mocked(globalThis.fetch)
      .mockImplementation((path, init) =>
        path === '/api/eligibility'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : (usual?.(path, init) as Promise<Response>),
      );
    await open();
    expect(await screen.findByText('Your results could not be loaded.')).not.toBeNull();
    expect(within(programs() as HTMLElement).queryByText('Eligible')).toBeNull();
  });
});

it('the circle in the header has the letter of the name, and leads to the profile', async () => {
  await open();
  const circle = screen.getByRole('link', { name: 'Profile' });
  expect([circle.textContent, circle.getAttribute('href')]).toEqual(['R', '/profile']);
});

describe('the bell in the header', () => {
  const bell = () => screen.findByRole('link', { name: /^Notifications/ });
  it('leads to the notifications', async () => {
    await open();
    expect((await bell()).getAttribute('href')).toBe('/notifications');
    expect((await bell()).getAttribute('aria-label')).toBe('Notifications');
    expect((await bell()).textContent).toBe('');
  });

  it('shows how many are unread, and says it', async () => {
    answers['/api/notifications'] = [
      aNotification({ id: '1' }),
      aNotification({ id: '2', read: true }),
      aNotification({ id: '3' }),
    ];
    await open();
    const counted = await screen.findByRole('link', { name: 'Notifications, 2 unread' });
    expect(counted.textContent).toBe(' 2 unread');
  });
});

it('has the coach among its Quick Actions, and no eligibility check with the flag off', async () => {
  await open();
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
  expect(actions.getByRole('link', { name: /^AI Care Coach/ }).getAttribute('href')).toBe('/ai-coach');
  expect(screen.queryByText('Check Eligibility')).toBeNull();
});

it.each(legalDialogs)('opens "%s" as the dialog "%s", without asking for agreement', async (link, title) => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: link }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

it('greets nobody while it signs out, which can be asked for once', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi, Rosa');
  expect(screen.getByText('R', { exact: true })).not.toBeNull();
  let answerLogout = (_answer: Response) => {};
  jest.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answerLogout = resolve)));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out' });
  fireEvent.click(button);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi, ...');
  expect(screen.getByText('...', { exact: true })).not.toBeNull();
  expect(button.disabled).toBe(true);
  await act(async () => answerLogout(answer(200, { success: true, redirectUrl: '/' })));
  expect(button.disabled).toBe(false);
});

it('fetches the assessments, and leads to the questions', async () => {
  await open();
  expect(jest.mocked(fetch).mock.calls.map(([path]) => path)).toContain('/api/assessments');
  const entry = await screen.findByRole('link', { name: /^Caregiver assessment/ });
  expect(entry.getAttribute('href')).toBe('/assessment');
});

describe('the question on Home', () => {
  const type = (value: string) => {
    const field = screen.getByPlaceholderText('Ask the AI care coach…');
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  };
  const address = () => screen.getByTestId('address').textContent;

  it('goes to the coach', async () => {
    await open();
    type(' How do I help her shower? ');
    expect(address()).toBe('/ai-coach How do I help her shower?');
  });

  it('is neither cut nor sent when it is too long', async () => {
    await open();
    const long = 'a'.repeat(LENGTH.message + 1);
    type(long);
    expect(screen.getByDisplayValue(long)).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Please send at most 4000 characters at once');
    expect(address()).toBe('/');
    type('a'.repeat(LENGTH.message));
    expect(address()).toContain('/ai-coach');
  });
});

it('speaks Spanish', async () => {
  localStorage.setItem('language', 'es');
  config.eligibilityFeatures = true;
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hola, Rosa');
  expect(await screen.findByText(/varía según el estado, no es una garantía/)).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).not.toBeNull();
});
