import {
  liveSessions,
  liveSessionsBody,
  resolveSession,
  resolveSessionBody,
} from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { notFound, notSignedIn } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { CurrentPrincipal } from '@careward/platform/http/principal.guard';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Header, Param } from '@nestjs/common';
import type { z } from 'zod';
import { EndSession, ListSessions, LiveSessions, ResolveSession } from './sessions.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly resolveSession: ResolveSession,
    private readonly endSession: EndSession,
    private readonly listSessions: ListSessions,
    private readonly liveSessions: LiveSessions,
  ) {}

  @Internal(resolveSession)
  resolve(@Body({ schema: resolveSessionBody }) { hash, used }: z.infer<typeof resolveSessionBody>) {
    return this.resolveSession.execute(hash, used);
  }

  @Internal(liveSessions)
  async live(@Body({ schema: liveSessionsBody }) { userId, sessionIds }: z.infer<typeof liveSessionsBody>) {
    const alive = (await this.liveSessions.of(userId)).map(({ _id }) => _id);
    return { sessionIds: sessionIds.filter((id) => alive.includes(id)) };
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

  @Route(identityRoutes.sessions)
  list(@CurrentPrincipal() principal: Principal) {
    return this.listSessions.execute(signedIn(principal));
  }

  @Route(identityRoutes.endSession)
  async end(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    if (!(await this.endSession.endOne(signedIn(principal).userId, id))) throw notFound('device');
    return { ended: 1 };
  }

  @Route(identityRoutes.endOtherSessions)
  async endOthers(@CurrentPrincipal() principal: Principal) {
    const { userId, sessionId } = signedIn(principal);
    return { ended: await this.endSession.endAll(userId, sessionId) };
  }
}

function signedIn(principal: Principal) {
  if (principal.kind !== 'user') throw notSignedIn();
  return principal;
}
