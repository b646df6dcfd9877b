import type { FastifyRequest } from 'fastify';
import { newId } from '../app/new-id.js';
import { invalidInput } from './problem-error.js';
import { rowParam } from './route.decorator.js';

const LONGEST = 200;

/** The caller's Idempotency-Key; a fresh one when none was sent, so that such a call stands for itself. */
export function idempotencyKeyIn({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return newId();
  if (typeof key !== 'string' || key.length > LONGEST)
    throw invalidInput([
      { message: 'We could not read this request. Please reload the page and try again.' },
    ]);
  return key;
}

export const IdempotencyKey = rowParam('idempotencyKey', idempotencyKeyIn);
