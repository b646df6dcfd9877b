import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Route as Row } from '@careward/contracts/kernel/route';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { NEVER } from 'rxjs';
import { DeadlineInterceptor, handlerDeadlines } from '../src/http/deadline.interceptor.js';
import { ROW } from '../src/http/route.decorator.js';

const SECOND = 1_000;
const interceptor = new DeadlineInterceptor(handlerDeadlines);

/** What becomes of a handler of this row that never answers. */
function given(row: Row | undefined, type = 'http') {
  const handler = () => undefined;
  if (row) Reflect.defineMetadata(ROW, row, handler);
  const context = { getType: () => type, getHandler: () => handler } as unknown as ExecutionContext;
  const failed = jest.fn();
  interceptor.intercept(context, { handle: () => NEVER }).subscribe({ error: failed });
  return failed;
}

describe('the deadline of a handler', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each<[string, Row | undefined, number]>([
    ['the coach', coachRoutes.sendMessage, 40 * SECOND],
    ['any other route', careProfileRoutes.profile, 5 * SECOND],
    ['an internal call', undefined, 5 * SECOND],
  ])('for %s', (_, row, deadline) => {
    const failed = given(row);
    jest.advanceTimersByTime(deadline - 1);
    expect(failed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 504, code: 'too-slow' }));
  });

  it.each<[string, Row | undefined, string]>([
    ['an event, whose consumer has its own way to try again', undefined, 'rpc'],
    ['a stream', { ...coachRoutes.messages, stream: true }, 'http'],
  ])('is none for %s', (_, row, type) => {
    const failed = given(row, type);
    jest.advanceTimersByTime(3_600 * SECOND);
    expect(failed).not.toHaveBeenCalled();
  });
});
