import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Language } from '@careward/contracts/kernel/languages';
import { eligibilityHeader } from '../session/carried-eligibility.js';
import { readAuthToken } from '../session/session-storage.js';
import { errorFromResponse, errorWithoutResponse } from './api-error.js';
import type { ApiError } from './api-error.js';
import { callHeaders } from './call-headers.js';
import { DEFAULT_DEADLINE } from './default-deadline.js';
import { takeEarlyAnswer } from './early-answers.js';

/**
 * The request of an endpoint: a GET given by its path segments alone, or a full request.
 * `path` segments are joined by '/': `['/api/chat/conversations', id, 'messages']`.
 */
export type ApiCall = readonly string[] | ApiRequest;
export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: readonly string[];
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds until the client gives up. */
  deadline?: number;
};

/** The server answered 401: the session of the call is not valid (any more). */
export type ApiMeta = { unauthorized: true };

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
    if (response.ok) return { data: (await response.json()) as unknown };
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
