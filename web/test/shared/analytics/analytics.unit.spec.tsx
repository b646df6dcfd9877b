/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { config } from '../../../src/base/config.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import Analytics from '../../../src/shared/analytics/analytics.js';
import { analyticsEndpoints } from '../../../src/shared/analytics/analytics-consent.js';
import { removeAnalytics } from '../../../src/shared/analytics/analytics-script.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const ID = 'G-TEST123456';
/** Pages that are not counted and say nothing about somebody's health. */
const UNCOUNTED = [
  '/profile',
  '/notifications',
  '/resources',
  '/resources/safe-bathing',
  '/devices',
  '/safety',
  '/no-such-page',
  '/?from=mail',
];
const flag = () => (window as unknown as Record<string, unknown>)[`ga-disable-${ID}`];
const script = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
/** Array-likes, as the script wants them: what is an array it takes for something else than a command. */
const commands = () => (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
const counted = () =>
  commands().flatMap(({ 0: name, 1: values }) =>
    name === 'set' ? [(values as { page_location: string }).page_location] : [],
  );

type Answers = { user: () => Promise<Response> };
const asked: [unknown, Record<string, string>][] = [];
function serve({ user }: Answers) {
  asked.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>((path, init) => {
    const headers = init?.headers as Record<string, string>;
    if (headers['Cache-Control']) asked.push([path, headers]);
    if (init?.method === 'PUT') return Promise.resolve(answer(200, JSON.parse(init.body as string)));
    return user();
  });
}
const signedIn = (analyticsConsent: boolean) => ({
  user: () => Promise.resolve(answer(200, { id: '1', firstName: 'Rosa', analyticsConsent })),
});
const anonymous = { user: () => Promise.resolve(answer(401, '')) };

/** The router of the tests keeps its own address; the flag asks the window's. */
function visit(address: string) {
  window.history.replaceState(null, '', address);
  fireEvent.click(screen.getByRole('link', { name: address }));
}
function open(address = '/') {
  window.history.replaceState(null, '', address);
  return renderInApp(
    <SessionProvider>
      <Analytics />
      {['/ai-coach', '/settings', ...UNCOUNTED].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </SessionProvider>,
    address,
  );
}
const loaded = () =>
  waitFor(() => expect(script()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`));
const removed = () => waitFor(() => expect([script(), flag()]).toEqual([null, true]));

beforeEach(() => {
  config.analyticsId = ID;
});
afterEach(() => {
  cleanup();
  config.analyticsId = null;
  removeAnalytics(ID);
  document.cookie = 'theme=; max-age=0; path=/';
  Reflect.deleteProperty(window, `ga-disable-${ID}`);
  localStorage.clear();
});

describe('analytics', () => {
  it('is loaded for a visitor, after a check past every cache, and is told only the name of the page', async () => {
    serve(anonymous);
    open();
    await loaded();
    expect(asked[0]).toEqual([
      '/api/auth/user',
      expect.objectContaining({ 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
    ]);
    expect(flag()).toBe(false);
    const kinds = commands().map((each) => Object.prototype.toString.call(each));
    expect(new Set(kinds)).toEqual(new Set(['[object Arguments]']));
    expect(commands().some(Array.isArray)).toBe(false);
    expect(commands().at(-2)).toMatchObject({
      0: 'set',
      1: { page_location: 'http://localhost/', page_title: '/', page_referrer: 'http://localhost' },
    });
    expect(commands().at(-1)).toMatchObject({ 0: 'event', 1: 'page_view' });
  });

  it('stops on a page about health, at once, and is loaded fresh after it', async () => {
    serve(signedIn(true));
    localStorage.setItem('authToken', 'cw_token');
    open();
    await loaded();
    const before = script();
    document.cookie = '_ga=1; path=/';
    document.cookie = '_gid=1; path=/';
    document.cookie = 'theme=dark; path=/';
    window.history.replaceState(null, '', '/ai-coach');
    expect(flag()).toBe(true);
    visit('/ai-coach');
    await removed();
    expect(document.cookie).toBe('theme=dark');
    visit('/settings');
    await loaded();
    expect(script()).not.toBe(before);
    expect(counted()).toEqual(['http://localhost/settings']);
  });

  it.each(UNCOUNTED)('stops at %s, and keeps the cookie by which one person stays one', async (address) => {
    serve(signedIn(true));
    localStorage.setItem('authToken', 'cw_token');
    open();
    await loaded();
    document.cookie = '_ga=1; path=/';
    document.cookie = '_gid=1; path=/';
    visit(address);
    await removed();
    expect(document.cookie).toBe('_ga=1; _gid=1');
    visit('/settings');
    await loaded();
    expect(counted()).toEqual(['http://localhost/settings']);
    expect(document.cookie).toBe('_ga=1; _gid=1');
  });

  it.each(['/profile', '/settings'])('leaves no cookie at %s of an account that refuses', async (address) => {
    document.cookie = '_ga=1; path=/';
    serve(signedIn(false));
    localStorage.setItem('authToken', 'cw_token');
    open(address);
    await removed();
    expect(document.cookie).toBe('');
  });

  it.each([
    '/ai-coach',
    '/onboarding',
    '/eligibility',
    '/assessment',
    '/papers',
    '/profile',
    '/signup?token=x',
  ])('is not loaded at %s', async (address) => {
    serve(anonymous);
    open(address);
    await removed();
    expect(commands()).toEqual([]);
  });

  it('is not loaded for an account that refuses, which this browser remembers', async () => {
    serve(signedIn(false));
    localStorage.setItem('authToken', 'cw_token');
    open();
    await removed();
    expect(localStorage.getItem('analyticsOptOut')).toBe('true');
  });

  it('follows a choice in Settings', async () => {
    let consent = true;
    serve({ user: () => signedIn(consent).user() });
    localStorage.setItem('authToken', 'cw_token');
    const { store } = open();
    await loaded();
    const choose = (choice: boolean) => {
      consent = choice;
      return act(() => store.dispatch(analyticsEndpoints.endpoints.saveAnalyticsConsent.initiate(choice)));
    };
    await choose(false);
    await removed();
    expect(counted()).toEqual([]);
    await choose(true);
    await loaded();
    expect(counted()).toEqual(['http://localhost/']);
  });

  it('is on, with a warning, when the check fails', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ user: () => Promise.reject(new Error('no network')) });
    open();
    await loaded();
    expect(warnings.mock.calls).toContainEqual(['The consent to analytics could not be checked: no network']);
    warnings.mockRestore();
  });

  it('counts an answer that is not OK as a visitor, without a warning', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ user: () => Promise.resolve(answer(503, {})) });
    open();
    await loaded();
    expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  });
});
