/** @jest-environment ./web/test/browser-environment.mjs */
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { PAGE } from '@careward/contracts/kernel/limits';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasScreen } from '../../../src/base/screens.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import ProfilePage from '../../../src/features/profile/profile-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const user = {
  id: '0197a7a0-0000-7000-8000-000000000001',
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa@example.test',
  createdAt: '2026-01-05T17:00:00.000Z',
  role: 'caregiver',
};
const profile = {
  name: 'Rosa Diaz',
  phoneNumber: '555-0100',
  location: 'Newark, NJ',
  isOnboardingComplete: true,
  careCoachAvatar: 'asian_male',
};
const carmen = {
  id: '1',
  name: 'Abuela Carmen',
  relationship: 'grandparent',
  conditions: ['dementia', 'diabetes'],
  insuranceType: 'medicare_medicaid',
};
const server = {
  '/api/auth/user': user as unknown,
  '/api/profile': profile as unknown,
  '/api/recipients': [carmen] as unknown,
  '/api/chat/conversations': [{}, {}, {}] as unknown,
  '/api/assessments': [
    { completedAt: '2026-11-02T17:00:00.000Z' },
    { completedAt: '2026-10-02T17:00:00.000Z' },
  ] as unknown,
};

/** Renders the page of somebody who is signed in; a number is the status of a failed call. */
async function open(differently: Partial<typeof server> = {}) {
  const answers: Record<string, unknown> = { ...server, ...differently };
  globalThis.fetch = jest.fn<typeof fetch>((path) => {
    const body = answers[path as string];
    return Promise.resolve(typeof body === 'number' ? answer(body, {}) : answer(200, body));
  });
  localStorage.setItem('authToken', 'cw_token');
  const view = renderInApp(
    <SessionProvider>
      <ProfilePage />
    </SessionProvider>,
    '/profile',
  );
  await screen.findByRole('region', { name: /^(Account summary|Resumen de su cuenta)$/ });
  return view;
}
/** The value of a line of the summary, once it is loaded. */
const valueOf = (label: string) =>
  waitFor(() => {
    const value = screen.getByText(label).nextElementSibling?.textContent;
    if (!value) throw new Error(`${label} has no value`);
    return value;
  });
const href = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the person', () => {
  it('is shown with initials, name, e-mail, phone, location and badge', async () => {
    await open();
    expect(screen.getByText('RD')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Rosa Diaz' })).not.toBeNull();
    for (const text of ['rosa@example.test', '555-0100', 'Newark, NJ', 'Verified Caregiver'])
      expect(screen.getByText(text)).not.toBeNull();
    expect(href(/^Edit profile/)).toBe('/onboarding');
    expect(screen.getByText('About you and Abuela Carmen, on one page')).not.toBeNull();
  });

  it('has no badge before onboarding, and says what is missing', async () => {
    const before = { name: null, phoneNumber: null, location: null, isOnboardingComplete: false };
    await open({ '/api/profile': before, '/api/recipients': [] });
    expect(screen.queryByText('Verified Caregiver')).toBeNull();
    expect(screen.getAllByText('Not given yet')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Rosa Diaz' })).not.toBeNull();
    expect(href('Tell us who you care for')).toBe('/onboarding');
  });

  it('is "User" when the name could not be decrypted; no placeholder is shown', async () => {
    await open({
      '/api/profile': { ...profile, name: UNREADABLE, location: UNREADABLE },
      '/api/recipients': [{ ...carmen, name: UNREADABLE }],
    });
    expect(screen.getByRole('heading', { name: 'User' })).not.toBeNull();
    expect(screen.getByText('U')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Name not available' })).not.toBeNull();
    expect(screen.queryByText(UNREADABLE)).toBeNull();
  });
});

describe('the care recipients', () => {
  it('are shown with relationship, conditions and insurance in words', async () => {
    await open({ '/api/recipients': [carmen, { ...carmen, id: '2', name: 'Luis', relationship: 'spouse' }] });
    const people = within(screen.getByRole('region', { name: 'People you care for' }));
    expect(people.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Abuela Carmen',
      'Luis',
    ]);
    for (const text of ['Grandparent', 'Spouse or partner']) expect(people.getByText(text)).not.toBeNull();
    for (const text of ['Dementia or memory loss', 'Diabetes', 'Medicare and Medicaid'])
      expect(people.getAllByText(text)).toHaveLength(2);
  });
});

