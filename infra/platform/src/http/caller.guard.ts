import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { notAllowed, notSignedIn } from '../errors/refusal.js';
import { ASSERTION_HEADER, AssertionVerifier, type Caller as WhoCalls } from './assertion.js';
import { refusedAssertions } from './metrics.js';
import { ACCESS, type RouteAccess } from './route.decorator.js';
import { OperationalError } from '../errors/operational-error.js';

type Asserted = FastifyRequest & { caller?: WhoCalls };

/**
 * No process of ours asserted this call, or its assertion does not hold. Whoever made the call cannot help it, so it
 * becomes a 500: a 401 would tell a person who is signed in to sign in again.
 */
export class AssertionRefused extends OperationalError {}

/** Refuses every call that no process of ours asserts, and callers whom the route does not admit. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly verifier: AssertionVerifier,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Asserted>();
    const access = this.reflector.get<RouteAccess | undefined>(ACCESS, context.getHandler());
    if (!access) throw new Error('this handler does not say whom it admits');
    request.caller = await this.assertedBy(request.headers[ASSERTION_HEADER]);
    admit(access, request.caller);
    return true;
  }

  private async assertedBy(token: string | string[] | undefined): Promise<WhoCalls> {
    if (typeof token !== 'string') {
      refusedAssertions.inc({ reason: 'absent' });
      throw new AssertionRefused('the call carries no assertion');
    }
    try {
      return await this.verifier.verify(token);
    } catch (error) {
      refusedAssertions.inc({ reason: 'invalid' });
      throw new AssertionRefused('the assertion of the call does not hold', { cause: error });
    }
  }
}

function admit(access: RouteAccess, caller: WhoCalls): void {
  if (access === 'public') return;
  if (access === 'internal') {
    if (caller.kind !== 'service') throw notAllowed();
    return;
  }
  if (caller.kind !== 'user') throw notSignedIn();
  if (access === 'super_admin' && caller.role !== 'super_admin') throw notAllowed();
}

/** The signed-in person's id. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller } = context.switchToHttp().getRequest<Asserted>();
  if (caller?.kind !== 'user') throw notSignedIn();
  return caller.userId;
});

/** Whoever calls: a person, a service, or nobody in particular. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): WhoCalls => {
  return context.switchToHttp().getRequest<Asserted>().caller ?? { kind: 'anonymous' };
});
