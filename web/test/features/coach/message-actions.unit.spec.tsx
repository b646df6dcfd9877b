/** @jest-environment ./web/test/browser-environment.mjs */
import type { Message } from '@careward/contracts/coach/schemas';
import { cardFor } from '@careward/content/safety/cards';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { LANGUAGE } from '../../../src/base/language/language-choice.js';
import { coachEndpoints } from '../../../src/features/coach/coach.endpoints.js';
import { copiedText, MessageActions } from '../../../src/features/coach/thread/message-actions.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const bathing = { n: 1, title: 'Safe bathing', url: '/resources/safe-bathing' };
const given = aMessage('assistant', 'Warm the room first. [1]', {
  sources: [bathing],
  note: 'From the library.',
});

const button = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  ['This helped', 'This did not help'].filter((name) => button(name).getAttribute('aria-pressed') === 'true');
const reasonField = () => screen.queryByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

/** What was scrolled into view; jsdom has no layout. */
let scrolledTo: Element[];

let sent: unknown[];
/** Answers each call for feedback with the next of these; the last one stays. */
function serve(...replies: (Response | Promise<Response>)[]) {
  sent = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((_path, init) => {
    const body = JSON.parse(init?.body as string) as object;
    sent.push(body);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return Promise.resolve(reply ?? answer(200, { success: true, ...body }));
  });
}

function setClipboard(writeText?: (text: string) => Promise<void>) {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

/** The messages of a conversation as the page has them; only the coach's have actions. */
function Stored() {
  const { data } = coachEndpoints.endpoints.messages.useQueryState(given.conversationId);
  return data?.map((message) => <MessageActions key={message.id} message={message} />);
}

async function renderStored(message: Message = given) {
  const { store } = renderInApp(<Stored />);
  const stored = { endpointName: 'messages' as const, arg: message.conversationId, value: [message] };
  store.dispatch(coachEndpoints.util.upsertQueryEntries([stored]));
  await screen.findByRole('group');
  return {
    toast: () => currentToast(store.getState()),
    messages: () => coachEndpoints.endpoints.messages.select(given.conversationId)(store.getState()).data,
  };
}

beforeEach(() => {
  serve();
  scrolledTo = [];
  // The newest browsers return a promise, which older types do not know of.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
    return Promise.resolve() as unknown as undefined;
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  setClipboard();
});

describe('what is copied', () => {
  it.each([
    ['the words and where they are from', given, 'Warm the room first.\n\nFrom the library.'],
    ['the words alone without a note', { ...given, note: null }, 'Warm the room first.'],
    [
      'lines as they are',
      { ...given, content: 'Do:\n- This. [1]\n- That. [1][2]', note: null },
      'Do:\n- This.\n- That.[2]',
    ],
    ['a number that is no source', { ...given, content: 'See [3]. [1]', note: null }, 'See [3].'],
    [
      'first of all that a source was withdrawn',
      { ...given, sources: [{ ...bathing, withdrawn: true }] },
      'A source of this answer has been withdrawn since. Please ask again before you act on this answer.\n\nWarm the room first.\n\nFrom the library.',
    ],
  ])('is %s', (_what, message, text) => expect(copiedText(message)).toBe(text));
});

describe('the copy button', () => {
  it('says for two seconds that it copied', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    setClipboard(writeText);
    const { container, store } = renderInApp(<MessageActions message={given} />);
    const live = container.querySelector('[aria-live=polite]');
    await act(async () => fireEvent.click(button('Copy')));
    expect(writeText.mock.calls).toEqual([['Warm the room first.\n\nFrom the library.']]);
    expect(live?.textContent).toBe('Copied');
    act(() => void jest.advanceTimersByTime(1_500));
    await act(async () => fireEvent.click(button('Copied')));
    act(() => void jest.advanceTimersByTime(1_500));
    expect(live?.textContent).toBe('Copied');
    act(() => void jest.advanceTimersByTime(500));
    expect(live?.textContent).toBe('');
    expect(currentToast(store.getState())).toBeNull();
  });

  it.each([
    ['the browser refuses', () => Promise.reject(new Error('not allowed'))],
    ['there is no clipboard', undefined],
  ])('says so when %s', async (_when, writeText) => {
    setClipboard(writeText);
    const { store } = renderInApp(<MessageActions message={given} />);
    fireEvent.click(button('Copy'));
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Copy Failed',
        description: 'Failed to copy message. Please try again.',
        destructive: true,
      }),
    );
  });
});

