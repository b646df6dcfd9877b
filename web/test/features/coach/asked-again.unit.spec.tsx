/** @jest-environment ./web/test/browser-environment.mjs */
import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, made, newChat, serve } from './coach-server.js';

const messages = `${CONVERSATIONS}/${newChat.id}/messages`;
const file = '/api/chat/files/0197a7a0-0000-7000-8000-00000000000f|letter.pdf';
const thread = [
  aMessage('user', 'How do I bathe her?'),
  aMessage('assistant', 'Warm the room first.'),
  aMessage('user', 'What does it say?', { attachments: [file] }),
  aMessage('user', FILE_ATTACHED, { attachments: [file] }),
];
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement);
const hint = () => screen.queryByText(/^You are changing an earlier message/)?.textContent ?? null;
const asked = () => made('POST').map(({ body }) => body);

async function open(status = 200) {
  const exchange = { userMessage: aMessage('user', 'asked'), aMessage: null };
  serve({
    [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
    [`GET ${messages}`]: () => answer(200, thread),
    [`POST ${messages}`]: () =>
      answer(status, status < 400 ? { ...exchange, aiMessage: aMessage('assistant', 'Go slowly.') } : {}),
  });
  const app = renderInApp(<CoachPage />, '/ai-coach');
  await screen.findByText('How do I bathe her?');
  await waitFor(() => expect(box().disabled).toBe(false));
  return app;
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('one’s own message', () => {
  it('is asked again as a new one, beside a draft', async () => {
    await open();
    write('Half a thou');
    press('Ask this again');
    await waitFor(() => expect(asked()).toEqual([{ content: 'How do I bathe her?', attachments: [] }]));
    expect(box().value).toBe('Half a thou');
  });

  it('is asked again without its files, which go with one message; one of files alone is not', async () => {
    await open();
    expect(screen.getAllByRole('button', { name: 'Ask this again' })).toHaveLength(2);
    press('Ask this again', 1);
    await waitFor(() => expect(asked()).toEqual([{ content: 'What does it say?', attachments: [] }]));
  });

  it('is changed in the composer, and what stood there comes back when it is sent', async () => {
    await open();
    write('Half a thou');
    press('Edit');
    expect([box().value, document.activeElement]).toEqual(['How do I bathe her?', box()]);
    expect(hint()).toMatch(/What you had typed comes back afterwards\.$/);
    write('How do I bathe her at night?');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({ content: 'How do I bathe her at night?' });
    expect([box().value, hint()]).toEqual(['Half a thou', null]);
  });

  it('gives way to what stood there when the change is left', async () => {
    await open();
    write('Half a thou');
    press('Edit');
    press('Cancel');
    expect([box().value, hint(), document.activeElement]).toEqual(['Half a thou', null, box()]);
  });

  it('keeps every text when another one is changed meanwhile', async () => {
    await open();
    write('Half a thou');
    press('Edit');
    write('How do I bathe her at night?');
    press('Edit', 1);
    expect(box().value).toBe('What does it say?');
    press('Edit');
    for (const text of ['How do I bathe her at night?', 'Half a thou']) {
      press('Cancel');
      expect(box().value).toBe(text);
    }
  });

  it('stays the change of an earlier one when it could not be sent', async () => {
    await open(503);
    write('Half a thou');
    press('Edit');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await screen.findByRole('alert');
    expect(box().value).toBe('How do I bathe her?');
    press('Cancel');
    expect(box().value).toBe('Half a thou');
  });

  it('is found so after a reload', async () => {
    await open();
    write('Half a thou');
    press('Edit');
    cleanup();
    await open();
    expect([box().value, hint() !== null]).toEqual(['How do I bathe her?', true]);
  });
});
