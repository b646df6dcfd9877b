/** @jest-environment ./web/test/browser-environment.mjs */
import { languages } from '@careward/contracts/kernel/languages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

/** `pressed`: as main.tsx presses again what was pressed before. */
async function takeOver(
  place: HTMLElement,
  path: string,
  hasToken: boolean,
  pressed?: string,
): Promise<void> {
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
    if (pressed) place.querySelector<HTMLElement>(pressed)?.click();
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

/** The first paint of a page in which something was typed before the script was there. */
async function paintAndType(path: string, typed: Record<string, string>, hasToken = false) {
  if (hasToken) localStorage.setItem('authToken', 'cw_token');
  window.history.replaceState(null, '', path);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = await renderFirstPaint(path, hasToken);
  for (const [field, text] of Object.entries(typed)) {
    const input = place.querySelector<HTMLInputElement>(`input[${field}]`);
    if (input) input.value = text;
  }
  return place;
}

describe('what was typed before the script was there', () => {
  const login = { 'name=email': 'rosa@example.org', 'name=password': 'Tidal-Lantern7' };
  const sentLogin = () => {
    const calls = jest.mocked(globalThis.fetch).mock.calls as [string, { body?: string }?][];
    const bodies = calls.filter(([address]) => address.endsWith('/api/auth/login'));
    return bodies.map(([, request]) => JSON.parse(request?.body ?? '') as unknown);
  };
  const sent = [{ email: 'rosa@example.org', password: 'Tidal-Lantern7' }];

  it('is sent: an address and a password', async () => {
    const place = await paintAndType('/login', login);
    await takeOver(place, '/login', false);
    await act(async () => place.querySelector('form')?.requestSubmit());
    expect(sentLogin()).toEqual(sent);
  });

  it('is sent when its button is pressed before anything is rendered', async () => {
    const place = await paintAndType('/login', login);
    await takeOver(place, '/login', false, 'button[type=submit]');
    expect(sentLogin()).toEqual(sent);
  });

  it('is searched for', async () => {
    const place = await paintAndType('/resources', { 'type=search': 'sundown' });
    await takeOver(place, '/resources', false, 'button[lang=es]');
    const search = place.querySelector<HTMLInputElement>('input[type=search]');
    expect(search?.labels?.[0]?.textContent).toBe('Buscar en la biblioteca');
    expect(search?.value).toBe('sundown');
  });

  it('is asked', async () => {
    const place = await paintAndType('/', { 'enterkeyhint=send': 'Why won’t she eat?' }, true);
    await takeOver(place, '/', true, 'form button');
    expect(window.location.pathname).toBe('/ai-coach');
    expect(window.history.state).toMatchObject({ usr: { question: 'Why won’t she eat?' } });
  });
});
