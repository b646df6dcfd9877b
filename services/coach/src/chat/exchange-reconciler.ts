import { SECOND } from '@careward/contracts/kernel/duration';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { AnswerExchange } from './answer-exchange.js';
import { ExchangeRepository } from './exchange.repository.js';

/** A younger one is still in the hands of the call that stored it. */
const PENDING_FOR = 3 * SECOND;
const BATCH_SIZE = 50;

/** Completes the exchanges that a process left behind when it died, and those that waited for the library. */
@Injectable()
export class ExchangeReconciler implements PeriodicTask {
  readonly everyMs = 2 * SECOND;
  readonly copies = 'one';

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly answerExchange: AnswerExchange,
    private readonly library: LibraryIndexCache,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const pendingBefore = this.library.hasDocuments ? new Date(now.getTime() - PENDING_FOR) : null;
    const unattended = await this.exchanges.unattended({ pendingBefore, now, limit: BATCH_SIZE });
    for (const { owner, exchange } of unattended) {
      // One that fails, such as one whose owner is just being erased, must not hold up the others.
      await this.answerExchange
        .execute(owner, exchange)
        .catch((error: unknown) => this.log.warn('exchange not completed', { exchange: exchange.id, error }));
    }
  }
}
