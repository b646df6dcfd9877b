import { ANSWER_LEASE } from '@careward/contracts/coach/limits';
import type { Risk } from '@careward/contracts/coach/message';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { notFound } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { answerQuestion, type AnswerRequest } from '../answer/answer-question.domain.js';
import { notAnswered, type Answer } from '../answer/answer.domain.js';
import { CareContextRepository } from '../care-context/care-context.repository.js';
import type { CoachConfig } from '../config.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { EARLIER_REMEMBERED } from '../safety/screen.domain.js';
import { isCompleted, type Exchange, type Pending } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';

/**
 * Answers a pending exchange, or waits for the process that is answering it. Whoever answers has claimed it first. An
 * attempt that did not end is never repeated, since it may have ended its process: the exchange becomes interrupted.
 * While the library is empty, an exchange that needs it stays pending.
 */
@Injectable()
export class AnswerExchange {
  /** How often another process's attempt is polled, and for how long in all. */
  readonly wait = { pollMs: 50, timeoutMs: 2_000 };

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly careContexts: CareContextRepository,
    private readonly library: LibraryIndexCache,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  /** The exchange as it is afterwards: completed, unless another process is not done with it or the library is empty. */
  async execute(owner: string, exchange: Exchange): Promise<Exchange> {
    if (isCompleted(exchange)) return exchange;
    if (exchange.status === 'pending') return this.answer(owner, exchange);
    if (exchange.generating.until > this.clock.now()) return this.waitForOther(owner, exchange.id);
    this.log.error('an attempt to answer did not end', { exchange: exchange.id });
    await this.exchanges.interrupt(owner, exchange.id, this.clock.now());
    return this.read(owner, exchange.id);
  }

  private async answer(owner: string, exchange: Exchange & Pending): Promise<Exchange> {
    const { id } = exchange;
    // Whatever can fail without harm is read before the claim.
    const [earlierRisks, conditions] = await Promise.all([
      this.risksBefore(owner, exchange),
      this.careContexts.conditionsOf(owner),
    ]);
    const until = new Date(this.clock.now().getTime() + ANSWER_LEASE);
    const attempt = { holder: newId(), until, attempt: exchange.failedAttempts + 1 };
    if (!(await this.exchanges.claim(owner, id, attempt))) return this.waitForOther(owner, id);
    const answer = this.answerTo(exchange, { earlierRisks, conditions });
    if (!answer) {
      await this.exchanges.release(owner, id, attempt.holder);
      return exchange;
    }
    const now = this.clock.now();
    try {
      const isMine = await this.exchanges.complete(owner, id, { holder: attempt.holder, answer, now });
      return isMine ? { ...exchange, status: 'answered', answer, answeredAt: now } : this.read(owner, id);
    } catch (error) {
      await this.exchanges.fail(owner, id, attempt, now).catch(() => undefined);
      throw error;
    }
  }

  /** Null while the library is empty: that it "has nothing on this" would be untrue of one that has not arrived. */
  private answerTo(
    { id, question, lang }: Exchange,
    known: Pick<AnswerRequest, 'earlierRisks' | 'conditions'>,
  ): Answer | null {
    const { index } = this.library;
    try {
      const request = { ...known, text: question.content, lang, brand: this.config.BRAND_NAME };
      const answer = answerQuestion(request, index);
      return answer.kind === 'refusal' && index.size === 0 ? null : answer;
    } catch (error) {
      this.log.error('a question could not be answered', { exchange: id, error });
      return notAnswered(lang);
    }
  }

  /** The exchange as the other process leaves it, or as it is after the timeout. */
  private async waitForOther(owner: string, id: string): Promise<Exchange> {
    for (let waited = 0; ; waited += this.wait.pollMs) {
      const exchange = await this.read(owner, id);
      if (exchange.status !== 'generating' || waited >= this.wait.timeoutMs) return exchange;
      await setTimeout(this.wait.pollMs);
    }
  }

  /** Throws when it was deleted with its conversation. */
  private async read(owner: string, id: string): Promise<Exchange> {
    const exchange = await this.exchanges.find(owner, id);
    if (!exchange) throw notFound('conversation');
    return exchange;
  }

  /** What was found in the questions before this one, as stored with their answers, oldest first. */
  private async risksBefore(owner: string, { conversationId, seq }: Exchange): Promise<(Risk | null)[]> {
    const page = { upTo: seq - 1, limit: EARLIER_REMEMBERED };
    const before = await this.exchanges.latest(owner, conversationId, page);
    return before.map((earlier) => (isCompleted(earlier) ? earlier.answer.risk : null));
  }
}
