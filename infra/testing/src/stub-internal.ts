import type { InternalCall } from '@careward/contracts/kernel/service';
import { problemOf } from '@careward/platform/http/problem';
import { notFound } from '@careward/platform/http/problem-error';
import { fastify } from 'fastify';
import type { z } from 'zod';

type Params = Record<string, string>;
type Call = { path: string; params: Params; body: unknown };

/** An internal call and the stub's response; `null` is a 404. */
type InternalAnswer = {
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

/** An HTTP server that stands in for other services' internal calls, with their router; set its URL as theirs. */
export async function stubInternal(answers: InternalAnswer[]): Promise<StubbedInternal> {
  const calls: Call[] = [];
  const server = fastify({ forceCloseConnections: true });
  for (const { call, answer } of answers)
    server.route<{ Params: Params }>({
      method: call.method,
      url: call.path,
      handler: async ({ url: path, params, body }, reply) => {
        calls.push({ path, params: { ...params }, body });
        const result = answer({ ...params }, body);
        const refusal = problemOf(notFound('record'));
        void reply.type('application/json').status(result === null ? refusal.body.status : 200);
        return JSON.stringify(result === null ? refusal.body : call.answer.parse(result));
      },
    });
  return {
    url: await server.listen({ port: 0, host: '127.0.0.1' }),
    calls,
    stop: () => server.close(),
  };
}
