import type { GenerationStage } from '@careward/contracts/coach/generations';
import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { CoachConfig } from '../config.js';
import { anonymous } from './anonymous-question.domain.js';
import {
  COACH_MODEL,
  type CoachModel,
  type Completion,
  ModelError,
  type ModelErrorReason,
} from './coach-model.js';
import { newFence } from './prompt-text.js';
import { TokenBudget } from './token-budget.js';
import type { NumberedDocument } from './verification/evidence.domain.js';
import { ReplyCheck } from './verification/verify-answer.js';
import { careLines, secretsOf, writePrompt, type WritingTask } from './write-prompt.domain.js';

/** A question as it was typed; it is masked before it is sent. */
export type GroundedQuestion = Omit<WritingTask, 'searched' | 'today'> & {
  /** Finds what fits questions that stand on their own, best first, numbered on from the sources so far. */
  search: (questions: readonly string[]) => Promise<readonly NumberedDocument[]>;
  /** Whose tokens are counted; never sent. */
  userId: string;
  signal: AbortSignal;
  progress: WritingProgress;
};

/** Is told as it happens; the next sentences wait until `verified` has ended. */
type WritingProgress = {
  stage(stage: Extract<GenerationStage, 'searching' | 'writing' | 'checking'>): void;
  /** The sentences that were kept so far, as a result has them. */
  verified(content: string): void | Promise<void>;
};

/** `unsupported`: too little of what it wrote was kept. */
export type ModelFailure = ModelErrorReason | 'not-configured' | 'budget' | 'unsupported';

/** Sentences with their [n], or why there is none and the library answers. */
export type ModelAnswerResult = { content: string } | { failed: ModelFailure };

/** A model may search twice and then has to write: three calls of the writer and one of the triage are the most. */
const MOST_SEARCHES = 2;

/** What became of the sentences that the model wrote (verification/verify-answer.ts). */
const modelSentences = new Counter({
  name: 'careward_coach_model_sentences_total',
  help: 'Sentences of the language model, by what was found wrong with them',
  labelNames: ['finding'],
});

const modelAnswers = new Counter({
  name: 'careward_coach_model_answers_total',
  help: 'Answers asked of the language model, by outcome; all but `ok` are given by the library',
  labelNames: ['outcome'],
});

/** Lets the model write an answer, and keeps of it what cannot hurt. Never throws. */
@Injectable()
export class ModelAnswer {
  constructor(
    @Inject(COACH_MODEL) private readonly model: CoachModel | null,
    private readonly budget: TokenBudget,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: Pick<CoachConfig, 'COACH_TIMEOUT_FACTOR'>,
  ) {}

  async execute(asked: GroundedQuestion): Promise<ModelAnswerResult> {
    const { model } = this;
    if (!model) return { failed: 'not-configured' };
    // All its calls together: each may take as long as a whole answer by itself.
    const late = AbortSignal.timeout(Math.ceil(MODEL_DEADLINE.answer * this.config.COACH_TIMEOUT_FACTOR));
    const signal = AbortSignal.any([asked.signal, late]);
    const result = await this.answer(model, { ...asked, signal }).catch((error: unknown) =>
      late.aborted ? { failed: 'too-slow' as const } : this.failureOf(error),
    );
    modelAnswers.inc({ outcome: 'failed' in result ? result.failed : 'ok' });
    return result;
  }

  private async answer(model: CoachModel, asked: GroundedQuestion): Promise<ModelAnswerResult> {
    const fence = newFence();
    let task: WritingTask = { ...anonymous(asked), searched: [], today: this.clock.now() };
    const isLeft = this.budget.isLeft(asked.userId);
    if (!(await isLeft)) return { failed: 'budget' };
    for (let searches = 0; ; searches += 1) {
      const check = replyCheckOf(task, fence);
      const maySearch = searches < MOST_SEARCHES;
      const reply = await this.write(model, asked, { task, fence, check, maySearch });
      if (!reply.searches || !maySearch) return this.verified(check, reply);
      asked.progress.stage('searching');
      const found = await asked.search(reply.searches);
      task = {
        ...task,
        // First, so that they have room.
        sources: [...found, ...task.sources],
        searched: [...task.searched, ...reply.searches],
      };
    }
  }

  private async write(
    model: CoachModel,
    { userId, signal, progress }: GroundedQuestion,
    { task, fence, check, maySearch }: WritingTurn,
  ): Promise<Completion> {
    progress.stage('writing');
    // Sentences are shown in their order, however long one waits for the triage.
    let shown = Promise.resolve();
    const reply = await model.complete(writePrompt(task, fence, maySearch), signal, (soFar) => {
      shown = shown.then(() => progress.verified(check.soFar(soFar)));
      // Where the call fails as well, nobody waits for it.
      shown.catch(() => undefined);
    });
    if (!reply.searches) progress.stage('checking');
    await this.budget.spend(userId, reply.tokens);
    await shown;
    return reply;
  }

  private verified(check: ReplyCheck, { text, isCut }: Completion): ModelAnswerResult {
    const { content, findings } = check.verify(text, isCut);
    for (const finding of findings) modelSentences.inc({ finding });
    if (content !== '') return { content };
    this.log.warn('an answer of the model was not supported', { sentences: findings.length });
    return { failed: 'unsupported' };
  }

  private failureOf(error: unknown): ModelAnswerResult {
    if (error instanceof ModelError) return { failed: error.reason };
    this.log.error('the model could not be asked', { error });
    return { failed: 'broken' };
  }
}

type WritingTurn = { task: WritingTask; fence: string; check: ReplyCheck; maySearch: boolean };

/** What the person told us may be repeated; everything else that can hurt stands in a source. */
const replyCheckOf = (task: WritingTask, fence: string): ReplyCheck =>
  new ReplyCheck({
    ownWords: [task.question, ...task.earlier.map(({ question }) => question), ...careLines(task)],
    sources: task.sources,
    lang: task.lang,
    secrets: secretsOf(task.lang, fence),
  });
