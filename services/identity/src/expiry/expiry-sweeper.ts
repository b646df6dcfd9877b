import { Clock } from '@careward/platform/clock';
import { Vault } from '@careward/platform/crypto/vault';
import { Log } from '@careward/platform/logging/log';
import { Rounds } from '@careward/platform/rounds';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { PendingSignUpsRepository } from '../sign-up/pending-sign-ups.repository.js';
import { UsersRepository } from '../user/users.repository.js';

const EVERY_MS = 10 * 60_000;

/** Deletes what has expired. Every copy sweeps: deleting twice is the same as once. */
@Injectable()
export class ExpirySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.sweep(),
    (error) => this.log.warn('expiry sweep failed', { error }),
  );

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  async sweep(): Promise<void> {
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