describe('feedback', () => {
  it.each([
    ['This helped', 'positive'],
    ['This did not help', 'negative'],
  ] as const)('"%s" is shown at once, sent, and kept with the message', async (name, feedback) => {
    let reply = (_response: Response) => {};
    serve(new Promise<Response>((resolve) => (reply = resolve)));
    const { toast, messages } = await renderStored();
    fireEvent.click(button(name));
    expect(pressed()).toEqual([name]);
    expect(messages()).toEqual([given]);
    reply(answer(200, { success: true, messageId: given.id, feedback }));
    await screen.findByText('Feedback Sent. Thank you.');
    expect(toast()).toBeNull();
    expect(sent).toEqual([{ messageId: given.id, feedback }]);
    expect(pressed()).toEqual([name]);
    expect(messages()).toEqual([{ ...given, feedback, userFeedback: feedback }]);
  });

  it('given before is shown, may be changed, and is not sent twice', async () => {
    const { toast } = await renderStored({ ...given, feedback: 'negative', userFeedback: 'negative' });
    expect(pressed()).toEqual(['This did not help']);
    expect(reasonField()).toBeNull();
    fireEvent.click(button('This did not help'));
    expect(sent).toEqual([]);
    fireEvent.click(button('This helped'));
    expect(pressed()).toEqual(['This helped']);
    expect(reasonField()).toBeNull();
    await screen.findByText('Feedback Sent. Thank you.');
    expect(toast()).toBeNull();
    expect(sent).toEqual([{ messageId: given.id, feedback: 'positive' }]);
  });

  it.each([null, 'positive'] as const)('that was not sent leaves %s', async (feedback) => {
    serve(answer(500, {}));
    const { toast } = await renderStored({ ...given, feedback, userFeedback: feedback });
    const before = pressed();
    fireEvent.click(button('This did not help'));
    expect(pressed()).toEqual(['This did not help']);
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Feedback Failed',
        description: 'Failed to send feedback. Please try again.',
        destructive: true,
      }),
    );
    expect(pressed()).toEqual(before);
  });
});

describe('the reason', () => {
  /** Says that the answer did not help, which is sent. */
  const renderAsked = async () => {
    const { toast } = await renderStored();
    fireEvent.click(button('This did not help'));
    await screen.findByText('Feedback Sent. Thank you.');
    return toast;
  };

  it('is asked for in view after "did not help", and can be left out', async () => {
    const { toast } = await renderStored();
    fireEvent.click(button('This did not help'));
    expect(scrolledTo).toEqual([reasonField()?.form]);
    fireEvent.click(button('No thanks'));
    expect(reasonField()).toBeNull();
    expect(document.activeElement).toBe(button('This did not help'));
    await screen.findByText('Feedback Sent. Thank you.');
    expect(toast()).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('is sent with the feedback, and thanked for', async () => {
    await renderAsked();
    type('Too long');
    fireEvent.click(button('Send'));
    await waitFor(() => expect(reasonField()).toBeNull());
    expect(sent).toEqual([
      { messageId: given.id, feedback: 'negative' },
      { messageId: given.id, feedback: 'negative', reason: 'Too long' },
    ]);
    expect(document.activeElement).toBe(button('This did not help'));
  });

  it('that names a danger shows whom to call, which has the focus', async () => {
    const risk = { level: 'card', tier: 'T1', category: 'suicide' };
    const said = { success: true, messageId: given.id, feedback: 'negative' };
    serve(answer(200, said), answer(200, { ...said, risk }));
    await renderAsked();
    type('I do not want to live any more');
    fireEvent.click(button('Send'));
    await waitFor(() => expect(reasonField()).toBeNull());
    const card = screen.getByRole('group', { name: cardFor('suicide').title.en });
    await waitFor(() => expect(document.activeElement?.contains(card)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that is blank is not sent', async () => {
    await renderAsked();
    type(' \n ');
    fireEvent.click(button('Send'));
    await waitFor(() => expect(reasonField()).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it.each([
    [400, 'Please use at most 2000 characters', 'Please use at most 2000 characters'],
    [500, 'A sentence that is not about the reason.', 'Failed to send feedback. Please try again.'],
  ])(
    'is kept when it could not be sent, and the feedback before it stays (%i)',
    async (status, detail, description) => {
      serve(
        answer(200, { success: true, messageId: given.id, feedback: 'negative' }),
        answer(status, { detail }),
      );
      const toast = await renderAsked();
      type('Too long');
      fireEvent.click(button('Send'));
      await waitFor(() => expect(toast()).toMatchObject({ title: 'Feedback Failed', description }));
      expect(reasonField()?.value).toBe('Too long');
      expect(pressed()).toEqual(['This did not help']);
    },
  );
});

it('speaks the language of the page under an answer in another', async () => {
  localStorage.setItem(LANGUAGE, 'es');
  const { toast } = await renderStored();
  for (const name of ['Copiar', 'Me ayudó', 'No me ayudó'])
    expect(button(name).closest<HTMLElement>('[lang]')?.lang).toBe('es');
  fireEvent.click(button('No me ayudó'));
  expect(screen.getByLabelText(/^¿Qué faltó/)).toBe(reasonField());
  await screen.findByText('Opinión enviada. Gracias.');
  expect(toast()).toBeNull();
});
