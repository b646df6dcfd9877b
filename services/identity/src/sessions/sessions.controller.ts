import { resolveSession, resolveSessionBody } from '@careward/contracts/internal/calls';
import { identityRoutes } from '@careward/contracts/routes/identity';
import type { Caller as WhoCalls } from '@careward/platform/http/assertion';
import { Caller } from '@careward/platform/http/caller.guard';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Header } from '@nestjs/common';
import type { z } from 'zod';
import { EndSession } from './end-session.js';
import { ResolveSession } from './resolve-session.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly resolveSession: ResolveSession,
    private readonly endSession: EndSession,
  ) {}

  @Internal(resolveSession)
  resolve(@Body({ schema: resolveSessionBody }) { hash }: z.infer<typeof resolveSessionBody>) {
    return this.resolveSession.execute(hash);
  }

  @Route(identityRoutes.logout)
  async logout(@Caller() caller: WhoCalls) {
    await this.endSession.execute(caller);
    return { success: true, redirectUrl: '/' };
  }

  @Route(identityRoutes.logoutPage)
  @Header('location', '/')
  logoutPage(@Caller() caller: WhoCalls) {
    return this.endSession.execute(caller);
  }
}
