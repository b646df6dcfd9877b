import type { GenerationEvent } from '@careward/contracts/coach/generations';
import { GENERATION } from '@careward/contracts/coach/limits';
import type { Exchange, Message } from '@careward/contracts/coach/schemas';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import { api } from '../../base/api.js';
import { config } from '../../base/config.js';
import { type ApiError, errorFromResponse, errorWithoutResponse } from '../../base/http/api-error.js';
import { type ApiMeta, callHeaders } from '../../base/http/base-query.js';
import { pause, silentLine, waitAfter } from '../../base/http/event-stream.js';
import { readEventStream } from '../../base/http/read-event-stream.js';
import { readAuthToken } from '../../base/session/session-storage.js';
import type { AppDispatch, AppState } from '../../base/store.js';
import { addToThread, CONVERSATIONS, tabs } from './coach.endpoints.js';
import { afterEvent, type GenerationLog, writingEnded, writingIs } from './generation.js';

export type Question = {
  conversationId: string;
  content: string;
  /** `url|filename` (spec.md 3). */
  attachments: string[];
  /** The Idempotency-Key. */
  key: string;
};

export const answeringEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is in the thread as soon as it is here. */
    sendMessage: build.mutation<Message | null, Question>({
      queryFn: (question, { dispatch, getState, signal }) =>
        sendQuestion(question, signal)(dispatch as AppDispatch, getState as () => AppState),
      // Also after a failure: it may have been stored.
      invalidatesTags: (_answer, _error, { conversationId }) => [
        'Conversations',
        { type: 'Messages', id: conversationId },
      ],
    }),
    stopGeneration: build.mutation<unknown, string>({
      query: (id) => ({ method: 'POST', path: ['/api/chat/generations', id, 'stop'] }),
    }),
  }),
});

/** `null`: the question is stored, and what became of it is to be read in the thread. */
type Outcome = { data: Message | null } | { error: ApiError; meta?: ApiMeta };

/** Milliseconds after which a silent connection is broken: two heartbeats are missing. */
const SILENT = 2.5 * GENERATION.heartbeat;

