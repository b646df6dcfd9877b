import { coachRoutes } from '@careward/contracts/coach/routes';
import { describe, expect, it } from '@jest/globals';
import { IdempotencyKey, Route } from '../src/http/route.decorator.js';
import { PageQuery } from '../src/http/page.js';

const { conversations, createConversation, renameConversation } = coachRoutes;

/** Declares a handler of a row with some of the parameters that rows may have. */
const declare = (row: Parameters<typeof Route>[0], ...params: (() => ParameterDecorator)[]) => {
  class Handlers {
    answer() {
      return undefined;
    }
  }
  params.forEach((param, index) => param()(Handlers.prototype, 'answer', index));
  const descriptor = Object.getOwnPropertyDescriptor(Handlers.prototype, 'answer') ?? {};
  Route(row)(Handlers.prototype, 'answer', descriptor);
};

describe('a handler', () => {
  it.each([
    ['pages', conversations, [PageQuery]],
    ['an Idempotency-Key', createConversation, [IdempotencyKey]],
    ['neither', renameConversation, []],
  ])('may use what its row says: %s', (_, row, params) => {
    expect(() => declare(row, ...params)).not.toThrow();
  });

  it.each([
    ['pages that its row does not have', renameConversation, [PageQuery], 'page'],
    ['an Idempotency-Key that its row does not have', renameConversation, [IdempotencyKey], 'idempotencyKey'],
    ['no pages though its row has them', conversations, [], 'page'],
    ['no Idempotency-Key though its row has one', createConversation, [], 'idempotencyKey'],
  ])('stops the start when it uses %s', (_, row, params, what) => {
    expect(() => declare(row, ...params)).toThrow(
      `${row.method} ${row.path}: row and handler differ about "${what}"`,
    );
  });
});
