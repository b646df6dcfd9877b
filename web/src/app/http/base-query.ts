import { DEADLINE } from '@careward/contracts/kernel/limits';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { readAuthToken } from '../session/session-storage.js';
import { LANGUAGE } from '../language.js';
import { errorFromAnswer, errorWithoutAnswer } from './api-error.js';
import type { ApiError } from './api-error.js';

/**
 * What an endpoint asks for: a GET named by its key segments, or a whole request.
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

/** Answered 401: whoever asked is not signed in (any more). */
export type ApiMeta = { refused: true };

/** The gateway has given up by then; the rest is for a slow line. */
const USUAL_DEADLINE = DEADLINE.usual.gateway + 5_000;

/** spec.md 7, "Common behaviour". A 401 to a query is null ("not signed in"); to a mutation it is an error. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, ApiMeta> = async (
  call,
  { type, signal },
) => {
  const token = readAuthToken();
  const request: ApiRequest = 'method' in call ? call : { method: 'GET', path: call };
  try {
    const answer = await fetch(request.path.join('/'), {
      method: request.method,
      headers: headersOf(request, token),
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(request.deadline ?? USUAL_DEADLINE)]),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    if (answer.ok) return { data: await answer.json() };
    // A call that is refused after the next sign-in says nothing about that.
    const meta: ApiMeta | undefined =
      answer.status === 401 && token === readAuthToken() ? { refused: true } : undefined;
    if (answer.status === 401 && type === 'query') return { data: null, meta };
    return { error: errorFromAnswer(answer.status, answer.statusText, await answer.text()), meta };
  } catch (cause) {
    return { error: errorWithoutAnswer(cause) };
  }
};

function headersOf({ body, headers }: ApiRequest, token: string | null): Record<string, string> {
  const language = localStorage.getItem(LANGUAGE);
  return {
    ...(language !== null && { 'Accept-Language': language }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}
