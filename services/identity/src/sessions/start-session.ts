import { DEVICE_COOKIE_LIFETIME, SESSION } from '@careward/contracts/identity/limits';
import type { User } from '@careward/contracts/identity/schemas';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { EmailIndex, UsersRepository } from '../user/users.repository.js';
import { type Browser, DeviceCookies, type SessionCredentials } from './browser.js';
import { EndSession } from './sessions.js';
import { SessionCache } from './session-cache.js';
import {
  bearerOf,
  cookieOf,
  endOfSession,
  hashCredential,
  startedBeforePasswordChange,
  resolvedAs,
  SECRET_BYTES,
} from './sessions.domain.js';
import { SessionsRepository } from './sessions.repository.js';

/** `since`: when the password was about to be looked at. `isAnnounced`: whether an event tells of the session. */
type Start = { since: Date; isAnnounced: boolean };

@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cache: SessionCache,
    private readonly endSession: EndSession,
    private readonly users: UsersRepository,
    private readonly emailIndex: EmailIndex,
    private readonly deviceCookies: DeviceCookies,
    private readonly clock: Clock,
  ) {}

  /** Null when the account was deleted, or got another password, meanwhile. */
  async execute(
    user: User,
    browser: Browser,
    { since, isAnnounced }: Start,
  ): Promise<SessionCredentials | null> {
    const [bearer, cookie] = [bearerOf(randomBytes(SECRET_BYTES)), cookieOf(randomBytes(SECRET_BYTES))];
    const now = this.clock.now();
    const session = {
      _id: newId(),
      userId: user.id,
      bearerHash: hashCredential(bearer),
      cookieHash: hashCredential(cookie),
      device: browser.kind,
      startedAt: since,
      lastSeenAt: now,
      expiresAt: endOfSession(user.role, since, now),
    };
    await this.sessions.add(session);
    // Known at once: the first call of a session must not look like one with an invented credential (ADR 0007).
    const { role } = user;
    await this.cache.put(session.bearerHash, resolvedAs(session, { role, credential: 'bearer' }), now);
    await this.cache.put(session.cookieHash, resolvedAs(session, { role, credential: 'cookie' }), now);
    const emailIndex = this.emailIndex.of(user.email);
    const device = this.deviceCookies.verify(browser.device, emailIndex) === null ? 'new' : 'known';
    if (isAnnounced)
      await this.users.recordSignIn(user.id, { sessionId: session._id, device, ...browser.kind });
    // A deletion or a change of the password may have ended the account's sessions before this one was there.
    const security = await this.users.findAccountSecurity(user.id);
    if (!security || startedBeforePasswordChange(session, security.passwordChange)) {
      await this.endSession.endOne(user.id, session._id);
      return null;
    }
    await this.endSession.endReplaced(browser.replaces);
    return {
      answer: { token: bearer, user },
      session: { value: cookie, maxAgeSeconds: SESSION[role].absolute / 1_000 },
      device: {
        value: this.deviceCookies.issue(emailIndex, browser.device),
        maxAgeSeconds: DEVICE_COOKIE_LIFETIME / 1_000,
      },
    };
  }
}
