import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { Log } from '@careward/platform/observability/log';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository.js';
import { EndSession } from '../sessions/sessions.js';
import { PendingSignUpsRepository } from '../sign-up/pending-sign-ups.repository.js';
import { UsersRepository } from '../user/users.repository.js';
import { LedgerRepository } from './ledger.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** Takes everything from an erased account that opens something: its sessions and its data keys in every service. */
@Injectable()
export class RevokeAccess {
  constructor(
    private readonly endSession: EndSession,
    private readonly vault: Vault,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.endSession.endAll(userId);
    await this.vault.eraseEverywhere(userId);
  }
}

/**
 * Deletes an account for good. When this returns, nobody is signed in to it and nothing it held can be read; the
 * documents themselves follow in every service. What a dying process leaves undone, ErasureReconciler does.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly users: UsersRepository,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly passwordResets: PasswordResetsRepository,
    private readonly tombstones: TombstonesRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(userId: string): Promise<void> {
    const user = await this.users.find(userId);
    const emailIndex = await this.users.findEmailIndex(userId);
    if (user && emailIndex !== null) {
      // Before the commit, since the address is unknown after it; an account needs no pending sign-up.
      await this.pendingSignUps.removeByEmail(emailIndex);
      await this.passwordResets.removeByEmail(emailIndex);
      const erasureId = newId();
      if (await this.tombstones.create(user, erasureId, this.clock.now()))
        this.log.info('account deleted', { userId, erasureId });
    }
    // Also for the second of two calls: neither may return before it is true.
    await this.revokeAccess.execute(userId);
    const tombstone = await this.tombstones.find(userId);
    if (tombstone) await this.ledger.add(tombstone);
  }
}
