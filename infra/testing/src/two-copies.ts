import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import type { z } from 'zod';
import type { RunningService } from './start-service-for-test.js';
import { testPrefix } from './test-prefix.js';
import { assertionFor } from './caller-keys.js';

/** Two copies of a service on the same databases and the same exchange, there while a file's tests run. */
export function twoCopies(
  start: (prefix: string) => Promise<RunningService>,
): Readonly<[RunningService, RunningService]> {
  const copies: RunningService[] = [];
  beforeAll(async () => {
    const prefix = testPrefix();
    copies.push(await start(prefix), await start(prefix));
  });
  afterAll(async () => {
    for (const copy of copies) await copy.stop();
  });
  return copies as unknown as [RunningService, RunningService];
}

/** Opens streams of a row; those that are still open after a test are closed. */
export function listenTo<Data extends z.ZodType>(row: Route<z.ZodType, Data>) {
  const open: AbortController[] = [];
  afterEach(() => {
    for (const stream of open.splice(0)) stream.abort();
  });

  /** A stream at one copy of the service: what it answered, and every event so far. */
  return async ({ url }: RunningService, who: Principal, headers: Record<string, string> = {}) => {
    const abort = new AbortController();
    open.push(abort);
    const answer = await fetch(url + row.path, {
      headers: { [ASSERTION_HEADER]: await assertionFor(row.service, who), ...headers },
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
      [...heard.text.matchAll(/^(?:id: (\d+)\n)?data: (.+)\n\n/gm)].map(([, id = '', data = '']) => ({
        id,
        data: row.answers[200]?.parse(JSON.parse(data)) as z.infer<Data>,
      }));
    return { answer, abort, heard, events };
  };
}
