import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Injectable } from '@nestjs/common';
import { PasswordResetsRepository } from './password-reset/password-resets.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { PendingSignUpsRepository } from './sign-up/pending-sign-ups.repository.js';

/** Deletes what has expired. */
@Injectable()
export class ExpirySweeper implements PeriodicTask {
  readonly everyMs = 10 * 60_000;
  readonly copies = 'one';

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly passwordResets: PasswordResetsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const sessions = await this.sessions.removeExpired(now);
    const pendingSignUps = await this.pendingSignUps.removeExpired(now);
    const passwordResets = await this.passwordResets.removeExpired(now);
    this.log.info('swept', { sessions, pendingSignUps, passwordResets });
  }
}
