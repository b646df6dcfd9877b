import type { Language } from '@careward/contracts/kernel/languages';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { COACH_MODEL, ModelError, type CoachModel, type ModelErrorReason } from './coach-model.js';
import { newFence } from './fence.js';
import { modelAnswers, modelSentences } from './metrics.js';
import { answerPrompt, secretsOf, type PromptContext } from './prompt/answer-prompt.domain.js';
import { TokenBudget } from './token-budget.js';
import { verifyAnswer, type NumberedDocument } from './verification/verify-answer.domain.js';

export type GroundedQuestion = {
  /** As it was typed; it is masked before it is sent. */
  question: string;
  /** The caregiver's own earlier questions, oldest first. */
  earlierQuestions?: readonly string[];
  lang: Language;
  /** The documents that may be cited, best first, with the numbers that the answer's sources will have. */
  sources: readonly NumberedDocument[];
  careContext: PromptContext | null;
  /** Whose tokens are counted; never sent. */
  userId: string;
  signal?: AbortSignal;
};

export type ModelFailure = ModelErrorReason | 'not-configured' | 'budget' | 'unsupported';

/** Sentences that each end with [n], and the n that are cited; or why there is none and the library answers. */
export type ModelAnswerResult = { content: string; usedSources: number[] } | { failed: ModelFailure };

/** Lets the model write an answer, and keeps of it what the retrieved documents say. Never throws. */
@Injectable()
export class ModelAnswer {
  constructor(
    @Inject(COACH_MODEL) private readonly model: CoachModel | null,
    private readonly budget: TokenBudget,
    private readonly log: Log,
  ) {}

  async execute(asked: GroundedQuestion): Promise<ModelAnswerResult> {
    const { model } = this;
    if (!model) return { failed: 'not-configured' };
    const result = await this.answer(model, asked).catch((error: unknown) => this.failureOf(error));
    modelAnswers.inc({ outcome: 'failed' in result ? result.failed : 'ok' });
    return result;
  }

  private async answer(model: CoachModel, asked: GroundedQuestion): Promise<ModelAnswerResult> {
    const { userId, lang, sources, signal = neverAborted } = asked;
    if (sources.length === 0) return { failed: 'unsupported' };
    if (!(await this.budget.isLeft(userId))) return { failed: 'budget' };
    const fence = newFence();
    const prompt = answerPrompt({ earlierQuestions: [], ...asked }, fence);
    const { text, tokens } = await model.complete(prompt, signal);
    await this.budget.spend(userId, tokens);
    const verified = verifyAnswer(text, { sources, lang, secrets: secretsOf(lang, fence) });
    for (const finding of verified.findings) modelSentences.inc({ finding });
    if (verified.content === '') {
      this.log.warn('an answer of the model was not supported', { sentences: verified.findings.length });
      return { failed: 'unsupported' };
    }
    return { content: verified.content, usedSources: verified.usedSources };
  }

  private failureOf(error: unknown): ModelAnswerResult {
    if (error instanceof ModelError) return { failed: error.reason };
    this.log.error('the model could not be asked', { error });
    return { failed: 'broken' };
  }
}

const neverAborted = new AbortController().signal;
