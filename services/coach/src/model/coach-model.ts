import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import type { CoachConfig } from '../config.js';

/** What the model is asked for; each is counted apart, and the host is told which it is. */
export type Purpose = 'triage' | 'write';

/** One request to a language model: a system text, one block of user text, and the most tokens of the reply. */
export type Prompt = {
  purpose: Purpose;
  system: string;
  user: string;
  maxTokens: number;
  tool?: SearchTool;
};
/** What the model may call instead of writing: it asks for further passages by questions that stand on their own. */
export type SearchTool = {
  name: string;
  description: string;
  /** The most questions of one call. */
  most: number;
};

/** The reply without the model's reasoning, and the tokens that it cost, read and written. */
export type Completion = {
  text: string;
  tokens: number;
  /** Absent where the host does not tell the two apart. */
  usage?: TokenUsage;
  /** Whether it ended because its tokens did. */
  isCut?: boolean;
  /** The questions it searches for, one to the tool's `most`; it has then written nothing. */
  searches?: readonly string[];
};
export type TokenUsage = { read: number; written: number };

/** Injection token of the configured `CoachModel`, or null where none is configured. */
export const COACH_MODEL = Symbol('coach model');

/** A language model. It throws a `ModelError` and nothing else. */
export interface CoachModel {
  /** @param onSentence gets the reply so far each time that another sentence of it may have ended. */
  complete(prompt: Prompt, signal: AbortSignal, onSentence?: SentenceListener): Promise<Completion>;
}
export type SentenceListener = (soFar: string) => void;

/** Why there is no reply. */
export type ModelErrorReason =
  /** Nothing answers at the address. */
  | 'connect'
  /** A deadline passed. */
  | 'too-slow'
  /** Status 429. */
  | 'busy'
  /** Any other 4xx. */
  | 'refused'
  /** A 5xx, or an error in the stream. */
  | 'upstream'
  /** The reply was cut off or does not follow the protocol, or is a search that cannot be read. */
  | 'broken'
  /** The reply has no text. */
  | 'empty'
  /** The caller gave up. */
  | 'aborted'
  /** It failed so often lately that it is not asked for a while. */
  | 'circuit-open';

/** Carries no text of the host, which may repeat the question. */
export class ModelError extends Error {
  constructor(
    readonly reason: ModelErrorReason,
    /** How long the host asks to be left alone, in milliseconds. */
    readonly retryAfterMs = 0,
  ) {
    super(`the model gave no reply: ${reason}`);
    this.name = 'ModelError';
  }
}

/** Asks the model short questions beside the answer; the reply is null when it is late, fails or no model is configured. */
@Injectable()
export class QuickModel {
  constructor(
    @Inject(COACH_MODEL) private readonly model: CoachModel | null,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  async withModelDeadline<Reply>(
    ask: (model: CoachModel, signal: AbortSignal) => Promise<Reply>,
    caller?: AbortSignal,
  ): Promise<Reply | null> {
    if (!this.model) return null;
    const late = AbortSignal.timeout(MODEL_DEADLINE.quick * this.config.COACH_TIMEOUT_FACTOR);
    const signal = caller ? AbortSignal.any([caller, late]) : late;
    try {
      return await ask(this.model, signal);
    } catch (error) {
      // The guarded model has logged and counted it.
      if (error instanceof ModelError) return null;
      throw error;
    }
  }
}
