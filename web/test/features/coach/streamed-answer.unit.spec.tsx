/** @jest-environment ./web/test/browser-environment.mjs */
import type { GenerationEvent } from '@careward/contracts/coach/generations';
import type { Message, Risk } from '@careward/contracts/coach/schemas';
import { stripText } from '@careward/content/safety/cards';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { aStreamedBody } from '../../a-streamed-body.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, welcome } from './coach-server.js';

const MESSAGES = `${CONVERSATIONS}/${welcome.id}/messages`;
const STREAM = '/api/chat/generations/g1/stream';
const of = { conversationId: welcome.id };
const question = aMessage('user', 'How do I bathe her?', { ...of, id: 'g1-question' });
const bathing = { n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' };
const whole = aMessage('assistant', 'Warm the room. [1] Go slowly. [1]', {
  ...of,
  id: 'g1-answer',
  kind: 'model',
  sources: [bathing],
});
const begun: GenerationEvent = { type: 'begun', generationId: 'g1', userMessage: question };
const text = (said: string): GenerationEvent => ({ type: 'text', text: said });

type Call = { path: string; method: string; headers: Headers; body: string; signal: AbortSignal };
let calls: Call[];
let thread: Message[];
/** What the next streams answer instead of a stream. */
let refusals: Response[];
/** The stream that was opened last; an event gets the next id. */
let push: (event: GenerationEvent | null) => void;

beforeEach(() => {
  calls = [];
  thread = [];
  refusals = [];
  let lastId = 0;
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, init) => {
    const { method = 'GET', headers, body, signal } = init ?? {};
    const call = { path, method, headers: new Headers(headers), body, signal } as Call;
    calls.push(call);
    if (call.path.endsWith('/stop')) return Promise.resolve(answer(200, { success: true }));
    if (call.headers.get('accept') !== 'text/event-stream')
      return Promise.resolve(
        answer(200, path === CONVERSATIONS ? [welcome] : path === MESSAGES ? thread : []),
      );
    const refused = refusals.shift();
    if (refused) return Promise.resolve(refused);
    const streamed = aStreamedBody(call.signal);
    push = (event) => streamed.push(event && `id: ${++lastId}\ndata: ${JSON.stringify(event)}\n\n`);
    const opened = { ok: true, status: 200, body: streamed.body };
    return Promise.resolve({
      ...opened,
      headers: new Headers({ 'content-type': 'text/event-stream' }),
    } as Response);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const streams = () => calls.filter(({ headers }) => headers.get('accept') === 'text/event-stream');
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
const happens = (event: GenerationEvent | null) => act(async () => push(event));
const shown = () => screen.getByRole('log').textContent;

async function openPage() {
  renderInApp(<CoachPage />, '/ai-coach');
  await waitFor(() => expect(box().disabled).toBe(false));
}

async function ask() {
  await openPage();
  fireEvent.change(box(), { target: { value: question.content } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(streams()).toHaveLength(1));
}

describe('an answer', () => {
  it('appears sentence by sentence, and gets its sources with its end', async () => {
    await ask();
    await happens(begun);
    expect(shown()).toContain(question.content);
    await happens({ type: 'stage', stage: 'searching' });
    await screen.findByText('Searching for what answers it');
    await happens(text('Warm the room. [1]'));
    await screen.findByText('Warm the room.');
    await happens(text(' Go slowly. [1]'));
    await screen.findByText('Warm the room. Go slowly.');
    expect(screen.queryByRole('link', { name: 'Source 1: Safe bathing' })).toBeNull();
    thread = [question, whole];
    await happens({ type: 'done', aiMessage: whole });
    await screen.findAllByRole('link', { name: 'Source 1: Safe bathing' });
    expect(shown().split('Warm the room').length).toBe(2);
    expect(screen.getByText('Answer ready')).toBeTruthy();
  });

  it('stands below the strip of its danger, which waits for no text', async () => {
    await ask();
    await happens(begun);
    const risk: Risk = { level: 'strip', tier: 'T0', category: 'stroke' };
    await happens({ type: 'risk', risk });
    const strip = await screen.findByText(Object.values(stripText(risk, 'en'))[0] ?? '');
    await happens(text('Warm the room.'));
    const sentence = await screen.findByText('Warm the room.');
    expect(strip.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    thread = [question, { ...whole, risk }];
    await happens({ type: 'done', aiMessage: { ...whole, risk } });
    await screen.findAllByRole('link', { name: 'Source 1: Safe bathing' });
  });

  it('to a question from another tab is followed here', async () => {
    await openPage();
    thread = [question];
    new BroadcastChannel('asked').postMessage(welcome.id);
    await waitFor(() => expect(streams()).toHaveLength(1));
    expect(streams()[0]?.path).toBe(STREAM);
    await happens(begun);
    await happens(text('Warm the room.'));
    await screen.findByText('Warm the room.');
    thread = [question, whole];
    await happens({ type: 'done', aiMessage: whole });
    await screen.findAllByRole('link', { name: 'Source 1: Safe bathing' });
  });

  it('to a question from another device is there when the page is looked at again', async () => {
    await openPage();
    thread = [question, whole];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('Warm the room.', { exact: false });
    const lists = () => calls.filter(({ path }) => path === CONVERSATIONS);
    await waitFor(() => expect(lists()).toHaveLength(2));
  });

  it('that is no longer true is emptied', async () => {
    await ask();
    await happens(begun);
    await happens(text('Warm the room.'));
    await screen.findByText('Warm the room.');
    await happens({ type: 'reset' });
    await waitFor(() => expect(screen.queryByText('Warm the room.')).toBeNull());
    thread = [question, whole];
    await happens({ type: 'done', aiMessage: whole });
    await screen.findByText('Answer ready');
  });

  it('is stopped by the button that stands where Send was, and keeps its part', async () => {
    await ask();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await happens(begun);
    await happens(text('Warm the room.'));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the answer' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/chat/generations/g1/stop'));
    const part = { ...whole, content: 'Warm the room.', cut: 'stopped' as const };
    thread = [question, part];
    await happens({ type: 'stopped', aiMessage: part });
    await screen.findByRole('button', { name: 'Send' });
    expect(shown()).toContain('Warm the room.');
  });

  it('that broke off is asked for again with another key, and with its files', async () => {
    await ask();
    const attachments = ['/api/chat/files/x|a|b.pdf'];
    const withFile = { ...question, attachments };
    await happens({ type: 'begun', generationId: 'g1', userMessage: withFile });
    const broken = { ...whole, content: 'The answer was interrupted.', cut: 'interrupted' as const };
    thread = [withFile, broken];
    await happens({ type: 'interrupted', aiMessage: broken });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(streams()).toHaveLength(2));
    const [first, second] = streams();
    expect(JSON.parse(second?.body ?? '')).toEqual({ content: question.content, attachments });
    const key = (call: Call | undefined) => call?.headers.get('idempotency-key');
    expect(key(second)).not.toBe(key(first));
  });

  it('of a service that knows no streams is shown as well', async () => {
    await openPage();
    refusals = [answer(201, { userMessage: question, aiMessage: whole })];
    thread = [question, whole];
    fireEvent.change(box(), { target: { value: question.content } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(await screen.findAllByRole('link', { name: 'Source 1: Safe bathing' })).not.toEqual([]);
  });
});

describe('a connection that ends', () => {
  it('is followed by one that goes on where it was, at once when the page is online again', async () => {
    await ask();
    await happens(begun);
    await happens(text('Warm the room.'));
    await happens(null);
    await screen.findByText('The connection was lost. Connecting again…');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(streams().length).toBeGreaterThan(1));
    const next = streams().at(-1);
    expect(next).toMatchObject({ path: STREAM, method: 'GET' });
    expect(next?.headers.get('last-event-id')).toBe('2');
    await happens(text(' Go slowly.'));
    await screen.findByText('Warm the room. Go slowly.');
    thread = [question, whole];
    await happens({ type: 'done', aiMessage: whole });
    await screen.findByText('Answer ready');
  });

  it('at a deploy is followed at once', async () => {
    await ask();
    await happens(begun);
    await happens({ type: 'reconnect' });
    await happens(null);
    await waitFor(() => expect(streams()[1]?.path).toBe(STREAM));
  });

  it('since the page was woken says nothing of a lost connection', async () => {
    await ask();
    await happens(begun);
    await happens(text('Warm the room.'));
    await screen.findByText('Warm the room.');
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(streams().length).toBeGreaterThan(1));
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(screen.queryByText('The connection was lost. Connecting again…')).toBeNull();
  });

  it('before it told of the question is followed by the question again, under its key', async () => {
    await ask();
    await happens(null);
    await waitFor(() => expect(streams()).toHaveLength(2));
    const keys = streams().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    await happens(begun);
    thread = [question, whole];
    await happens({ type: 'done', aiMessage: whole });
    await screen.findByText('Answer ready');
    expect(box().value).toBe('');
  });

  it('twice before it told of the question leaves the text in the box, and reads the thread again', async () => {
    await ask();
    const readings = () => calls.filter(({ path, method }) => path === MESSAGES && method === 'GET').length;
    const before = readings();
    await happens(null);
    await waitFor(() => expect(streams()).toHaveLength(2));
    await happens(null);
    await waitFor(() => expect(readings()).toBe(before + 1));
    await screen.findByText(/^Your message could not be sent/);
    expect(box().value).toBe(question.content);
  });
});

describe('a question that waits for its answer when the page is opened', () => {
  it('is followed from the beginning of its answer', async () => {
    thread = [question];
    await openPage();
    await waitFor(() => expect(streams()[0]).toMatchObject({ path: STREAM, method: 'GET' }));
    await happens(begun);
    await happens(text('Warm the room.'));
    await screen.findByText('Warm the room.');
    await screen.findByRole('button', { name: 'Stop the answer' });
    thread = [question, whole];
    await happens({ type: 'done', aiMessage: whole });
    await screen.findAllByRole('link', { name: 'Source 1: Safe bathing' });
  });

  it('holds the next question back while its answer is written', async () => {
    const topic = { topicId: 'dizziness', title: 'Dizziness' };
    const choice = aMessage('assistant', 'Which one?', { ...of, kind: 'choice', suggestions: [topic] });
    thread = [aMessage('user', 'Before', of), choice, question];
    await openPage();
    await waitFor(() => expect(streams()).toHaveLength(1));
    await happens(begun);
    await screen.findByRole('button', { name: 'Stop the answer' });
    fireEvent.change(box(), { target: { value: 'And her hair?' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box().value).toBe('And her hair?');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dizziness' }).disabled).toBe(true);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is read again where there is nothing to follow', async () => {
    thread = [question];
    refusals = [answer(404, {})];
    await openPage();
    await waitFor(() => expect(streams()).toHaveLength(1));
    thread = [question, whole];
    await screen.findAllByRole('link', { name: 'Source 1: Safe bathing' });
  });
});
