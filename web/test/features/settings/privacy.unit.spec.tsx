/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import { PrivacyCard } from '../../../src/features/settings/privacy-card.js';
import Toaster from '../../../src/shared/toast/toaster.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

/** `analyticsConsent` as the account has it; `save` is the status of PUT. */
async function open(analyticsConsent: boolean | undefined, save = 200, name = 'Analytics & Usage Data') {
  let consent = analyticsConsent;
  const fetched = jest.fn<typeof fetch>((path, init) => {
    if (path !== '/api/user/analytics-consent')
      return Promise.resolve(answer(200, { id: '1', analyticsConsent: consent }));
    if (save !== 200) return Promise.resolve(answer(save, {}));
    const sent = JSON.parse(init?.body as string) as { consent: boolean };
    consent = sent.consent;
    return Promise.resolve(answer(200, sent));
  });
  globalThis.fetch = fetched;
  localStorage.setItem('authToken', 'cw_token');
  renderInApp(
    <SessionProvider>
      <PrivacyCard />
      <Toaster />
    </SessionProvider>,
    '/settings',
  );
  const toggle = screen.getByRole<HTMLButtonElement>('switch', { name });
  await waitFor(() => expect(toggle.disabled).toBe(false));
  expect(toggle.ariaChecked).toBe(String(analyticsConsent ?? true));
  const saved = () =>
    fetched.mock.calls.flatMap(([path, init]) =>
      path === '/api/user/analytics-consent' ? [[init?.method, init?.body]] : [],
    );
  return { toggle, saved };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
});

describe('the toggle', () => {
  it('says what is collected and what is not', async () => {
    const { toggle } = await open(true);
    const text = document.getElementById(toggle.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toMatch(/collect page views, clicks and usage patterns/);
    expect(text).toMatch(/do not collect health information, chat conversations or sensitive data/);
    expect(text).not.toContain('Global Privacy Control');
  });

  it.each([
    [true, 'Analytics tracking has been disabled. You can re-enable it anytime.', 'true'],
    [false, 'Analytics tracking has been enabled. This helps us improve our services.', null],
    [undefined, 'Analytics tracking has been disabled. You can re-enable it anytime.', 'true'],
  ])('turns %j over, saves it, says so, and this browser remembers', async (before, text, optOut) => {
    const { toggle, saved } = await open(before);
    fireEvent.click(toggle);
    await screen.findByText('Analytics Updated');
    expect(screen.getByText(text)).not.toBeNull();
    const now = !(before ?? true);
    expect(toggle.ariaChecked).toBe(String(now));
    expect(saved()).toEqual([['PUT', JSON.stringify({ consent: now })]]);
    expect(localStorage.getItem('analyticsOptOut')).toBe(optOut);
  });

  it('goes back when it could not be saved', async () => {
    const { toggle } = await open(true, 503);
    fireEvent.click(toggle);
    await screen.findByText('Update Failed');
    expect(screen.getByText('Failed to update analytics settings. Please try again.')).not.toBeNull();
    expect(toggle.ariaChecked).toBe('true');
    expect(localStorage.getItem('analyticsOptOut')).toBeNull();
  });

  it('says that a browser that refuses for every site is respected', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    await open(true);
    expect(screen.getByText(/nothing is collected from this browser/)).not.toBeNull();
  });

  it('speaks Spanish', async () => {
    localStorage.setItem('language', 'es');
    const { toggle } = await open(true, 200, 'Análisis y datos de uso');
    fireEvent.click(toggle);
    const text = 'El análisis de uso está desactivado. Puede volver a activarlo cuando quiera.';
    expect(await screen.findByText(text)).not.toBeNull();
  });
});
