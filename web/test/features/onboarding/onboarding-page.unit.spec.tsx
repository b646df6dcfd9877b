/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import OnboardingPage from '../../../src/features/onboarding/onboarding-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, []));
});
afterEach(cleanup);

const open = () =>
  renderInApp(
    <Routes>
      <Route path="/onboarding" element={<OnboardingPage />} />
      <Route path="/" element="The home page" />
    </Routes>,
    '/onboarding',
  );

describe('onboarding', () => {
  it('welcomes', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Careward');
  });

  it('can be skipped, and then only reads', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    expect(screen.getByText('The home page')).not.toBeNull();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    const methods = jest.mocked(fetch).mock.calls.map(([, init]) => init?.method);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });
});
