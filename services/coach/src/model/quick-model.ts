import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import type { CoachConfig } from '../config.js';
import { COACH_MODEL, ModelError, type CoachModel } from './coach-model.js';

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
