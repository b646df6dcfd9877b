import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { SessionCache } from './session-cache.js';
import type { SessionDocument } from './session.schema.js';
import { SessionsRepository } from './sessions.repository.js';

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
