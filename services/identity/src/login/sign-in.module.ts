import { Module } from '@nestjs/common';
import { ChangePassword, PasswordChangeController } from '../passwords/password-change.controller.js';
import { GuessablePasswords, Passwords } from '../passwords/passwords.js';
import { DeviceCookies } from '../sessions/browser.js';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionsController } from '../sessions/sessions.controller.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EndSession, ListSessions, LiveSessions, ResolveSession } from '../sessions/sessions.js';
import { StartSession } from '../sessions/start-session.js';
import { UserController } from '../user/user.controller.js';
import { EmailIndex, SuperAdmins, UsersRepository } from '../user/users.repository.js';
import { Authenticate } from './authenticate.js';
import { LoginThrottle } from './login-throttle.js';
import { Login, LoginController } from './login.controller.js';

/** Accounts and their passwords, and being signed in to them. */
@Module({
  controllers: [UserController, SessionsController, LoginController, PasswordChangeController],
  providers: [
    UsersRepository,
    EmailIndex,
    SuperAdmins,
    Passwords,
    GuessablePasswords,
    SessionsRepository,
    SessionCache,
    DeviceCookies,
    StartSession,
    ResolveSession,
    EndSession,
    LiveSessions,
    ListSessions,
    LoginThrottle,
    Authenticate,
    Login,
    ChangePassword,
  ],
  exports: [
    UsersRepository,
    EmailIndex,
    Passwords,
    GuessablePasswords,
    SessionsRepository,
    DeviceCookies,
    StartSession,
    EndSession,
    ListSessions,
    LoginThrottle,
    Authenticate,
  ],
})
export class SignInModule {}
