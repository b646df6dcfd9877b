import { resolveSession, resolveSessionBody } from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { CurrentPrincipal } from '@careward/platform/http/principal.guard';
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
  resolve(@Body({ schema: resolveSessionBody }) { hash, used }: z.infer<typeof resolveSessionBody>) {
    return this.resolveSession.execute(hash, used);
  }

  @Route(identityRoutes.logout)
  async logout(@CurrentPrincipal() principal: Principal) {
    await this.endSession.execute(principal);
    return { success: true, redirectUrl: '/' };
  }

  @Route(identityRoutes.logoutPage)
  @Header('location', '/')
  logoutPage(@CurrentPrincipal() principal: Principal) {
    return this.endSession.execute(principal);
  }
}
