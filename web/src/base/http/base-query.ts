import type { Language } from '@careward/contracts/kernel/languages';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { eligibilityHeader } from '../session/carried-eligibility.js';
import { readAuthToken } from '../session/session-storage.js';
import { type ApiError, errorFromResponse, errorWithoutResponse } from './api-error.js';

/**
 * The request of an endpoint: a GET given by its path segments alone, or a full request.
 * `path` segments are joined by '/': `['/api/chat/conversations', id, 'messages']`.
 */
export type ApiCall = readonly string[] | ApiRequest;
type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: readonly string[];
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds until the client gives up. */
  deadline?: number;
};

export type ApiMeta = {
  /** The server answered 401: the session of the call is not valid (any more). */
  unauthorized?: true;
  /** The answer is a page, and names the next one in its Link header. */
  hasNext?: true;
};

/** spec.md 7, "Common behaviour". A 401 to a query is null ("not signed in"); to a mutation it is an error. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, ApiMeta> = async (
  call,
  { type, signal, getState },
) => {
  const token = readAuthToken();
  const request: ApiRequest = 'method' in call ? call : { method: 'GET', path: call };
  try {
    const { language } = getState() as PageLanguage;
    const response = await answerTo(request, callHeaders(token, language), { token, signal });
    if (response.ok) {
      const hasNext = response.headers.get('Link')?.includes('rel="next"');
      return { data: (await response.json()) as unknown, ...(hasNext && { meta: { hasNext } }) };
    }
    // A 401 to a call that was sent before the last sign-in says nothing about the present session.
    const meta: ApiMeta | undefined =
      response.status === 401 && token === readAuthToken() ? { unauthorized: true } : undefined;
    if (response.status === 401 && type === 'query') return { data: null, meta };
    return { error: errorFromResponse(response.status, response.statusText, await response.text()), meta };
  } catch (cause) {
    return { error: errorWithoutResponse(cause) };
  }
};

/** The part of the store's state that goes with every call; the store itself is built upon these calls. */
export type PageLanguage = { language: Language };

async function answerTo(
  { method, path: segments, body, headers, deadline = DEFAULT_DEADLINE }: ApiRequest,
  common: Record<string, string>,
  { token, signal }: { token: string | null; signal: AbortSignal },
): Promise<Response> {
  const path = segments.join('/');
  const early = method === 'GET' ? takeEarlyAnswer(path, token) : undefined;
  const answer = early && (await early);
  if (answer) return answer;
  return fetch(path, {
    method,
    headers: {
      ...common,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method === 'GET' && eligibilityHeader()),
      ...headers,
    },
    credentials: 'include',
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** What every call carries: whose it is, and the language of its answer. */
export const callHeaders = (token: string | null, language: Language): Record<string, string> => ({
  'Accept-Language': language,
  ...(token !== null && { Authorization: `Bearer ${token}` }),
});

/** Milliseconds; longer than the gateway's own deadline, to allow for a slow connection. */
const DEFAULT_DEADLINE = DEADLINE.usual.gateway + 5_000;

/** Calls that index.html has made while the script of the page was still on its way. */
type EarlyCalls = {
  /** Whose calls they are; null: a visitor's. */
  token: string | null;
  /** By path; undefined: no answer came. */
  answers: Partial<Record<string, Promise<Response | undefined>>>;
};

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** Asks for each path; what is returned asks for more. */
export function askEarly(paths: readonly string[], token: string | null, language: Language) {
  const signal = AbortSignal.timeout(DEFAULT_DEADLINE);
  const request: RequestInit = {
    headers: { ...callHeaders(token, language), ...eligibilityHeader() },
    credentials: 'include',
    signal,
  };
  const answers: EarlyCalls['answers'] = {};
  const ask = (path: string) => (answers[path] ??= fetch(path, request).catch(() => undefined));
  for (const path of paths) void ask(path);
  window.earlyCalls = { token, answers };
  return ask;
}

/** Each answer serves one call; what is asked again is asked of the server. */
function takeEarlyAnswer(path: string, token: string | null): Promise<Response | undefined> | undefined {
  const { earlyCalls } = window;
  if (!earlyCalls || earlyCalls.token !== token) return undefined;
  const answer = earlyCalls.answers[path];
  delete earlyCalls.answers[path];
  return answer;
}
