/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SessionProvider, useSession } from '../../../src/base/session/session-provider.js';
import { onboardingDraft } from '../../../src/features/onboarding/onboarding-values.js';
import OnboardingPage from '../../../src/features/onboarding/onboarding-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const user = { id: 'u1', firstName: 'Rosa', lastName: 'Diaz', createdAt: '2026-01-01T00:00:00.000Z' };
const profile = { name: 'Rosa Diaz', location: 'Newark', phoneNumber: null, isOnboardingComplete: true };
const called = (id: string, name: string) => ({
  id,
  name,
  relationship: 'parent',
  conditions: ['dementia'],
  insuranceType: null,
});
const [mom, dad] = [called('1', 'Mom'), called('2', 'Dad')];

/** As the app shows it: to somebody who is signed in. */
const Guarded = () => useSession().user && <OnboardingPage />;

/** Opens the form, with Mom as the chosen one, and returns what is sent of a person. */
async function open(people: object[]) {
  const sent: unknown[] = [];
  const answers: Record<string, unknown> = { '/api/auth/user': user, '/api/profile': profile };
  globalThis.fetch = jest.fn<typeof fetch>((path, init) => {
    if (path !== '/api/recipients') return Promise.resolve(answer(200, answers[path as string]));
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
    return Promise.resolve(answer(200, people));
  });
  localStorage.setItem('authToken', 'cw_1');
  renderInApp(
    <SessionProvider>
      <Guarded />
    </SessionProvider>,
  );
  await screen.findByLabelText('Their name');
  return sent;
}

const name = () => screen.getByLabelText<HTMLInputElement>('Their name');
const draft = {
  name: 'Rosa Diaz',
  location: 'Newark',
  recipientName: 'Papa',
  relationship: 'parent' as const,
  conditions: ['dementia' as const],
  terms: true,
  privacy: true,
  dataUse: true,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it('the draft keeps whom it is about', async () => {
  await open([mom, dad]);
  expect(screen.getByText('About you and Mom. Change what is no longer right.')).not.toBeNull();
  fireEvent.change(name(), { target: { value: 'Mama' } });
  await waitFor(() =>
    expect(onboardingDraft.read('u1')).toMatchObject({ recipientId: '1', values: { recipientName: 'Mama' } }),
  );
});

it.each([
  ['its person, whoever is chosen', [mom, dad], 'Dad', '2'],
  ['a person without id, where that one was removed', [mom], 'the person you care for', undefined],
])('a form of a draft is about %s', async (_what, people, about, id) => {
  onboardingDraft.keep('u1', { values: draft, recipientId: '2' });
  const sent = await open(people);
  expect(screen.getByText(`About you and ${about}. Change what is no longer right.`)).not.toBeNull();
  expect(name().value).toBe('Papa');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to Dashboard' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0] as { id?: string }).id).toBe(id);
});
