import type { InternalCall } from '@careward/contracts/kernel/internal-call';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { z } from 'zod';

type Params = Record<string, string>;
type Call = { path: string; params: Params; body: unknown };

/** An internal call and the stub's response; `null` is a 404. */
export type InternalAnswer = {
  call: InternalCall;
  answer: (params: Params, body: unknown) => unknown;
};

/** Typed by the call's contract, so that a stub cannot return what the real service never would. */
export const answering = <Answer extends z.ZodType>(
  call: InternalCall<Answer>,
  answer: (params: Params, body: unknown) => z.input<Answer> | null,
): InternalAnswer => ({ call, answer });

export type StubbedInternal = {
  url: string;
  /** The calls so far, in order. */
  calls: Call[];
  stop(): Promise<void>;
};

/** An HTTP server that stands in for other services' internal calls; set its URL as theirs. */
export async function stubInternal(answers: InternalAnswer[]): Promise<StubbedInternal> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void respondTo(request, answers, calls).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function respondTo(
  request: IncomingMessage,
  answers: InternalAnswer[],
  calls: Call[],
): Promise<{ status: number; body: unknown }> {
  const path = request.url ?? '/';
  const body = request.headers['content-type'] ? await json(request) : undefined;
  for (const { call, answer } of answers) {
    const params = call.method === request.method ? paramsIn(path, call.path) : null;
    if (!params) continue;
    calls.push({ path, params, body });
    const result = answer(params, body);
    return result === null ? { status: 404, body: null } : { status: 200, body: call.answer.parse(result) };
  }
  return { status: 404, body: null };
}

/** The `:parameters` of a path that fits the pattern, null when it does not. */
function paramsIn(path: string, pattern: string): Params | null {
  const named = pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${named}$`).exec(path);
  return match && { ...match.groups };
}
