import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { InternalCall } from '@careward/contracts/kernel/service';
import type { Access } from '@careward/contracts/kernel/route';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { AssertionVerifier, type Principal } from '../internal-calls/assertion.js';
import { Log } from '../observability/log.js';
import { OperationalError } from '../observability/errors.js';
import { notAllowed, notSignedIn } from './problem-error.js';
import { CALL, rowOf } from './route.decorator.js';

/** Any of these is an alarm: one of our own processes signs wrongly, or its clock is off. */
const refusedAssertions = new Counter({
  name: 'careward_assertions_refused_total',
  help: 'Calls refused because their assertion is absent or does not hold',
  labelNames: ['reason'],
});

/** An alarm too: one of our processes asks for what is not its business. */
export const refusedInternalCalls = new Counter({
  name: 'careward_internal_calls_refused_total',
  help: 'Internal calls refused because the contract does not name their caller',
  labelNames: ['call', 'caller'],
});

type AuthenticatedRequest = FastifyRequest & { principal?: Principal };

/**
 * No process of ours asserted this call, or its assertion does not hold. Whoever made the call cannot help it, so it
 * becomes a 500: a 401 would tell a person who is signed in to sign in again.
 */
class AssertionRefused extends OperationalError {}

/** Refuses every call that no process of ours asserts, and principals whom the row or the internal call does not admit. */
@Injectable()
export class PrincipalGuard implements CanActivate {
  constructor(
    private readonly verifier: AssertionVerifier,
    private readonly reflector: Reflector,
    private readonly log: Log,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const row = rowOf(context);
    const call = this.reflector.get<InternalCall | undefined>(CALL, context.getHandler());
    request.principal = await this.principalIn(request.headers[ASSERTION_HEADER]);
    if (row) admit(row.access, request.principal);
    else if (call) this.admitCaller(call, request.principal);
    else throw new Error('this handler does not say whom it admits');
    return true;
  }

  private admitCaller({ method, path, callers }: InternalCall, principal: Principal): void {
    const caller = principal.kind === 'service' ? principal.service : principal.kind;
    if (callers.some((allowed) => allowed === caller)) return;
    const refused = { call: `${method} ${path}`, caller };
    refusedInternalCalls.inc(refused);
    this.log.warn('internal call refused', refused);
    throw notAllowed();
  }

  private async principalIn(token: string | string[] | undefined): Promise<Principal> {
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

/** Throws unless a row with this access admits the principal: the gateway asks before it forwards, the service again. */
export function admit(access: Access, principal: Principal): void {
  if (access === 'public') return;
  if (principal.kind !== 'user') throw notSignedIn();
  if (access === 'super_admin' && principal.role !== 'super_admin') throw notAllowed();
}

/** The signed-in person's id. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (principal?.kind !== 'user') throw notSignedIn();
  return principal.userId;
});

/** Who makes the call: a person, a service, or nobody in particular. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  return context.switchToHttp().getRequest<AuthenticatedRequest>().principal ?? { kind: 'anonymous' };
});
