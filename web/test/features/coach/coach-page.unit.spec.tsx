/** @jest-environment ./web/test/browser-environment.mjs */
import type { Exchange, Message } from '@careward/contracts/coach/schemas';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import { storeSignOut } from '../../../src/base/session/session-storage.js';
import CoachPage from '../../../src/features/coach/coach-page.js';
import { showToast } from '../../../src/shared/toast/toast.slice.js';
import Toaster from '../../../src/shared/toast/toaster.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';
import { CONVERSATIONS, made, newChat, serve, welcome } from './coach-server.js';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message to the coach');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pressEnter = (options = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...options });

const loadedList = { 'conversations(undefined)': { status: 'fulfilled' } };

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a new conversation', () => {
  it('takes no input for the conversation before while it is being created', async () => {
    let list = [welcome];
    serve({ [`GET ${CONVERSATIONS}`]: () => answer(200, list) });
    renderInApp(<CoachPage />, '/ai-coach');
    await waitFor(() => expect(box().disabled).toBe(false));

    let make = (_made: Response) => {};
    const serving = globalThis.fetch;
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockImplementation((input, init) =>
        init?.method === 'POST' ? new Promise((resolve) => (make = resolve)) : serving(input, init),
      );
    fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await waitFor(() => expect(box().disabled).toBe(true));
    const [, asked] = jest.mocked(fetch).mock.calls.find(([, init]) => init?.method === 'POST') ?? [];
    expect(asked?.body).toMatch(/^{"title":"New Chat - \d+\/\d+\/\d+, \d+:\d\d [AP]M"}$/);
    list = [newChat, welcome];
    make(answer(201, newChat));
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New conversation');
  });
});

