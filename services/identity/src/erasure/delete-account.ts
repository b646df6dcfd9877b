import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { newId } from '@careward/platform/app/new-id';
import { Injectable } from '@nestjs/common';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository.js';
import { PendingSignUpsRepository } from '../sign-up/pending-sign-ups.repository.js';
import { UsersRepository } from '../user/users.repository.js';
import { RevokeAccess } from './revoke-access.js';
import { LedgerRepository } from './ledger.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

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
