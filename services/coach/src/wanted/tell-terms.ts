import { questionTerms as call } from '@careward/contracts/coach/internal-calls';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ExchangeRepository } from '../chat/exchange.repository.js';
import { knownWordsOf } from './known-words.js';
import { questionTerms } from './question-terms.domain.js';

/** Tells what a question was about that the library had nothing on, in words that say nothing of who asked (ADR 0028). */
@Injectable()
export class TellTerms {
  constructor(private readonly exchanges: ExchangeRepository) {}

  async execute(questionId: string): Promise<z.infer<typeof call.answer>> {
    const unanswered = await this.exchanges.unansweredQuestion(questionId);
    if (!unanswered) throw notFound('question');
    const { question, lang } = unanswered;
    return { lang, terms: questionTerms(question.content, knownWordsOf(lang)) };
  }
}
