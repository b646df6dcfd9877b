/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { App } from '../../src/app/app.js';
import AppLayout from '../../src/app/layouts/app-layout.js';
import { SessionProvider } from '../../src/base/session/session-provider.js';
import { Optional } from '../../src/app/optional.js';
import { routes } from '../../src/app/routes.js';
import { answer } from '../answer.js';
import { pages } from '../../src/app/pages.js';
import { renderInApp } from '../render-in-app.js';
import { aNotification } from '../shared/notifications/a-notification.js';

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(401, ''));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the skip link', () => {
  it.each([
    ['/', 'en', 'Skip to the content'],
    ['/no-such-page', 'es', 'Ir al contenido'],
  ])('comes first on %s, and leads to the content', async (address, language, name) => {
    localStorage.setItem('language', language);
    renderInApp(<App />, address);
    const content = await screen.findByRole('main');
    const skip = screen.getByRole('link', { name });
    expect(document.querySelector('a, button, input')).toBe(skip);
    fireEvent.click(skip);
    expect(document.activeElement).toBe(content);
  });
});

it.each([
  ['/', ['Home', 'Home']],
  ['/ai-coach', ['AI Coach', 'AI Coach']],
  // What the bar has no room for is in the menu at the top, whose button is marked too.
  ['/resources', ['Library', 'More', 'Library']],
  ['/resources/support-groups', ['Library', 'More', 'Library']],
  ['/assessment', ['Assessment', 'More', 'Assessment']],
  ['/notifications', ['Notifications', 'More', 'Notifications']],
  ['/settings', ['Settings', 'More', 'Settings']],
])('the menus mark the place of %s', (address, names) => {
  renderInApp(<AppLayout withoutBar={false}>Page</AppLayout>, address);
  const marked = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(names);
});

describe('the menus', () => {
  const entries = ['Home', 'AI Coach', 'Support', 'Profile'];
  const further = ['Library', 'Assessment', 'Notifications', 'Settings'];
  const namesIn = (menu: Element | null) =>
    [...(menu?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent);
  const more = () => document.querySelector('nav[popover]');

  it('have in the rail all, in the bar four with the flag off, and in More what the bar has not', () => {
    renderInApp(<AppLayout withoutBar={false}>Page</AppLayout>);
    const [rail, bar] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(namesIn(rail ?? null)).toEqual([...entries, ...further]);
    expect(namesIn(bar ?? null)).toEqual(entries);
    expect(bar?.style.gridTemplateColumns).toBe('repeat(4, minmax(0px, 1fr))');
    expect(namesIn(more())).toEqual(further);
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('popovertarget')).toBe(more()?.id);
  });

  it('have all in More where there is no bar', () => {
    renderInApp(<AppLayout withoutBar>Page</AppLayout>);
    expect(namesIn(more())).toEqual([...entries, ...further]);
  });

  it.each([
    ['super_admin', ['Content Discovery']],
    ['caregiver', []],
  ])('have for a %s beside these %j', async (role, own) => {
    const user = { id: 'u-1', firstName: 'Rosa', role };
    jest
      .mocked(fetch)
      .mockImplementation((path) => Promise.resolve(answer(200, path === '/api/auth/user' ? user : null)));
    renderInApp(
      <SessionProvider>
        <AppLayout withoutBar={false}>Page</AppLayout>
      </SessionProvider>,
    );
    await waitFor(() => expect(namesIn(more())).toEqual([...further, ...own]));
  });

  it('close More when an entry is chosen', () => {
    const hide = jest.fn();
    HTMLElement.prototype.hidePopover = hide;
    renderInApp(<AppLayout withoutBar={false}>Page</AppLayout>);
    fireEvent.click(more()?.querySelector('a') as Element);
    expect(hide.mock.contexts).toEqual([more()]);
  });
});

it('the rail shows how many notifications are unread', async () => {
  const list = [aNotification({ id: '1' }), aNotification({ id: '2', read: true })];
  jest.mocked(fetch).mockResolvedValue(answer(200, list));
  renderInApp(<AppLayout withoutBar={false}>Page</AppLayout>);
  const entry = await screen.findByRole('link', { name: 'Notifications 1 unread' });
  expect(entry.getAttribute('href')).toBe('/notifications');
});

