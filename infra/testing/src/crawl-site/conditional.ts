import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './site-page.js';

/** When the pages were written that nobody has changed. */
const WRITTEN = new Date('2026-01-05T08:00:00Z');

/** Adds ETag and Last-Modified to a page, and answers 304 to who has it already. */
export function conditional(answer: Answer, headers: IncomingHttpHeaders, changedAt: Date = WRITTEN): Answer {
  if ((answer.status ?? 200) !== 200) return answer;
  const etag = `"${createHash('sha256')
    .update(answer.body ?? '')
    .digest('base64url')
    .slice(0, 16)}"`;
  const validators = { etag, 'last-modified': changedAt.toUTCString() };
  const since = headers['if-modified-since'];
  const unchanged =
    headers['if-none-match'] === undefined
      ? since !== undefined && new Date(since).getTime() >= Math.floor(changedAt.getTime() / 1_000) * 1_000
      : headers['if-none-match'].includes(etag);
  return unchanged
    ? { status: 304, headers: validators }
    : { ...answer, headers: { ...answer.headers, ...validators } };
}
