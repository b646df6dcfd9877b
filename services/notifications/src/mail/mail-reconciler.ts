import { Clock } from '@careward/platform/clock';
import { Log } from '@careward/platform/logging/log';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { MailRepository } from './mail.repository.js';

/** Somebody is waiting for the mail that Redis was away for. */
const EVERY_MS = 5_000;
const AT_ONCE = 500;

/** Gives unsettled mails their jobs back: Redis may have lost them, or been away when they were due. */
@Injectable()
export class MailReconciler implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;

  constructor(
    private readonly mails: MailRepository,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.startRound();
    this.timer = setInterval(() => this.startRound(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async reconcile(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { id, dueAt } of await this.mails.unsettled(AT_ONCE))
      await this.queue.add(id, dueAt.getTime() - now);
  }

  /** A round that waits for Redis is not joined by another. */
  private startRound(): void {
    this.round ??= this.reconcile()
      .catch((error: unknown) => this.log.warn('mails could not be looked through', { error }))
      .finally(() => {
        this.round = null;
      });
  }
}
