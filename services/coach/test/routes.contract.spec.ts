import { coachRoutes } from '@careward/contracts/routes/coach';
import { ROW } from '@careward/platform/http/route.decorator';
import { describe, expect, it } from '@jest/globals';
import { ConversationsController } from '../src/conversations/conversations.controller.js';
import { MessagesController } from '../src/exchanges/messages.controller.js';

const handlers = [ConversationsController, MessagesController].flatMap(({ prototype }) =>
  Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as object),
);

describe('the coach answers', () => {
  it.each(Object.entries(coachRoutes))('%s, once', (_, row) => {
    expect(handlers.filter((handler) => Reflect.getMetadata(ROW, handler) === row)).toHaveLength(1);
  });
});
