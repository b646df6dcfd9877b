import type { InternalCall } from '@careward/contracts/kernel/internal-call';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/headers';
import type { z } from 'zod';
import { addressOf } from './call-route.js';
import { theService } from './a-principal.js';
import { assertionFor } from './caller-keys.js';

export type InternalQuestion = {
  /** The calling service. */
  by: string;
  params?: Record<string, string>;
  body?: unknown;
};

/** Makes an internal call and parses the response by its contract; null is a 404, every other failure throws. */
export async function askInternal<Answer extends z.ZodType>(
  origin: string,
  call: InternalCall<Answer>,
  { by, params = {}, body }: InternalQuestion,
): Promise<z.infer<Answer> | null> {
  const path = addressOf(call.path, params);
  const response = await fetch(new URL(path, origin), {
    method: call.method,
    headers: {
      [ASSERTION_HEADER]: await assertionFor(call.service, theService(by)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${call.method} ${path} answered ${response.status}`);
  return call.answer.parse(await response.json());
}
