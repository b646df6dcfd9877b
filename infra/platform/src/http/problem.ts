import type { Problem } from '@careward/contracts/kernel/problem';
import { STATUS_CODES } from 'node:http';
import { newId } from '../app/new-id.js';
import { toProblemError } from './to-problem-error.js';

export type ProblemAnswer = { body: Problem; headers: Record<string, string> };

/** RFC 9457 answer for any failure of a call of `method`. An unforeseen one shows an id only. */
export function problemOf(error: unknown, method = 'GET'): ProblemAnswer {
  const refusal = toProblemError(error, method);
  const headers: Record<string, string> = { 'content-type': 'application/problem+json; charset=utf-8' };
  if (!refusal) {
    const id = newId();
    const detail = `Something went wrong on our side. Please try again; if it stays, tell support this number: ${id}`;
    return {
      headers,
      body: {
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        code: 'internal',
        detail,
        id,
      },
    };
  }
  if (refusal.retryAfter !== undefined) headers['retry-after'] = String(refusal.retryAfter);
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    detail: refusal.detail,
    ...(refusal.errors && { errors: refusal.errors }),
  };
  return { headers, body };
}
