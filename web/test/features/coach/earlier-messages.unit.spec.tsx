/** @jest-environment ./web/test/browser-environment.mjs */
import { PAGE } from '@careward/contracts/kernel/limits';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { coachEndpoints } from '../../../src/features/coach/coach.endpoints.js';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, made, serve, welcome } from './coach-server.js';

window.scrollBy = jest.fn();

/** 500 messages, as the server gives them: 200, 200 and 100, the newest first. */
const all = Array.from({ length: 250 }, (_none, n) => [
  aMessage('user', `Question ${n}?`, { id: `q${n}`, conversationId: welcome.id }),
  aMessage('assistant', `Answer ${n}.`, { id: `a${n}`, conversationId: welcome.id }),
]).flat();
const path = `${CONVERSATIONS}/${welcome.id}/messages`;
let thread = all;
let isDown = false;

function pageBefore(end: number) {
  const begin = Math.max(0, end - PAGE.messages);
  if (isDown) return answer(503, {});
  return answer(200, thread.slice(begin, end), begin > 0 ? { Link: '</next>; rel="next"' } : {});
}

async function open() {
  thread = all;
  isDown = false;
  const earlier = all.map(({ id }, at) => [`GET ${path}?before=${id}`, () => pageBefore(at)] as const);
  serve({
    [`GET ${CONVERSATIONS}`]: () => answer(200, [welcome]),
    [`GET ${path}`]: () => pageBefore(thread.length),
    ...Object.fromEntries(earlier),
  });
  const view = renderInApp(<CoachPage />, '/ai-coach');
  await screen.findByText('Answer 249.');
  return view;
}
const button = () => screen.queryByRole('button', { name: 'Earlier messages' });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
const shown = () =>
  [...screen.getByRole('log').children].map(
    ({ textContent }) => /(Question|Answer) \d+/.exec(textContent)?.[0],
  );
const textsOf = (messages: typeof all) =>
  messages.map(({ content }) => /(Question|Answer) \d+/.exec(content)?.[0]);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('a thread is read back to its beginning, page by page, with nothing twice and nothing left out', async () => {
  await open();
  await waitFor(() => expect(shown()).toEqual(textsOf(all.slice(300))));
  await press();
  await waitFor(() => expect(shown()).toEqual(textsOf(all.slice(100))));
  await press();
  await waitFor(() => expect(shown()).toEqual(textsOf(all)));
  expect(button()).toBeNull();
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The conversation begins here.'));
  const read = made('GET').filter((call) => call.path.startsWith(path));
  expect(read.map((call) => call.path)).toEqual([path, `${path}?before=q150`, `${path}?before=q50`]);
});

it('what was read stays when the newest page is read again', async () => {
  const { store } = await open();
  await press();
  await waitFor(() => expect(shown()).toEqual(textsOf(all.slice(100))));
  const more = [
    aMessage('user', 'Question 250?', { id: 'q250', conversationId: welcome.id }),
    aMessage('assistant', 'Answer 250.', { id: 'a250', conversationId: welcome.id }),
  ];
  thread = [...all, ...more];
  const { messages } = coachEndpoints.endpoints;
  await act(async () =>
    store.dispatch(messages.initiate(welcome.id, { subscribe: false, forceRefetch: true })),
  );
  await waitFor(() => expect(shown()).toEqual(textsOf([...all.slice(100), ...more])));
  await press();
  await waitFor(() => expect(shown()).toEqual(textsOf([...all, ...more])));
});

it('a page that cannot be loaded is told of, and can be asked for again', async () => {
  const { store } = await open();
  isDown = true;
  await press();
  await waitFor(() =>
    expect(currentToast(store.getState())?.description).toBe(
      'Earlier messages could not be loaded. Check your connection and try again.',
    ),
  );
  isDown = false;
  await press();
  await waitFor(() => expect(shown()).toHaveLength(400));
});

it('a thread that is there whole has no such button; in Spanish it is in Spanish', async () => {
  localStorage.setItem('language', 'es');
  await open();
  expect(await screen.findByRole('button', { name: 'Mensajes anteriores' })).not.toBeNull();
  cleanup();
  serve({
    [`GET ${CONVERSATIONS}`]: () => answer(200, [welcome]),
    [`GET ${path}`]: () => answer(200, all.slice(-PAGE.messages)),
  });
  renderInApp(<CoachPage />, '/ai-coach');
  await within(await screen.findByRole('log')).findByText('Answer 249.');
  expect(screen.queryByRole('button', { name: 'Mensajes anteriores' })).toBeNull();
});
