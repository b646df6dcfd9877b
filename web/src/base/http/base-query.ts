import { DEADLINE } from '@careward/contracts/kernel/limits';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { eligibilityHeader } from '../session/carried-eligibility.js';
import { readAuthToken } from '../session/session-storage.js';
import { LANGUAGE } from '../language/language-choice.js';
import { errorFromResponse, errorWithoutResponse } from './api-error.js';
import type { ApiError } from './api-error.js';

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

/** Milliseconds; longer than the gateway's own deadline, to allow for a slow connection. */
const DEFAULT_DEADLINE = DEADLINE.usual.gateway + 5_000;

/** spec.md 7, "Common behaviour". A 401 to a query is null ("not signed in"); to a mutation it is an error. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, ApiMeta> = async (
  call,
  { type, signal },
) => {
  const token = readAuthToken();
  const request: ApiRequest = 'method' in call ? call : { method: 'GET', path: call };
  try {
    const response = await fetch(request.path.join('/'), {
      method: request.method,
      headers: headersOf(request, token),
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(request.deadline ?? DEFAULT_DEADLINE)]),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    if (response.ok) return { data: await response.json() };
    // A 401 to a call that was sent before the last sign-in says nothing about the present session.
    const meta: ApiMeta | undefined =
      response.status === 401 && token === readAuthToken() ? { unauthorized: true } : undefined;
    if (response.status === 401 && type === 'query') return { data: null, meta };
    return { error: errorFromResponse(response.status, response.statusText, await response.text()), meta };
  } catch (cause) {
    return { error: errorWithoutResponse(cause) };
  }
};

function headersOf({ method, body, headers }: ApiRequest, token: string | null): Record<string, string> {
  const language = localStorage.getItem(LANGUAGE);
  return {
    ...(language !== null && { 'Accept-Language': language }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(method === 'GET' && eligibilityHeader()),
    ...headers,
  };
}