describe('a page that needs an account, while it is not known who is signed in', () => {
  /** Opens a page whose code is there already, so that nothing but the account can hold it back. */
  async function openUnknown(address: string) {
    await routes.find(({ path }) => path === address)?.Page.preload();
    localStorage.setItem('authToken', 'cw_of-rosa');
    const told = Promise.withResolvers<void>();
    jest.mocked(fetch).mockImplementation(() => told.promise.then(() => answer(401, '')));
    await act(async () => renderInApp(<App />, address));
    return { refuse: () => act(async () => told.resolve()) };
  }

  async function expectLanding(): Promise<void> {
    const landing = await screen.findByRole('heading', { level: 1, name: /^Expert Caregiving/ });
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([landing]);
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  }

  it.each([
    ['/onboarding', 0, 'Welcome to Careward'],
    ['/profile', 2, 'Profile'],
    ['/assessment', 1, 'Caregiver assessment'],
    ['/admin/discovery', 2, 'Content Discovery'],
  ])('%s is its frame, its title and the place of the rest', async (address, menus, title) => {
    const { refuse } = await openUnknown(address);
    expect(await screen.findByRole('status', { name: /^Loading/ })).not.toBeNull();
    expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(menus);
    expect(within(screen.getByRole('main')).getByText(title)).not.toBeNull();
    await refuse();
    await expectLanding();
  });

  it.each([
    ['/resources', 'Care library'],
    ['/safety', 'How the coach looks out for you'],
  ])('%s has no public frame', async (address, heading) => {
    const { refuse } = await openUnknown(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).not.toBeNull();
    expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(2);
    await refuse();
    await waitFor(() => expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(0));
  });

  it('/login is the frame of Home, and the form for whoever is not signed in', async () => {
    const { refuse } = await openUnknown('/login');
    expect(await screen.findAllByRole('navigation', { name: 'Main' })).toHaveLength(2);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await refuse();
    expect(await screen.findByLabelText('Password')).not.toBeNull();
  });

  it.each([
    ['/', 'Home'],
    ['/ai-coach', 'AI Care Coach'],
    ['/notifications', 'Notifications'],
    ['/settings', 'Settings'],
    ['/devices', 'Signed-in devices'],
    ['/change-password', 'Change your password'],
  ])('%s is there without the name, which comes later', async (address, heading) => {
    const { refuse } = await openUnknown(address);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    await refuse();
    await expectLanding();
  });
});

describe.each([
  '/resources',
  '/resources/safe-bathing',
  '/safety',
  '/bot',
  '/terms-of-service',
  '/unsubscribe/invalid',
  '/no-such-page',
])('%s', (address) => {
  const menus = () => screen.queryAllByRole('navigation', { name: 'Main' });
  const languages = () => screen.queryAllByRole('button', { name: 'Español' });

  it('offers the other language once, above the page, to a visitor', async () => {
    renderInApp(<App />, address);
    await waitFor(() => expect(languages()).toHaveLength(1));
    expect(screen.getByRole('main').contains(languages()[0] ?? null)).toBe(false);
    expect(menus()).toHaveLength(0);
  });

  it('has the menu and no language for whoever is signed in, before the server has said who', async () => {
    localStorage.setItem('authToken', 'cw_of-rosa');
    const told = Promise.withResolvers<void>();
    const user = { id: 'u1', firstName: 'Rosa', locale: 'en' };
    jest
      .mocked(fetch)
      .mockImplementation((path) =>
        told.promise.then(() => (path === '/api/auth/user' ? answer(200, user) : answer(404, ''))),
      );
    renderInApp(<App />, address);
    await waitFor(() => expect(menus().length).toBeGreaterThan(0));
    expect(languages()).toHaveLength(0);
    await act(async () => told.resolve());
    expect(menus().length).toBeGreaterThan(0);
    expect(languages()).toHaveLength(0);
  });
});

describe('a page whose code could not be loaded', () => {
  const failure = () => screen.queryByText(/^This page could not be loaded/);
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['under the menu, for whoever is signed in', '/privacy-policy', 'cw_of-rosa', 2, /^Privacy Policy/],
    ['under the header of visitors', '/consent-notice', null, 0, /^Consent/],
  ] as const)(
    'says so %s; the others are there, and so is it later',
    async (_, broken, token, menus, title) => {
      if (token) localStorage.setItem('authToken', token);
      jest.mocked(fetch).mockImplementation((path) => {
        const isUser = path === '/api/auth/user' && token !== null;
        return Promise.resolve(isUser ? answer(200, { id: 'u-1', firstName: 'Rosa' }) : answer(404, ''));
      });
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(pages[broken], 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      renderInApp(
        <>
          <Link to="/bot">/bot</Link>
          <BackButton />
          <App />
        </>,
        broken,
      );
      await waitFor(() => expect(failure()).not.toBeNull());
      expect(screen.getByRole('main').contains(failure())).toBe(true);
      expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(menus);
      fireEvent.click(screen.getByRole('link', { name: '/bot' }));
      expect(await screen.findByRole('heading', { level: 1, name: /crawler/i })).not.toBeNull();
      expect(failure()).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(() =>
        expect(failure() ?? screen.queryByRole('heading', { level: 1, name: title })).not.toBeNull(),
      );
      expect(failure()).toBeNull();
    },
  );
});

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Back</button>;
}

it('what could not be loaded is silent, and tried again', async () => {
  const load = jest
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ default: () => 'Loaded' });
  const { rerender, container, store } = renderInApp(<p />);
  expect(store).toBeDefined();
  const show = (wanted: string) => act(async () => rerender(<Optional load={load} wanted={wanted} />));
  await show('');
  expect(load).not.toHaveBeenCalled();
  await show('first');
  expect(container.textContent).toBe('');
  await show('second');
  expect(container.textContent).toBe('Loaded');
});
