/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { CoachMessage, WritingMessage } from '../../../src/features/coach/thread/coach-message.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, serve, welcome } from './coach-server.js';

const thread = [
  aMessage('user', 'How?'),
  aMessage('assistant', 'Like this.', { kind: 'reply' }),
  aMessage('user', 'And how?'),
  aMessage('assistant', 'Asi.', { kind: 'reply', lang: 'es' }),
  aMessage('user', 'And where?'),
  aMessage('assistant', 'Here.', { kind: 'library' }),
].map((message, at) => ({ ...message, id: `message-${at}` }));

async function open(careCoachAvatar: unknown) {
  serve({
    'GET /api/profile': () => answer(200, { careCoachAvatar }),
    [`GET ${CONVERSATIONS}`]: () => answer(200, [welcome]),
    [`GET ${CONVERSATIONS}/${welcome.id}/messages`]: () => answer(200, thread),
  });
  renderInApp(<CoachPage />, '/ai-coach');
  await screen.findByText('Like this.');
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3));
  const pictures = screen.getAllByRole<HTMLImageElement>('img');
  return pictures.map(({ alt, src }) => [alt, src.split('/').pop()]);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the chosen coach is in the header and beside each of its answers, not beside the library’s, and says its name', async () => {
  const english = ['Kenji, care coach', 'asian_male.svg'];
  const spanish = ['Kenji, asistente de cuidados', 'asian_male.svg'];
  expect(await open('asian_male')).toEqual([english, english, spanish]);
  expect(screen.getAllByText('Kenji').map(({ tagName }) => tagName)).toEqual(['STRONG', 'STRONG']);
});

it.each([undefined, null, 'no_such_coach'])('with the id %j the coach is the default one', async (id) => {
  const pictures = await open(id);
  expect(pictures[0]).toEqual(['Grace, care coach', 'default.svg']);
});

async function pictureBeside(shown: ReactElement) {
  serve({ 'GET /api/profile': () => answer(200, { careCoachAvatar: 'asian_male' }) });
  renderInApp(shown);
  const { alt, src } = await screen.findByRole<HTMLImageElement>('img', { name: 'Kenji, care coach' });
  return [alt, src.split('/').pop()];
}
const kenji = ['Kenji, care coach', 'asian_male.svg'];

it.each(['reply', 'model', 'choice', 'refusal'] as const)(
  'the chosen coach is beside an answer of the kind %s',
  async (kind) => {
    const message = aMessage('assistant', 'Like this.', { kind });
    const idle = { isBusy: false, retried: undefined, onAsk: () => {}, onRetry: () => {} };
    expect(await pictureBeside(<CoachMessage message={message} {...idle} />)).toEqual(kenji);
  },
);

it('the chosen coach is beside an answer that is being written', async () => {
  expect(await pictureBeside(<WritingMessage text="Like" lang="en" />)).toEqual(kenji);
});
