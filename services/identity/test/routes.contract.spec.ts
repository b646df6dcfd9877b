import { identityRoutes } from '@careward/contracts/routes/identity';
import { ACCESS, ROW } from '@careward/platform/http/route.decorator';
import { describe, expect, it } from '@jest/globals';
import { LoginController } from '../src/login/login.controller.js';
import { SessionsController } from '../src/sessions/sessions.controller.js';
import { SignUpController } from '../src/sign-up/sign-up.controller.js';
import { UserController } from '../src/user/user.controller.js';

const handlers = [SignUpController, LoginController, SessionsController, UserController].flatMap(
  ({ prototype }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as object),
);

describe('identity answers', () => {
  it.each(Object.entries(identityRoutes))('%s, once', (_, row) => {
    expect(handlers.filter((handler) => Reflect.getMetadata(ROW, handler) === row)).toHaveLength(1);
  });

  it('other services in two calls, and nobody else there', () => {
    expect(handlers.filter((handler) => Reflect.getMetadata(ACCESS, handler) === 'internal')).toHaveLength(2);
  });
});
