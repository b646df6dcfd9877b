/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import SignInAgain from '../../src/app/session/sign-in-again.js';
import { SessionProvider, useSession } from '../../src/base/session/session-provider.js';
import { sessionEndpoints } from '../../src/base/session/session.js';
import CoachPage from '../../src/features/coach/coach-page.js';
import { answer } from '../answer.js';
import { CONVERSATIONS, made, newChat, serve } from '../features/coach/coach-server.js';
import { renderInApp } from '../render-in-app.js';

const rosa = { id: 'rosa', firstName: 'Rosa', email: 'rosa@example.org' };
const SEND = `POST ${CONVERSATIONS}/${newChat.id}/messages`;
const words = 'Is it normal that she sleeps all day?';
const over = () => answer(401, { code: 'not-signed-in', detail: 'Please sign in again.' });

/** The server, for which the session of Rosa is over. */
const serveNobody = (replies: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/auth/user': over,
    [`GET ${CONVERSATIONS}`]: over,
    [`GET ${CONVERSATIONS}/${newChat.id}/messages`]: over,
    [SEND]: over,
    'POST /api/auth/logout': over,
    ...replies,
  });

function Gate({ children }: { children: ReactElement }) {
  return useSession().user ? children : 'The landing';
}

async function openSignedIn(page: ReactElement) {
  localStorage.setItem('authToken', 'cw_old');
  serve({
    'GET /api/auth/user': () => answer(200, rosa),
    [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
  });
  const { store } = renderInApp(
    <SessionProvider>
      <SignInAgain />
      <Gate>{page}</Gate>
    </SessionProvider>,
    '/ai-coach',
  );
  await screen.findAllByRole('textbox');
  /** Any call. */
  const call = () => act(() => store.dispatch(sessionEndpoints.endpoints.logout.initiate()));
  return { store, call };
}

const composer = () => screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
const sheet = () => screen.findByRole('dialog', { name: 'Please sign in again' });

async function sendInVain() {
  await waitFor(() => expect(composer().disabled).toBe(false));
  serveNobody();
  composer().focus();
  fireEvent.change(composer(), { target: { value: words } });
  fireEvent.keyDown(composer(), { key: 'Enter' });
  expect(composer().value).toBe('');
  await sheet();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a message that is sent when the session is over', () => {
  it('is there again under a sheet that asks for the password, and can be sent once one is signed in', async () => {
    await openSignedIn(<CoachPage />);
    await sendInVain();
    expect((await sheet()).textContent).toContain('Your text is kept: sign in, and go on where you were.');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(rosa.email);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await waitFor(() => expect(composer().value).toBe(words));
    const [first] = made('POST');

    serve({
      'POST /api/auth/login': () => answer(200, { token: 'cw_new', user: rosa }),
      'GET /api/auth/user': () => answer(200, rosa),
      [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
      [SEND]: over,
    });
    fireEvent.change(password, { target: { value: 'Quiet-Harbor-42' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(composer()));
    expect(composer().value).toBe(words);
    expect(screen.getByRole('alert').textContent).toMatch(/^Your message was not sent, because your session/);
    expect(localStorage.getItem('authToken')).toBe('cw_new');

    fireEvent.keyDown(composer(), { key: 'Enter' });
    await waitFor(() => expect(made('POST')).toHaveLength(2));
    expect(made('POST')[1]).toEqual(first);
  });

  it('is kept as a draft by who does not sign in now', async () => {
    const { store } = await openSignedIn(<CoachPage />);
    await sendInVain();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('The landing')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().session.expiries).toBe(1);
    expect(JSON.stringify(sessionStorage)).toContain(words);
  });
});

describe('when the session is over', () => {
  const fields = (
    <>
      <input aria-label="Town" type="text" defaultValue="Austin" />
      <input aria-label="Search" type="search" />
      <textarea aria-label="Note" />
    </>
  );
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  it.each([
    ['nothing is typed', () => undefined],
    ['a search is typed', () => type('Search', 'bathing')],
    ['what was typed is taken back', () => [type('Note', 'She'), type('Note', '')]],
  ])('the page is left where %s', async (_what, write) => {
    const { call, store } = await openSignedIn(fields);
    serveNobody();
    write();
    await call();
    expect(await screen.findByText('The landing')).not.toBeNull();
    expect(store.getState().session.expiries).toBe(1);
  });

  it.each([
    ['Town', 'Dallas'],
    ['Note', 'She sleeps all day'],
  ])('the page stays where one has written in %s', async (label, value) => {
    const { call } = await openSignedIn(fields);
    serveNobody();
    type(label, value);
    await call();
    await sheet();
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    // A second call, of the page itself, does not end it either.
    type(label, '');
    await call();
    expect(screen.queryByText('The landing')).toBeNull();
  });
});
