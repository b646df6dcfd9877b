import type { Caller } from '@careward/platform/http/assertion';
import { Log } from '@careward/platform/logging/log';
import { Injectable } from '@nestjs/common';
import { SessionCache } from './session-cache.js';
import { SessionsRepository } from './sessions.repository.js';

/** Signing out ends both credentials at once. Whoever is not signed in is signed out already. */
@Injectable()
export class EndSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cache: SessionCache,
    private readonly log: Log,
  ) {}

  async execute(caller: Caller): Promise<void> {
    if (caller.kind !== 'user') return;
    const ended = await this.sessions.remove(caller.userId, caller.sessionId);
    if (!ended) return;
    await this.cache.remove([ended.bearerHash, ended.cookieHash]);
    this.log.info('signed out', { userId: caller.userId });
  }
}
