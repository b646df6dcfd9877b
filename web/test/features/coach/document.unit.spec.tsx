/** @jest-environment ./web/test/browser-environment.mjs */
import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { LANGUAGE } from '../../../src/base/language/language-choice.js';
import { DocumentExchange } from '../../../src/features/coach/document/document-exchange.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const path = '/api/chat/files/0197a7a0-0000-7000-8000-00000000000f';
const question = aMessage('user', FILE_ATTACHED, { attachments: [`${path}|carta.pdf`] });
const answered = aMessage('assistant', 'Tome una al dia. [1]', {
  ...{ kind: 'model', lang: 'es' },
  sources: [
    { n: 1, title: 'carta.pdf', url: path, file: path },
    { n: 2, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' },
  ],
});

let papers: object[];
beforeEach(() => {
  papers = [{ id: path.split('/').at(-1) }];
  globalThis.fetch = jest.fn<typeof fetch>((asked) =>
    Promise.resolve(
      asked === '/api/chat/files' ? answer(200, papers) : answer(404, { status: 404, code: 'not-found' }),
    ),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('a question of a file alone, and an answer from it, are printed in words and without its address', () => {
  localStorage.setItem(LANGUAGE, 'es');
  const printed = { number: 1, isChosen: true, onChoose: () => {} };
  renderInApp(<DocumentExchange {...printed} exchange={{ question, answer: answered }} />);
  expect(screen.getByText('📎 Archivo adjunto')).toBeTruthy();
  expect(screen.queryByText(FILE_ATTACHED)).toBeNull();
  expect(screen.getByText('carta.pdf, Su archivo')).toBeTruthy();
  const { textContent } = document.body;
  expect(textContent).not.toContain('/api/chat/files');
  expect(textContent).toContain('/resources/safe-bathing');
});

it('a file that was deleted since is marked, beside its question and below the answer', async () => {
  papers = [];
  const printed = { number: 1, isChosen: true, onChoose: () => {} };
  renderInApp(<DocumentExchange {...printed} exchange={{ question, answer: answered }} />);
  expect((await screen.findByText(/^Files:/)).textContent).toBe('Files: carta.pdf');
  await waitFor(() => expect(screen.getByText(/^Files:/).textContent).toBe('Files: carta.pdf (deleted)'));
  const source = screen.getByText('carta.pdf, Su archivo').closest('li');
  expect(source?.textContent).toBe('carta.pdf, Su archivo (deleted)');
});