describe('the first conversation', () => {
  it.each([
    ['Rosa Diaz', 'Welcome Rosa'],
    [null, 'Welcome there'],
  ])('is created once, when the server has none, for %p: %p', async (name, title) => {
    serve({
      [`POST ${CONVERSATIONS}`]: () => answer(201, welcome),
      'GET /api/profile': () => answer(200, { name }),
    });
    renderInApp(<CoachPage />, '/ai-coach');
    await waitFor(() => expect(made('POST')).toHaveLength(1));
    expect(made('POST')[0]).toMatchObject({ body: { title }, key: 'welcome' });
  });

  it('is waited for with the questions to begin with, which cannot be asked before', async () => {
    let make = (_made: Response) => {};
    serve({});
    const serving = globalThis.fetch;
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockImplementation((input, init) =>
        init?.method === 'POST' ? new Promise((resolve) => (make = resolve)) : serving(input, init),
      );
    renderInApp(<CoachPage />, '/ai-coach');
    const chips = await screen.findByRole('list', { name: 'Questions to start with' });
    const isDisabled = () => [...chips.querySelectorAll('button')].map(({ disabled }) => disabled);
    expect(new Set(isDisabled())).toEqual(new Set([true]));
    expect(box().disabled).toBe(true);
    await waitFor(() => expect(made('GET')).not.toEqual([]));
    serve({ [`GET ${CONVERSATIONS}`]: () => answer(200, [welcome]) });
    make(answer(201, welcome));
    await waitFor(() => expect(new Set(isDisabled())).toEqual(new Set([false])));
    expect(screen.getByRole('list', { name: 'Questions to start with' })).toBe(chips);
    expect(made('GET').filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  });

  it('is not created before it is known who is signed in', async () => {
    localStorage.setItem('authToken', 'cw_token');
    let reply = (_user: Response) => {};
    serve({ [`POST ${CONVERSATIONS}`]: () => answer(201, welcome) });
    const serving = globalThis.fetch;
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockImplementation((input, init) =>
        input === '/api/auth/user' ? new Promise((resolve) => (reply = resolve)) : serving(input, init),
      );
    const { store } = renderInApp(
      <SessionProvider>
        <CoachPage />
      </SessionProvider>,
      '/ai-coach?conversation=new',
    );
    await waitFor(() => expect(store.getState().api.queries).toMatchObject(loadedList));
    expect(box().disabled).toBe(true);
    expect(made('POST')).toEqual([]);
    reply(answer(200, { id: 'u1', firstName: 'Rosa', locale: 'en' }));
    await waitFor(() => expect(box().disabled).toBe(false));
  });

  it('is not created when the session has ended', async () => {
    serve({ [`GET ${CONVERSATIONS}`]: () => answer(401, '') });
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText('Your session has ended. Please sign in again.');
    expect(made('POST')).toEqual([]);
  });
});

it('goes Home with its back button', async () => {
  serve({ [`GET ${CONVERSATIONS}`]: () => answer(200, [welcome]) });
  renderInApp(
    <Routes>
      <Route path="/ai-coach" element={<CoachPage />} />
      <Route path="/" element="The home page" />
    </Routes>,
    '/ai-coach',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByText('The home page')).not.toBeNull();
});

describe('911 and 988', () => {
  it.each([
    { shown: 'Loading the conversation', reply: () => new Promise<Response>(() => {}) },
    { shown: /^Your session has ended/, reply: () => Promise.resolve(answer(401, '')) },
    { shown: /could not be loaded/, reply: () => Promise.resolve(answer(503, {})) },
  ])('are there with "$shown"', async ({ shown, reply }) => {
    globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(reply);
    renderInApp(<CoachPage />, '/ai-coach');
    await waitFor(() => expect(screen.queryByLabelText(shown) ?? screen.queryByText(shown)).not.toBeNull());
    const help = screen.getByRole('navigation', { name: 'Help right now' });
    const hrefs = [...help.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:911', 'tel:988', 'sms:988', '/safety']);
  });
});

describe('a question', () => {
  const messages = `${CONVERSATIONS}/${newChat.id}/messages`;
  const exchange = {
    userMessage: aMessage('user', 'How do I bathe her?'),
    aiMessage: aMessage('assistant', 'Warm the room first. [1]', {
      note: 'Not reviewed by a clinician yet.',
      sources: [{ n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' }],
    }),
  };

  /** A conversation that is empty until the first of these questions is asked. */
  function serveExchange(...exchanges: Exchange[]) {
    const thread: Message[] = [];
    serve({
      [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
      [`GET ${messages}`]: () => answer(200, thread),
      [`POST ${messages}`]: () => {
        const made = exchanges.shift();
        if (made) thread.push(made.userMessage, made.aiMessage);
        return answer(201, made);
      },
    });
  }

  it('is answered with its sources and names the conversation', async () => {
    serveExchange(exchange);
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText(/Ask anything about caring/);
    write('How do I bathe her?');
    pressEnter();
    expect(box().value).toBe('');
    await screen.findByText('How do I bathe her?');

    const chip = await screen.findByRole('link', { name: 'Source 1: Safe bathing' });
    expect(chip.getAttribute('href')).toMatch(/^\/resources\/safe-bathing\?/);
    expect(screen.getByText('Library answer')).not.toBeNull();
    expect(screen.getByText('Not reviewed by a clinician yet.')).not.toBeNull();
    expect(screen.getByText('Answer ready')).not.toBeNull();
    expect(screen.getAllByText('How do I bathe her?')).toHaveLength(1);
    await waitFor(() =>
      expect(made('PUT').map(({ body }) => body)).toEqual([{ title: 'How do I bathe her' }]),
    );
  });

  it('becomes the draft again when it fails, and is sent again with the same key', async () => {
    const problem = { title: 'x', status: 503, detail: 'Please try again in a minute.' };
    serve({
      [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
      [`POST ${messages}`]: () => answer(503, problem),
    });
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText(/Ask anything about caring/);
    write('How do I bathe her?');
    pressEnter();
    await screen.findByText('Please try again in a minute.');
    expect(box().value).toBe('How do I bathe her?');

    pressEnter();
    await waitFor(() => expect(made('POST')).toHaveLength(2));
    expect(new Set(made('POST').map(({ key }) => key)).size).toBe(1);
  });

  it('that has no answer yet is polled until it has one', async () => {
    const { userMessage, aiMessage } = exchange;
    const threads = [[userMessage], [userMessage, aiMessage]];
    serve({
      [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
      [`GET ${messages}`]: () => answer(200, threads.length > 1 ? threads.shift() : threads[0]),
    });
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText('How do I bathe her?');
    await screen.findByText('Thinking...');
    await screen.findByText('Library answer');
    expect(screen.queryByText('Thinking...')).toBeNull();
  });

  it('that has its answer is not read again and again', async () => {
    jest.useFakeTimers();
    serve({
      [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
      [`GET ${messages}`]: () => answer(200, [exchange.userMessage, exchange.aiMessage]),
    });
    renderInApp(<CoachPage />, '/ai-coach');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Library answer')).not.toBeNull();
    expect(made('GET').filter(({ path }) => path === messages)).toHaveLength(1);
  });

  it('leaves nothing behind when it fails after a sign-out', async () => {
    serve({
      [`GET ${CONVERSATIONS}`]: () => answer(200, [newChat]),
      [`POST ${messages}`]: () => {
        storeSignOut();
        return answer(503, { detail: 'Please try again in a minute.' });
      },
    });
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText(/Ask anything about caring/);
    write('How do I bathe her?');
    pressEnter();
    await waitFor(() => expect(screen.queryByText('How do I bathe her?')).toBeNull());
    expect(made('POST')).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is not sent on Shift+Enter, while characters are composed, or when blank', async () => {
    serveExchange(exchange);
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText(/Ask anything about caring/);
    for (const blank of ['  ', '\u200b\u200d\ufeff']) {
      write(blank);
      pressEnter();
      expect(box().value).toBe(blank);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    }
    write('hola');
    pressEnter({ shiftKey: true });
    pressEnter({ isComposing: true });
    expect(box().value).toBe('hola');
    pressEnter();
    await waitFor(() => expect(made('POST')).toHaveLength(1));
    expect(made('POST')[0]?.body).toMatchObject({ content: 'hola' });
  });

  it('is the only one until it is answered; the next stays in the composer', async () => {
    serveExchange(exchange, {
      userMessage: aMessage('user', 'And her hair?'),
      aiMessage: aMessage('assistant', 'Ask her first.'),
    });
    let answerIt = () => {};
    const held = new Promise<void>((resolve) => (answerIt = resolve));
    const serving = globalThis.fetch;
    globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(async (...call) => {
      const answered = await serving(...call);
      if (call[1]?.method === 'POST') await held;
      return answered;
    });
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText(/Ask anything about caring/);
    write('How do I bathe her?');
    pressEnter();
    pressEnter();
    // Before the page has rendered again.
    write('And her hair?');
    pressEnter();
    await screen.findAllByText('Preparing your message');
    expect(screen.getByText('How do I bathe her?')).not.toBeNull();
    pressEnter();
    expect(box().value).toBe('And her hair?');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    answerIt();
    await screen.findByText('Not reviewed by a clinician yet.');
    pressEnter();
    await waitFor(() => expect(made('POST')).toHaveLength(2));
    expect(made('POST').map(({ body }) => body)).toEqual([
      { content: 'How do I bathe her?', attachments: [] },
      { content: 'And her hair?', attachments: [] },
    ]);
  });

  it('about an emergency is answered by the safety card alone', async () => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const card = aMessage('assistant', 'plain text', { kind: 'card', lang: 'es', risk });
    serveExchange({ userMessage: aMessage('user', 'Su cara se cae'), aiMessage: card });
    renderInApp(<CoachPage />, '/ai-coach');
    await screen.findByText(/Ask anything about caring/);
    write('Su cara se cae');
    pressEnter();
    const shown = await screen.findByRole('group', { name: /Puede ser un derrame cerebral/ });
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('tel:911');
    expect(screen.queryByText('plain text')).toBeNull();
    expect(screen.queryByText('Answer ready')).toBeNull();
  });

  it('about an emergency holds back reminders until the next question, but not failures', async () => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const card = aMessage('assistant', 'plain text', { kind: 'card', risk });
    const urgent = { userMessage: aMessage('user', 'Her face is drooping'), aiMessage: card };
    serveExchange(urgent, exchange);
    const { store } = renderInApp(
      <>
        <Toaster />
        <CoachPage />
      </>,
      '/ai-coach',
    );
    await screen.findByText(/Ask anything about caring/);
    write('Her face is drooping');
    pressEnter();
    await screen.findByRole('group', { name: /stroke/ });
    act(() => void store.dispatch(showToast({ title: 'Not saved', destructive: true })));
    expect(screen.getByText('Not saved')).not.toBeNull();
    act(() => void store.dispatch(showToast({ title: 'Consent reminder' })));
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(screen.queryByText('Consent reminder')).toBeNull();
    write('How do I bathe her?');
    pressEnter();
    expect(await screen.findByText('Consent reminder')).not.toBeNull();
  });
});
