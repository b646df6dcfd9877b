import { Clock } from '@careward/platform/clock';
import { Vault } from '@careward/platform/crypto/vault';
import { Log } from '@careward/platform/logging/log';
import type { Recurring } from '@careward/platform/rounds';
import { Injectable } from '@nestjs/common';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { PendingSignUpsRepository } from '../sign-up/pending-sign-ups.repository.js';
import { UsersRepository } from '../user/users.repository.js';

/** Deletes what has expired. Every copy sweeps: deleting twice is the same as once. */
@Injectable()
export class ExpirySweeper implements Recurring {
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async round(): Promise<void> {
    const now = this.clock.now();
    const sessions = await this.sessions.removeExpired(now);
    const drawnUserIds = await this.pendingSignUps.removeExpired(now);
    for (const userId of drawnUserIds) await this.forget(userId);
    this.log.info('swept', { sessions, pendingSignUps: drawnUserIds.length });
  }

  /** What was sealed for a sign-up that never became an account needs its key no more. */
  private async forget(userId: string): Promise<void> {
    if (!(await this.users.has(userId))) await this.vault.destroy(userId);
  }
}
