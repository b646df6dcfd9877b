/** @jest-environment ./web/test/browser-environment.mjs */
import { PAGE } from '@careward/contracts/kernel/limits';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import CoachPage from '../../../src/features/coach/coach-page.js';
import DocumentPage from '../../../src/features/coach/document/document-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, serve, welcome } from './coach-server.js';

const older = { ...welcome, id: 'older', title: 'Last winter' };
const newest = Array.from({ length: PAGE.conversations }, (_none, n) => ({ ...welcome, id: `c${n}` }));
const of = { conversationId: older.id };
const thread = Array.from({ length: PAGE.messages }, (_none, n) => aMessage('user', `Question ${n}`, of));
const hasNext = { Link: '</next>; rel="next"' };
const messages = `${CONVERSATIONS}/${older.id}/messages`;
const replies = {
  [`GET ${CONVERSATIONS}`]: () => answer(200, newest),
  [`GET ${CONVERSATIONS}?before=${newest.at(-1)?.id}`]: () => answer(200, [older]),
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('a conversation beyond the newest is opened by its address', async () => {
  serve({ ...replies, [`GET ${messages}`]: () => answer(200, thread.slice(0, 1)) });
  renderInApp(<CoachPage />, '/ai-coach?conversation=older');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Last winter'));
});

it('a conversation beyond the newest is there to print', async () => {
  serve({ ...replies, [`GET ${messages}`]: () => answer(200, thread.slice(0, 1)) });
  const page = <Route path="/ai-coach/:conversationId/document" element={<DocumentPage />} />;
  renderInApp(<Routes>{page}</Routes>, '/ai-coach/older/document');
  await screen.findByText('Question 0');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Last winter');
});

it('a message that was found and cannot be loaded is told of, with what to do', async () => {
  const before = `${messages}?before=${thread[0]?.id}`.replace('user-Question 0', 'user-Question+0');
  serve({
    ...replies,
    [`GET ${messages}`]: () => answer(200, thread, hasNext),
    [`GET ${before}`]: () => answer(503, {}),
  });
  const { store } = renderInApp(<CoachPage />, '/ai-coach?conversation=older&message=found-question');
  await waitFor(() =>
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Not loaded',
      description: 'The message could not be loaded. Please choose it again.',
      destructive: true,
    }),
  );
});
