import type { GiveFeedback as Given } from '@careward/contracts/coach/feedback';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { ExchangeRepository } from './exchange.repository.js';
import { answeredBy, feedbackIn } from './feedback.domain.js';

/** Keeps what a caregiver says about an answer, with the exchange. The latest replaces what was said before. */
@Injectable()
export class GiveFeedback {
  constructor(private readonly exchanges: ExchangeRepository) {}

  async execute(owner: string, given: Given): Promise<void> {
    const exchange = answeredBy(given.messageId);
    const isKept =
      exchange !== null && (await this.exchanges.setFeedback(owner, exchange, feedbackIn(given)));
    if (!isKept) throw notFound('message');
  }
}
