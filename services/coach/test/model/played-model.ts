import {
  ModelError,
  type CoachModel,
  type Completion,
  type ModelErrorReason,
  type Prompt,
} from '../../src/model/coach-model.js';

type Play = (prompt: Prompt, signal: AbortSignal) => string | Promise<string>;

/** A model that says what it is told to, and remembers what it was asked. */
export class PlayedModel implements CoachModel {
  readonly prompts: Prompt[] = [];

  constructor(public play: Play) {}

  async complete(prompt: Prompt, signal: AbortSignal): Promise<Completion> {
    this.prompts.push(prompt);
    return { text: await this.play(prompt, signal), tokens: 100 };
  }
}

export const failing = (reason: ModelErrorReason, retryAfterMs = 0): Play => {
  return () => Promise.reject(new ModelError(reason, retryAfterMs));
};

/** Never answers; gives up when the caller does. */
export const hanging: Play = (_prompt, signal) =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new ModelError('aborted'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });
