/** @jest-environment ./web/test/browser-environment.mjs */
import { languages } from '@careward/contracts/kernel/languages';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/app.js';
import { firstScreens, renderFirstPaint, standInOf } from '../../src/app/first-paint/render-first-paint.js';
import { loadEarly } from '../../src/app/routes.js';
import { config } from '../../src/base/config.js';
import { createStore } from '../../src/base/store.js';

const complaints = jest.fn();
let root: Root | undefined;

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockReturnValue(new Promise(() => {}));
  jest.spyOn(window.console, 'error').mockImplementation(complaints);
});
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
  complaints.mockReset();
  localStorage.clear();
  config.eligibilityFeatures = false;
  document.body.replaceChildren();
});

const allStates = firstScreens.flatMap(({ path }) =>
  languages.flatMap((language) =>
    [true, false].flatMap((hasToken) => [true, false].map((flag) => ({ path, language, hasToken, flag }))),
  ),
);
const isStoodIn = ({ path, hasToken }: { path: string; hasToken: boolean }) =>
  standInOf(path, hasToken) !== undefined;
const isForm = (path: string) => /login|signup/.test(path);
// Whoever is signed in is sent on from a form.
const states = allStates.filter((state) => !isStoodIn(state) && !(isForm(state.path) && state.hasToken));

async function takeOver(place: HTMLElement, path: string, hasToken: boolean): Promise<void> {
  await loadEarly(path, hasToken);
  const store = createStore();
  await act(async () => {
    root = hydrateRoot(
      place,
      <Provider store={store} serverState={store.getState()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>,
      { onRecoverableError: complaints },
    );
  });
}

it.each(states)(
  'the first paint of $path ($language, signed in: $hasToken, eligibility: $flag) is what its script renders',
  async ({ path, language, hasToken, flag }) => {
    localStorage.setItem('language', language);
    if (hasToken) localStorage.setItem('authToken', 'cw_token');
    config.eligibilityFeatures = flag;
    window.history.replaceState(null, '', path);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = await renderFirstPaint(path, hasToken);
    const painted = place.querySelector('main');

    await takeOver(place, path, hasToken);
    expect(complaints.mock.calls).toEqual([]);
    expect(painted).not.toBeNull();
    expect(place.querySelector('main')).toBe(painted);
    expect(place.querySelector('h1')?.textContent).not.toBe('');
  },
);

it.each(allStates.filter(isStoodIn))(
  'what stands in for $path ($language, signed in: $hasToken, eligibility: $flag) is its frame and its place',
  async ({ path, language, hasToken, flag }) => {
    localStorage.setItem('language', language);
    config.eligibilityFeatures = flag;
    expect(hasToken || isForm(path)).toBe(true);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = await renderFirstPaint(path, hasToken);
    const main = place.querySelector('[data-stand-in] main');
    expect(main?.querySelector('[role=status]')).not.toBeNull();
    // Rail, bottom bar and the menu at the top.
    expect(place.querySelectorAll('nav').length).toBe(hasToken ? 3 : 0);
  },
);

it('an address and a password that were typed before the script was there are sent', async () => {
  window.history.replaceState(null, '', '/login');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = await renderFirstPaint('/login', false);
  const type = (name: string, text: string) => {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = text;
  };
  type('email', 'rosa@example.org');
  type('password', 'Tidal-Lantern7');
  await takeOver(place, '/login', false);
  await act(async () => {
    place.querySelector('form')?.requestSubmit();
  });
  const calls = jest.mocked(globalThis.fetch).mock.calls as [string, { body?: string }?][];
  const sent = calls.find(([address]) => address.endsWith('/api/auth/login'))?.[1]?.body ?? '{}';
  expect(JSON.parse(sent)).toEqual({ email: 'rosa@example.org', password: 'Tidal-Lantern7' });
});
