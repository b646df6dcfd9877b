import { HOUR, SECOND } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { AnswerExchange } from './answer-exchange.js';
import { ExchangeRepository } from './exchange.repository.js';
import { GenerationLogRepository } from './generation-log.repository.js';

/** A younger one is still in the hands of the call that stored it. */
const PENDING_FOR = 3 * SECOND;
const BATCH_SIZE = 50;
/** Conversations; a model may take half a minute for each answer, and those of one conversation come in their order. */
const SIDE_BY_SIDE = 8;
const LONGEST_WAIT = HOUR;

type AbandonedExchange = Awaited<ReturnType<ExchangeRepository['findAbandoned']>>[number];

/**
 * Completes the exchanges that a process left behind when it died, and those that waited for the library; removes the logs
 * of answers that such a process had finished.
 */
@Injectable()
export class ExchangeReconciler implements PeriodicTask {
  readonly everyMs = 2 * SECOND;
  readonly copies = 'one';

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly logs: GenerationLogRepository,
    private readonly answerExchange: AnswerExchange,
    private readonly library: LibraryIndexCache,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const shortlyBefore = new Date(now.getTime() - PENDING_FOR);
    await Promise.all([this.removeLogs(shortlyBefore), this.completeAbandoned(now, shortlyBefore)]);
  }

  /** An exchange that is answered, interrupted or deleted stays so. */
  private async removeLogs(begunBefore: Date): Promise<void> {
    const ids = await this.logs.begunBefore(begunBefore, BATCH_SIZE);
    if (ids.length === 0) return;
    const unfinished = await this.exchanges.unfinishedAmong(ids);
    await this.logs.removeAll(ids.filter((id) => !unfinished.has(id)));
  }

  private async completeAbandoned(now: Date, shortlyBefore: Date): Promise<void> {
    const pendingBefore = this.library.hasDocuments ? shortlyBefore : null;
    const abandoned = await this.exchanges.findAbandoned({ pendingBefore, now, limit: BATCH_SIZE });
    const waiting = [...Map.groupBy(abandoned, ({ exchange }) => exchange.conversationId).values()];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        for (const one of next) await this.complete(one);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  }

  /** One that fails, such as one whose owner's key is lost, is tried again after as long as it has waited by now. */
  private async complete({ owner, exchange }: AbandonedExchange): Promise<void> {
    try {
      await this.answerExchange.execute(owner, exchange);
    } catch (error) {
      this.log.warn('exchange not completed', { exchange: exchange.id, error });
      const now = this.clock.now().getTime();
      const waited = Math.min(now - exchange.askedAt.getTime(), LONGEST_WAIT);
      await this.exchanges
        .postpone(owner, exchange.id, new Date(now + waited))
        .catch((failed: unknown) =>
          this.log.warn('exchange not postponed', { exchange: exchange.id, error: failed }),
        );
    }
  }
}
