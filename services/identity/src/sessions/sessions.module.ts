import { Module } from '@nestjs/common';
import { UserModule } from '../user/user.module.js';
import { DeviceCookies } from './device-cookies.js';
import { EndSession } from './end-session.js';
import { ListSessions } from './list-sessions.js';
import { ResolveSession } from './resolve-session.js';
import { SessionCache } from './session-cache.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { StartSession } from './start-session.js';

@Module({
  imports: [UserModule],
  controllers: [SessionsController],
  providers: [
    StartSession,
    ResolveSession,
    EndSession,
    ListSessions,
    SessionsRepository,
    SessionCache,
    DeviceCookies,
  ],
  exports: [StartSession, EndSession, ListSessions, SessionsRepository, DeviceCookies],
})
export class SessionsModule {}
