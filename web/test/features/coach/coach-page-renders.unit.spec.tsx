/** @jest-environment ./web/test/browser-environment.mjs */
import type { Exchange, Message } from '@careward/contracts/coach/schemas';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { answer } from '../../answer.js';
import { countRenders } from '../../count-renders.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const CONVERSATIONS = '/api/chat/conversations';
const sources = [{ n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' }];
const anExchange = (name: string): Exchange => ({
  userMessage: aMessage('user', `Question ${name}`),
  aiMessage: aMessage('assistant', `Answer ${name}. [1]\n\n- One [1]\n- Two [1]`, { sources }),
});
const messagesOf = ({ userMessage, aiMessage }: Exchange): Message[] => [userMessage, aiMessage];
const conversations = (count: number) =>
  Array.from({ length: count }, (_none, n) => ({
    id: `c${n}`,
    title: `Conversation ${n}`,
    createdAt: '2026-11-21T07:14:00.000Z',
    lastMessageAt: null,
  }));

afterEach(cleanup);

/** How many components one question and its answer render. */
async function rendersOfOneSend(exchanges: number, list = conversations(1)) {
  let thread = Array.from({ length: exchanges }, (_none, n) => messagesOf(anExchange(String(n)))).flat();
  const sent = anExchange('sent');
  let reply = () => {};
  const fetched = jest.fn<typeof fetch>().mockImplementation((input, init) => {
    if (init?.method === 'POST') {
      thread = [...thread, ...messagesOf(sent)];
      return new Promise((resolve) => (reply = () => resolve(answer(201, sent))));
    }
    const isThread = (input as string).endsWith('/messages');
    return Promise.resolve(answer(200, isThread ? thread : input === CONVERSATIONS ? list : []));
  });
  globalThis.fetch = fetched;
  const { store, unmount } = renderInApp(<CoachPage />, '/ai-coach');
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
  await waitFor(() => expect(box().disabled).toBe(false));
  fireEvent.change(box(), { target: { value: sent.userMessage.content } });

  const renders = countRenders();
  fireEvent.keyDown(box(), { key: 'Enter' });
  await screen.findAllByText('Preparing your message');
  reply();
  await screen.findByText('Answer sent.', { exact: false });
  // The answer is followed by a refetch of the conversation and the list.
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(6));
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).not.toContain('"pending"'));
  unmount();
  return renders();
}

it('sending renders nothing of the earlier messages or of other conversations', async () => {
  const short = await rendersOfOneSend(1);
  expect(short).toBeGreaterThan(0);
  // A tick of the waiting status may come in between; one component for each message would be more.
  expect(await rendersOfOneSend(40)).toBeLessThan(short + 40);
  expect(await rendersOfOneSend(1, conversations(40))).toBeLessThan(short + 40);
});
