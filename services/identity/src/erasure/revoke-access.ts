import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { SessionCache } from '../sessions/session-cache.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';

/** Takes from an erased account everything that opens something: its sessions and its data keys in every service. */
@Injectable()
export class RevokeAccess {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cache: SessionCache,
    private readonly vault: Vault,
  ) {}

  async execute(userId: string): Promise<void> {
    // While their records still name them, or nobody would find them after a sudden end; then what came meanwhile.
    await this.cache.remove(await this.sessions.credentialsOf(userId));
    await this.cache.remove(await this.sessions.removeAll(userId));
    await this.vault.eraseEverywhere(userId);
  }
}
