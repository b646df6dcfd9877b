import type { Risk } from '@careward/contracts/coach/message';
import { Clock } from '@careward/platform/clock';
import { CONFIG } from '@careward/platform/config/environment';
import { notFound } from '@careward/platform/errors/refusal';
import { Inject, Injectable } from '@nestjs/common';
import { answerQuestion } from '../answer/answer-question.js';
import { CareContextRepository } from '../care-context/care-context.repository.js';
import type { CoachConfig } from '../config.js';
import { LibraryCopy } from '../library/library-copy.js';
import { EARLIER_REMEMBERED } from '../safety/screen.js';
import type { Exchange } from './exchange.js';
import { ExchangeRepository } from './exchange.repository.js';

/**
 * Answers a pending exchange: at once, by the same key again, or when it is read after a process died over it. It stays
 * pending while there is no library to look into.
 */
@Injectable()
export class CompleteExchange {
  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly careContexts: CareContextRepository,
    private readonly library: LibraryCopy,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  async execute(owner: string, exchange: Exchange): Promise<Exchange> {
    if (exchange.status === 'answered') return exchange;
    const library = this.library.index;
    const answer = answerQuestion(
      {
        text: exchange.question.content,
        earlierRisks: await this.risksBefore(owner, exchange),
        lang: exchange.lang,
        conditions: await this.careContexts.conditionsOf(owner),
        brand: this.config.BRAND_NAME,
      },
      library,
    );
    // "The library has nothing on this" would be untrue of one that has not arrived.
    if (answer.kind === 'refusal' && library.size === 0) return exchange;
    const completed = await this.exchanges.answer(owner, exchange.id, answer, this.clock.now());
    if (!completed) throw notFound('conversation');
    return completed;
  }

  /** The verdicts kept with the answers: an earlier text is never screened again. */
  private async risksBefore(owner: string, { conversationId, seq }: Exchange): Promise<(Risk | null)[]> {
    const page = { upTo: seq - 1, limit: EARLIER_REMEMBERED };
    const before = await this.exchanges.latest(owner, conversationId, page);
    return before.map((earlier) => (earlier.status === 'answered' ? earlier.answer.risk : null));
  }
}
