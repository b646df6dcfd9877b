import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { afterEach } from '@jest/globals';
import type { z } from 'zod';
import { addressOf, type RouteCall } from './call-route.js';
import { assertionFor } from './caller-keys.js';
import type { RunningService } from './start-service-for-test.js';

/** Opens streams of a row; those that are still open after a test are closed. */
export function listenTo<Data extends z.ZodType>(row: Route<z.ZodType, Data>) {
  return listenToEvents(row, row.answers[200] as Data);
}

/** The same for a row that answers such a stream to those who accept one. */
export function listenToEvents<Data extends z.ZodType>(row: Route, data: Data) {
  const open: AbortController[] = [];
  afterEach(() => {
    for (const stream of open.splice(0)) stream.abort();
  });

  /** A stream at one copy of the service: what it answered, and every event so far. */
  return async (
    { url }: Pick<RunningService, 'url'>,
    who: Principal,
    headers: Record<string, string> = {},
    { params = {}, query = {}, body }: Pick<RouteCall, 'params' | 'query' | 'body'> = {},
  ) => {
    const abort = new AbortController();
    open.push(abort);
    const answer = await fetch(url + addressOf(row.path, params, query), {
      method: row.method,
      headers: {
        [ASSERTION_HEADER]: await assertionFor(row.service, who),
        accept: 'text/event-stream',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: abort.signal,
    });
    const heard = { text: '', ended: false };
    const read = async () => {
      const text = answer.body?.pipeThrough(new TextDecoderStream());
      for await (const part of text ?? []) heard.text += part;
      heard.ended = true;
    };
    if (answer.ok) read().catch(() => undefined);
    const events = () =>
      [...heard.text.matchAll(/^(?:id: (\d+)\n)?data: (.+)\n\n/gm)].map(([, id = '', text = '']) => ({
        id,
        data: data.parse(JSON.parse(text)),
      }));
    return { answer, abort, heard, events };
  };
}
