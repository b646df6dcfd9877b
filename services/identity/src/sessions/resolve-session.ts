import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../user/users.repository.js';
import { SessionCache } from './session-cache.js';
import { endOfSession, isOutlived, resolvedAs } from './session.domain.js';
import { SessionsRepository } from './sessions.repository.js';

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
    if (!found || found.session.expiresAt <= now) throw notFound('session');
    const { session, credential } = found;
    const standing = await this.users.findStanding(session.userId);
    if (!standing || isOutlived(session, standing.passwordChange)) throw notFound('session');
    const { role } = standing;
    if (endOfSession(role, session.startedAt, session.lastSeenAt) <= now) throw notFound('session');
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
