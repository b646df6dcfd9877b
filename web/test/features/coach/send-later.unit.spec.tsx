/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, made, newChat, serve } from './coach-server.js';

const messages = `${CONVERSATIONS}/${newChat.id}/messages`;
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const connect = (isOnline: boolean) =>
  act(() => {
    setOnline(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

const exchange = {
  userMessage: aMessage('user', 'How do I bathe her?'),
  aiMessage: aMessage('assistant', 'Warm the room first.'),
};

beforeEach(() => void setOnline(true));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

async function open() {
  serve({
    [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
    [`POST ${messages}`]: () => answer(201, exchange),
  });
  renderInApp(<CoachPage />, '/ai-coach');
  await screen.findByText(/Ask anything about caring/);
  await waitFor(() => expect(box().disabled).toBe(false));
}

it('a message that is written without a connection is sent with it, once the person says so', async () => {
  await open();
  connect(false);
  expect(screen.getByText('You are offline. What you write is kept here.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Send when back online' })).toBeNull();
  write('How do I bathe her?');
  press('Send when back online');
  expect(screen.getByText(/^It will be sent when you are back online/)).not.toBeNull();
  expect([made('POST'), box().value]).toEqual([[], 'How do I bathe her?']);
  connect(true);
  await screen.findByText('Warm the room first.');
  expect(made('POST').map(({ body }) => body)).toEqual([{ content: 'How do I bathe her?', attachments: [] }]);
  expect(box().value).toBe('');
});

it.each(['says no', 'changes it'])('it stays in the composer when the person %s', async (how) => {
  await open();
  connect(false);
  write('How do I bathe her?');
  press('Send when back online');
  if (how === 'says no') press('Do not send');
  else write('How do I bathe her at night?');
  connect(true);
  await act(() => Promise.resolve());
  expect(made('POST')).toEqual([]);
  expect(box().value).toMatch(/^How do I bathe her/);
});

it('a second tab with the same text sends it under the same key', async () => {
  await open();
  connect(false);
  write('How do I bathe her?');
  press('Send when back online');
  const kept = Object.entries({ ...sessionStorage }) as [string, string][];
  connect(true);
  await waitFor(() => expect(made('POST')).toHaveLength(1));
  const [first] = made('POST');
  cleanup();
  for (const [item, value] of kept) sessionStorage.setItem(item, value);
  await open();
  await waitFor(() => expect(made('POST')).toHaveLength(1));
  expect(made('POST')).toEqual([first]);
});

it('one that was tried without a connection says that it is kept, and can wait too', async () => {
  await open();
  connect(false);
  const serving = globalThis.fetch;
  globalThis.fetch = (...call) =>
    call[1]?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : serving(...call);
  write('How do I bathe her?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await screen.findByText('You are offline, so your message was not sent. It is kept here.');
  const errors = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect([box().value, errors.join('')]).toEqual(['How do I bathe her?', '']);
  expect(screen.getByRole('button', { name: 'Send when back online' })).not.toBeNull();
});
