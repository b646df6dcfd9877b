import { Clock } from '@careward/platform/clock';
import { Log } from '@careward/platform/logging/log';
import { Rounds } from '@careward/platform/rounds';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { MailRepository } from './mail.repository.js';

/** Somebody is waiting for the mail that Redis was away for. */
const EVERY_MS = 5_000;
const AT_ONCE = 500;

/** Gives unsettled mails their jobs back: Redis may have lost them, or been away when they were due. */
@Injectable()
export class MailReconciler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.reconcile(),
    (error) => this.log.warn('mails could not be looked through', { error }),
  );

  constructor(
    private readonly mails: MailRepository,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.startOne();
    this.rounds.start();
  }

  onApplicationShutdown(): void {
    // Not waited for: a round may wait for Redis, and what it leaves the next worker finds.
    void this.rounds.stop();
  }

  async reconcile(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { id, dueAt } of await this.mails.unsettled(AT_ONCE))
      await this.queue.add(id, dueAt.getTime() - now);
  }
}
