import type { Risk } from '@careward/contracts/coach/message';
import { ANSWER_LEASE } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { notFound } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { newId } from '@careward/platform/app/new-id';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import type { Answer } from '../answer/answer.domain.js';
import { answerQuestion, type Question } from '../answer/answer-question.domain.js';
import { notAnswered } from '../answer/not-answered.domain.js';
import { CareContextRepository } from '../care-context/care-context.repository.js';
import type { CoachConfig } from '../config.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { EARLIER_REMEMBERED } from '../safety/screen.domain.js';
import type { Exchange } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';

/** What an answer takes from elsewhere than the question. */
type Known = Pick<Question, 'earlierRisks' | 'conditions'>;

/**
 * Answers a pending exchange: at once, by the same key again, or when it is read after a process died before it tried.
 * One copy of the coach at a time has it, and it is tried once: an attempt that did not end may have ended the process,
 * so a fixed text takes the answer's place. The exchange stays pending while there is no library to look into.
 */
@Injectable()
export class CompleteExchange {
  /** How often a question that another copy has is looked at, and for how long in all; in milliseconds. */
  readonly patience = { each: 50, all: 2_000 };

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly careContexts: CareContextRepository,
    private readonly library: LibraryIndexCache,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  async execute(owner: string, exchange: Exchange): Promise<Exchange> {
    if (exchange.status === 'answered') return exchange;
    const now = this.clock.now();
    if (exchange.generating === null) return this.attempt(owner, exchange);
    if (exchange.generating.until > now) return this.awaitOthers(owner, exchange);
    this.log.error('an attempt to answer did not end', { exchange: exchange.id });
    return this.store(owner, exchange, notAnswered(exchange.lang));
  }

  private async attempt(owner: string, exchange: Exchange): Promise<Exchange> {
    // All that can fail without harm comes before the attempt is on record.
    const known = {
      earlierRisks: await this.risksBefore(owner, exchange),
      conditions: await this.careContexts.conditionsOf(owner),
    };
    const until = new Date(this.clock.now().getTime() + ANSWER_LEASE);
    const attempt = { holder: newId(), until };
    if (!(await this.exchanges.beginAttempt(owner, exchange.id, attempt)))
      return this.awaitOthers(owner, exchange);
    const answer = this.answerTo(exchange, known);
    if (!answer) {
      await this.exchanges.endAttempt(owner, exchange.id, attempt);
      return exchange;
    }
    return this.store(owner, exchange, answer).catch(async (error: unknown) => {
      await this.exchanges.endAttempt(owner, exchange.id, attempt).catch(() => undefined);
      throw error;
    });
  }

  /** Null while there is no library: "the library has nothing on this" would be untrue of one that has not arrived. */
  private answerTo({ id, question, lang }: Exchange, known: Known): Answer | null {
    const library = this.library.index;
    const asked = { ...known, text: question.content, lang, brand: this.config.BRAND_NAME };
    try {
      const answer = answerQuestion(asked, library);
      return answer.kind === 'refusal' && library.size === 0 ? null : answer;
    } catch (error) {
      this.log.error('a question could not be answered', { exchange: id, error });
      return notAnswered(lang);
    }
  }

  private async store(owner: string, { id }: Exchange, answer: Answer): Promise<Exchange> {
    const completed = await this.exchanges.answer(owner, id, answer, this.clock.now());
    if (!completed) throw notFound('conversation');
    return completed;
  }

  /** The exchange as another copy leaves it, or as it stands when the patience is at its end. */
  private async awaitOthers(owner: string, { id }: Exchange): Promise<Exchange> {
    for (let waited = 0; ; waited += this.patience.each) {
      const exchange = await this.exchanges.find(owner, id);
      if (!exchange) throw notFound('conversation');
      const isBusy = exchange.status === 'pending' && exchange.generating !== null;
      if (!isBusy || waited >= this.patience.all) return exchange;
      await setTimeout(this.patience.each);
    }
  }

  /** The verdicts kept with the answers: an earlier text is never screened again. */
  private async risksBefore(owner: string, { conversationId, seq }: Exchange): Promise<(Risk | null)[]> {
    const page = { upTo: seq - 1, limit: EARLIER_REMEMBERED };
    const before = await this.exchanges.latest(owner, conversationId, page);
    return before.map((earlier) => (earlier.status === 'answered' ? earlier.answer.risk : null));
  }
}
