import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import type { SignedInSession } from '@careward/contracts/identity/schemas';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../user/users.repository.js';
import { SessionCache } from './session-cache.js';
import { endOfSession, isAlive, resolvedAs } from './sessions.domain.js';
import { type SessionDocument, SessionsRepository } from './sessions.repository.js';

/**
 * Finds the session of a credential, and counts that as using it if it is `used`. The role is the one that the
 * configuration gives now, not the one of the sign-in, and the session's limits are that role's.
 */
@Injectable()
export class ResolveSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
  ) {}

  async execute(hash: string, used: boolean): Promise<ResolvedSession> {
    const now = this.clock.now();
    const found = await this.sessions.findByCredential(hash);
    if (!found) throw notFound('session');
    const { session, credential } = found;
    const security = await this.users.findAccountSecurity(session.userId);
    if (!security || !isAlive(session, security, now)) throw notFound('session');
    const { role } = security;
    const lastSeenAt = used ? now : session.lastSeenAt;
    const expiresAt = endOfSession(role, session.startedAt, lastSeenAt);
    const resolved = resolvedAs({ ...session, expiresAt }, { role, credential });
    // The cache comes first: a sign-out at this very moment then makes the touch fail, and the entry is removed again.
    await this.cache.put(hash, resolved, now);
    if (await this.sessions.touch(session._id, lastSeenAt, expiresAt)) return resolved;
    await this.cache.remove([hash]);
    throw notFound('session');
  }
}

/** Which sessions of a person are alive, in no order; asking uses none of them. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<SessionDocument[]> {
    const sessions = await this.sessions.findAll(userId);
    const security = await this.users.findAccountSecurity(userId);
    const now = this.clock.now();
    return security ? sessions.filter((session) => isAlive(session, security, now)) : [];
  }
}

/** Where a person is signed in, the latest used first; `sessionId` is the session that asks. */
@Injectable()
export class ListSessions {
  constructor(private readonly liveSessions: LiveSessions) {}

  async execute({ userId, sessionId }: { userId: string; sessionId: string }): Promise<SignedInSession[]> {
    const sessions = await this.liveSessions.of(userId);
    return sessions
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
      .map(({ _id: id, device, startedAt, lastSeenAt }) => ({
        id,
        browser: device?.browser ?? 'other',
        system: device?.system ?? 'other',
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === sessionId,
      }));
  }
}

/** Ends sessions, with both credentials of each. */
@Injectable()
export class EndSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cache: SessionCache,
    private readonly log: Log,
  ) {}

  /** Whoever is not signed in is signed out already. */
  async execute(principal: Principal): Promise<void> {
    if (principal.kind !== 'user') return;
    await this.signedOut(await this.sessions.remove(principal.userId, principal.sessionId));
  }

  /**
   * Ends what a browser was signed in to before it signed in again. By the hash of a credential only, so nobody can end
   * a session whose credential they do not have. The new session stands whether or not this succeeds.
   */
  async endReplaced(hashes: readonly string[]): Promise<void> {
    try {
      for (const hash of hashes) await this.signedOut(await this.sessions.removeByCredential(hash));
    } catch (error) {
      this.log.warn('replaced session not ended', { error });
    }
  }

  /** Ends every session of a user, except the one of this id. Answers how many there were. */
  async endAll(userId: string, kept: string | null = null): Promise<number> {
    const others = async () => (await this.sessions.findAll(userId)).filter(({ _id }) => _id !== kept);
    const ending = await others();
    // The cache first: only the records name its entries, so a process that dies in between must not have removed them.
    await this.cache.remove(credentialsOf(ending));
    // Sessions may have started meanwhile.
    const started = await others();
    await this.sessions.removeAll(userId, kept);
    await this.cache.remove(credentialsOf(started));
    return ending.length;
  }

  /** Ends one session of a user; false when the user has none of this id. */
  async endOne(userId: string, id: string): Promise<boolean> {
    const ended = await this.sessions.remove(userId, id);
    await this.signedOut(ended);
    return ended !== null;
  }

  private async signedOut(ended: SessionDocument | null): Promise<void> {
    if (!ended) return;
    await this.cache.remove([ended.bearerHash, ended.cookieHash]);
    this.log.info('signed out', { userId: ended.userId });
  }
}

const credentialsOf = (sessions: readonly SessionDocument[]) =>
  sessions.flatMap(({ bearerHash, cookieHash }) => [bearerHash, cookieHash]);