describe('the account summary', () => {
  it('counts, and says when', async () => {
    await open();
    expect(await valueOf('Care recipients')).toBe('1');
    expect(await valueOf('Conversations')).toBe('3');
    expect(await valueOf('Assessments')).toBe('2');
    expect(await valueOf('Last assessment')).toBe('November 2, 2026');
    expect(await valueOf('Account created')).toBe('January 5, 2026');
  });

  it('says Never with no assessment yet', async () => {
    await open({ '/api/assessments': [] });
    expect(await valueOf('Assessments')).toBe('0');
    expect(await valueOf('Last assessment')).toBe('Never');
  });

  it('says Recently when it is not known since when', async () => {
    await open({ '/api/auth/user': { ...user, createdAt: undefined } });
    expect(await valueOf('Account created')).toBe('Recently');
  });

  it('claims nothing that could not be loaded, nor an end where there may be more', async () => {
    const page = Array.from({ length: PAGE.conversations }, () => ({}));
    await open({ '/api/assessments': 503, '/api/chat/conversations': page });
    expect(await valueOf('Last assessment')).toBe('Not known right now');
    expect(await valueOf('Assessments')).toBe('Not known right now');
    expect(await valueOf('Conversations')).toBe('200+');
  });
});

describe('from here', () => {
  it('one gets to the picture of the coach', async () => {
    await open();
    expect(href(/^Change care coach avatar/)).toBe('/settings');
    expect(screen.getByText('Kenji answers you now')).not.toBeNull();
  });

  it.each([
    ['/assessment', 'caregiver', /^New assessment/],
    ['/admin/discovery', 'super_admin', /^Content Discovery Management/],
  ])('one gets to %s as soon as it exists, as %s', async (path, role, name) => {
    await open({ '/api/auth/user': { ...user, role } });
    expect(href(name)).toBe(hasScreen(path) ? path : undefined);
  });

  it('nobody but a super admin gets to the discovery', async () => {
    await open();
    expect(href(/^Content Discovery Management/)).toBeUndefined();
  });

  it('one signs out: nothing stays here, and the next load signs out once more', async () => {
    sessionStorage.setItem('typed:1:draft', 'text');
    const { store } = await open();
    // jsdom cannot navigate and would complain about it.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    complaints.mockRestore();
    expect({ ...localStorage }).toEqual({ userLoggedOut: 'true', logoutOwed: 'true' });
    expect(sessionStorage).toHaveLength(0);
    expect(JSON.stringify(store.getState())).not.toContain('Carmen');
    expect(store.getState().session.hasLeft).toBe(true);
  });
});

it('offers no change of what could not be loaded', async () => {
  await open({ '/api/profile': 503 });
  expect(screen.getByRole('heading', { name: 'Rosa Diaz' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Rosa Diaz' })).toBeNull();
});

it('says what could not be loaded, and tries again', async () => {
  await open({ '/api/recipients': 503 });
  expect(screen.getByRole('alert').textContent).toContain('Some of your profile could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Rosa Diaz' })).not.toBeNull();
  expect(await valueOf('Care recipients')).toBe('Not known right now');
});

it('speaks Spanish', async () => {
  localStorage.setItem('language', 'es');
  await open({ '/api/assessments': [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Perfil');
  expect(screen.getByText('Demencia o pérdida de memoria')).not.toBeNull();
  expect(await valueOf('Última evaluación')).toBe('Nunca');
  expect(await valueOf('Cuenta creada')).toBe('5 de enero de 2026');
});
