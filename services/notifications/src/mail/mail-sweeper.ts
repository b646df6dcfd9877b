import { MAILS_KEPT } from '@careward/contracts/limits';
import { Clock } from '@careward/platform/clock';
import { Log } from '@careward/platform/logging/log';
import { Rounds } from '@careward/platform/rounds';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MailRepository } from './mail.repository.js';

const EVERY_MS = 10 * 60_000;

/** Deletes the records of mails that were settled long ago. Every copy sweeps: deleting twice is the same as once. */
@Injectable()
export class MailSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.sweep(),
    (error) => this.log.warn('mail sweep failed', { error }),
  );

  constructor(
    private readonly mails: MailRepository,
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
    const settledBefore = new Date(this.clock.now().getTime() - MAILS_KEPT);
    const mails = await this.mails.removeSettled(settledBefore);
    this.log.info('swept', { mails });
  }
}