/** Sends a question and follows its answer. */
const sendQuestion =
  ({ conversationId, content, attachments, key }: Question, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<Outcome> => {
    const { language } = getState();
    const send: Connect = (either) =>
      fetch([CONVERSATIONS, conversationId, 'messages'].join('/'), {
        method: 'POST',
        headers: {
          ...callHeaders(readAuthToken(), language),
          ...{ Accept: EVENTS, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        },
        credentials: 'include',
        body: JSON.stringify({ content, attachments }),
        signal: either,
      });
    const outcome = await dispatch(follow({ conversationId, signal, send }));
    // The connection broke before it told whether the question is stored; under its key it is stored once.
    const isUnknown = 'error' in outcome && outcome.error.status === undefined && !signal.aborted;
    return isUnknown ? dispatch(follow({ conversationId, signal, send })) : outcome;
  };

/** Follows an answer to a question that was asked before a reload or in another tab. */
export const followGeneration = (conversationId: string, id: string, signal: AbortSignal) =>
  follow({ conversationId, signal, known: { writing: { id, text: '' } } });

const EVENTS = 'text/event-stream';
type Connect = (signal: AbortSignal) => Promise<Response>;
type FollowOptions = {
  conversationId: string;
  signal: AbortSignal;
  /** The first connection; later ones go on with the generation that it began. */
  send?: Connect;
  known?: GenerationLog;
};

/** Over as many connections as it takes: a connection may break, be silent, or end with the copy that serves it. */
const follow =
  ({ conversationId, signal, send = nothing, known = {} }: FollowOptions) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<Outcome> => {
    const shown = showLog(conversationId, known, dispatch);
    const token = readAuthToken();
    let connection = new AbortController();
    const stopWaking = onWake(() => shown.log.writing && connection.abort());
    try {
      for (let failures = 0; ; failures++) {
        connection = new AbortController();
        const either = AbortSignal.any([signal, connection.signal]);
        const connect = shown.log.writing ? reopen(shown.log, getState()) : send;
        const onPart = () => void (failures = 0);
        const outcome = await connectOnce(connect, { shown, signal: either, token, onPart });
        if (outcome) return outcome;
        if (signal.aborted) return { data: null };
        // Once: the copy that takes over may not be there yet.
        if (shown.isHandedOver()) continue;
        // What this page ended itself goes on at once.
        if (!connection.signal.aborted) shown.isCut();
        await pause(waitAfter(failures), either);
      }
    } finally {
      stopWaking();
      shown.end();
    }
  };

type ShownLog = ReturnType<typeof showLog>;

/** Keeps the log, and shows what it has: the question at once, the answer's sentences with the next frame. */
function showLog(conversationId: string, known: GenerationLog, dispatch: AppDispatch) {
  const show = () => {
    const { writing, answer } = shown.log;
    if (writing && !answer) dispatch(writingIs({ conversationId, writing }));
  };
  const frame = oncePerFrame(show);
  const shown = {
    log: known,
    heard(event: GenerationEvent, id: string | undefined) {
      const { question: before } = shown.log;
      shown.log = afterEvent(shown.log, event, id);
      const { question } = shown.log;
      if (!question || before) return frame.soon();
      dispatch(addToThread(conversationId, [question]));
      if (!known.writing) tabs().postMessage(conversationId);
      show();
    },
    isHandedOver() {
      const { isHandedOver } = shown.log;
      shown.log = { ...shown.log, isHandedOver: false };
      return isHandedOver;
    },
    isCut() {
      const { writing } = shown.log;
      if (writing) shown.log = { ...shown.log, writing: { ...writing, isReconnecting: true } };
      frame.soon();
    },
    end() {
      frame.never();
      const { question, answer } = shown.log;
      if (answer) dispatch(addToThread(conversationId, question ? [question, answer] : [answer]));
      dispatch(writingEnded(conversationId));
    },
  };
  return shown;
}

type Connection = {
  shown: ShownLog;
  signal: AbortSignal;
  /** With which the question was sent. */
  token: string | null;
  onPart: () => void;
};

/** What became of the question, if one connection tells; undefined: the next one goes on. */
async function connectOnce(connect: Connect, of: Connection): Promise<Outcome | undefined> {
  const { shown, signal, token, onPart } = of;
  const isStored = shown.log.writing !== undefined;
  const line = silentLine({
    longest: SILENT,
    first: isStored ? SILENT : DEADLINE.coach.client * config.coachTimeoutFactor,
  });
  try {
    const ended = new AbortController();
    const response = await connect(AbortSignal.any([signal, line.signal, ended.signal]));
    if (!isStored && !response.ok) return await refusal(response, token);
    if (response.status >= 400 && response.status < 500) return { data: null };
    if (response.ok)
      await take(response, shown, {
        part: () => {
          onPart();
          line.heard();
        },
        end: () => ended.abort(),
      });
  } catch (cause) {
    if (!shown.log.writing) return { error: errorWithoutResponse(cause) };
  } finally {
    line.close();
  }
  if (shown.log.answer) return { data: shown.log.answer };
  return shown.log.writing ? undefined : { error: errorWithoutResponse('the stream ended before it began') };
}

/** Up to the end of the answer, or of the connection. */
async function take(
  response: Response,
  shown: ShownLog,
  on: { part: () => void; end: () => void },
): Promise<void> {
  if (!isStream(response)) {
    const { userMessage, aiMessage } = (await response.json()) as Exchange;
    shown.log = { question: userMessage, answer: aiMessage };
  } else if (response.body)
    await readEventStream(response.body, {
      onPart: on.part,
      onEvent: ({ id, data }) => {
        shown.heard(JSON.parse(data) as GenerationEvent, id);
        if (shown.log.answer) on.end();
      },
    });
}

const nothing: Connect = () => Promise.reject(new Error('nothing to send'));

const reopen =
  ({ writing, lastEventId }: GenerationLog, { language }: AppState): Connect =>
  (signal) =>
    fetch(`/api/chat/generations/${writing?.id}/stream`, {
      headers: {
        ...callHeaders(readAuthToken(), language),
        Accept: EVENTS,
        ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      },
      credentials: 'include',
      signal,
    });

/** A service of the version before answers a question with JSON. */
const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith(EVENTS) ?? false;

/** A 401 to a call that was sent before the last sign-in says nothing about the present session. */
async function refusal(response: Response, token: string | null): Promise<Outcome> {
  const isOver = response.status === 401 && token === readAuthToken();
  const error = errorFromResponse(response.status, response.statusText, await response.text());
  return { error, ...(isOver && { meta: { unauthorized: true } }) };
}

/** The page may have slept through the end of its connection: it is in sight again, restored, or online again. */
function onWake(wake: () => void): () => void {
  const over = new AbortController();
  const options = { signal: over.signal };
  window.addEventListener('online', wake, options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), options);
  const seen = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', seen, options);
  return () => over.abort();
}

/** At most one rendering for each frame, however many events a reconnection brings at once. */
function oncePerFrame(work: () => void) {
  let frame: number | undefined;
  const never = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      work();
    });
  };
  return { soon, never };
}
