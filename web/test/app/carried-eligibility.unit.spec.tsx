/** @jest-environment ./web/test/browser-environment.mjs */
import { anEligibilityCheck } from '@careward/testing/a-person';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { LazyCarriedEligibility } from '../../src/app/optional.js';
import { config } from '../../src/base/config.js';
import { storeSignOut } from '../../src/base/session/session-storage.js';
import { SessionProvider, useSession } from '../../src/base/session/session-provider.js';
import { currentToast } from '../../src/shared/toast/toast.slice.js';
import { answer } from '../answer.js';
import { renderInApp } from '../render-in-app.js';

const carried = {
  fromEligibilityCheck: true,
  relationship: 'parent',
  insuranceType: 'medicaid',
  answers: anEligibilityCheck(),
  result: { programType: 'medicaid_pas', eligibilityScore: 85, status: 'assessed' },
  savedAt: new Date().toISOString(),
};
const { answers: _answers, result: _result, ...withoutAnswers } = carried;
const item = () => JSON.parse(localStorage.getItem('eligibilityData') ?? 'null') as unknown;

let posted: unknown[];
let status: number;
beforeEach(() => {
  posted = [];
  status = 201;
  config.eligibilityFeatures = true;
  localStorage.setItem('eligibilityData', JSON.stringify(carried));
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, init) => {
    if (path === '/api/auth/user')
      return Promise.resolve(localStorage.getItem('authToken') ? answer(200, { id: 'u1' }) : answer(401, ''));
    posted.push(JSON.parse(init?.body as string));
    return Promise.resolve(answer(status, {}));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  config.eligibilityFeatures = false;
});

function State() {
  return <p>{useSession().state}</p>;
}
const load = () =>
  renderInApp(
    <SessionProvider>
      <LazyCarriedEligibility />
      <State />
    </SessionProvider>,
  );

describe('a check that was made without an account', () => {
  it('is sent on the first load after the sign-in, and then only what onboarding needs is left', async () => {
    localStorage.setItem('authToken', 'cw_1');
    load();
    await waitFor(() => expect(item()).toEqual(withoutAnswers));
    expect(posted).toEqual([carried.answers]);
    cleanup();
    await load().findByText('authenticated');
    expect(posted).toHaveLength(1);
  });

  it('waits while nobody is signed in', async () => {
    await load().findByText('anonymous');
    expect([posted, item()]).toEqual([[], carried]);
  });

  it('stays for the next load, with a toast, when it cannot be sent', async () => {
    localStorage.setItem('authToken', 'cw_1');
    status = 503;
    const { store } = load();
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Assessment Failed',
        description: 'Failed to process your application. Please try again.',
      }),
    );
    expect(item()).toEqual(carried);
  });

  it('is not sent with the flag off', async () => {
    localStorage.setItem('authToken', 'cw_1');
    config.eligibilityFeatures = false;
    await load().findByText('authenticated');
    expect(posted).toEqual([]);
  });

  it('is gone after a sign-out', () => {
    storeSignOut();
    expect(item()).toBeNull();
  });
});
