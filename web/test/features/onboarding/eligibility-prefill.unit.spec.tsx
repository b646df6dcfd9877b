/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { CARRIED } from '../../../src/base/session/carried-eligibility.js';
import { SessionProvider, useSession } from '../../../src/base/session/session-provider.js';
import OnboardingPage from '../../../src/features/onboarding/onboarding-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const answers: Record<string, unknown> = {
  '/api/auth/user': { id: 'u1', firstName: 'Rosa', lastName: 'Diaz', createdAt: '2026-01-01T00:00:00.000Z' },
  '/api/profile': { name: null, location: null, phoneNumber: null, agreedToTermsAt: null },
  '/api/recipients': [],
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date'] });
  localStorage.setItem('authToken', 'cw_1');
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation((path) => Promise.resolve(answer(200, answers[path as string] ?? null)));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** As the app shows it: to somebody who is signed in. */
const Guarded = () => useSession().user && <OnboardingPage />;

async function open(item?: object | string) {
  const text = typeof item === 'string' ? item : JSON.stringify(item);
  if (item) localStorage.setItem('eligibilityData', text);
  const view = renderInApp(
    <SessionProvider>
      <Guarded />
    </SessionProvider>,
  );
  await screen.findByLabelText('Their name');
  return { title: screen.getByRole('heading', { level: 1 }).textContent, store: view.store };
}
const fixed = (name: string) => screen.queryByRole('group', { name })?.textContent;
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.closest('label')?.textContent);
const toast = ({ store }: Awaited<ReturnType<typeof open>>) => currentToast(store.getState())?.title;
const item = () => localStorage.getItem('eligibilityData');

const fromCheck = { fromEligibilityCheck: true, relationship: 'parent', insuranceType: 'medicare_medicaid' };

describe('onboarding after an eligibility check', () => {
  it('says so, and shows what it knows without asking it again', async () => {
    const page = await open(fromCheck);
    expect(page.title).toBe('Complete your profile');
    expect(toast(page)).toBe('Welcome! We saved your eligibility info');
    expect(fixed('They are your…')).toBe('They are your…Parent (from eligibility check)');
    expect(fixed('Their health insurance (optional)')).toContain(
      'Medicare and Medicaid (from eligibility check)',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    [{ state: 'NJ', zipCode: '07102', condition: 'dementia' }, 'NJ 07102', ['Dementia or memory loss']],
    [{ state: 'nowhere', zipCode: '07102', condition: 'other' }, '', []],
    [{ state: 5, zipCode: null, condition: {} }, '', []],
  ])('begins with what %j says of place and condition', async (answered, place, conditions) => {
    await open({ ...fromCheck, answers: answered });
    expect(screen.getByLabelText<HTMLInputElement>('Where you live').value).toBe(place);
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
    expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual(conditions);
  });

  it('removes the stored check after 3,000 ms, and after 24 hours in any case', () => {
    expect([CARRIED.afterApplied, CARRIED.kept]).toEqual([3_000, 86_400_000]);
  });

  it('removes the stored check 3,000 ms later, not before, also when the page was left', async () => {
    await open(fromCheck);
    act(() => void jest.advanceTimersByTime(CARRIED.afterApplied - 100));
    expect(item()).not.toBeNull();
    cleanup();
    jest.advanceTimersByTime(100);
    expect(item()).toBeNull();
  });

  it('keeps the answers for a page that is loaded again after that, and asks them as usual', async () => {
    await open(fromCheck);
    jest.advanceTimersByTime(CARRIED.afterApplied);
    cleanup();
    const again = await open();
    expect(again.title).toBe('Welcome to Careward');
    expect(checked()).toEqual(['Parent', 'Medicare and Medicaid']);
  });

  it.each([
    [{ relationship: 'adult_child', insuranceType: 'gold' }],
    [{ relationship: 5, insuranceType: null }],
    [{}],
  ])('leaves to the person what it does not offer: %j', async (answered) => {
    const page = await open({ fromEligibilityCheck: true, ...answered });
    expect(page.title).toBe('Complete your profile');
    expect(screen.getByRole('radiogroup', { name: 'They are your…' })).not.toBeNull();
    expect(checked()).toEqual([]);
  });

  it('fills in what comes without that flag, to be changed', async () => {
    const page = await open({ relationship: 'spouse', insuranceType: 'none' });
    expect([page.title, toast(page)]).toEqual(['Welcome to Careward', undefined]);
    expect(checked()).toEqual(['Spouse or partner', 'No insurance']);
  });

  describe('that was completed before', () => {
    const own = { name: 'Rosa Diaz', location: 'Newark', phoneNumber: null, isOnboardingComplete: true };
    const recipient = {
      id: 'r1',
      name: 'Ana',
      relationship: 'spouse',
      conditions: [],
      insuranceType: 'private',
    };
    const before = { ...answers };
    beforeEach(() => void Object.assign(answers, { '/api/profile': own, '/api/recipients': [recipient] }));
    afterEach(() => void Object.assign(answers, before));

    it('leaves what was saved as it is, to be changed, and still removes the check', async () => {
      const page = await open(fromCheck);
      expect([page.title, toast(page)]).toEqual(['Edit profile', undefined]);
      expect(checked()).toEqual(['Spouse or partner', 'Private insurance']);
      act(() => void jest.advanceTimersByTime(CARRIED.afterApplied));
      expect(item()).toBeNull();
      expect(sessionStorage.getItem('typed:u1:onboardingForm')).toBeNull();
    });
  });

  it.each(['', '{', 'null', '"x"'])('is as usual with %j', async (text) => {
    const page = await open(text);
    expect([page.title, toast(page)]).toEqual(['Welcome to Careward', undefined]);
  });

  it('speaks Spanish', async () => {
    localStorage.setItem('language', 'es');
    localStorage.setItem('eligibilityData', JSON.stringify(fromCheck));
    renderInApp(
      <SessionProvider>
        <Guarded />
      </SessionProvider>,
    );
    expect(await screen.findByText('Madre o padre')).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complete su perfil');
    expect(fixed('¿Qué es de usted?')).toContain('(de la revisión de elegibilidad)');
  });
});
