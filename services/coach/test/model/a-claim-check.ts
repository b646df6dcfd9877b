import type { QuickModel } from '../../src/model/coach-model.js';
import { ClaimCheck } from '../../src/model/verification/claim-check.js';
import { encoder } from '../the-encoder.js';
import type { PlayedModel } from './played-model.js';

const neverAborted = new AbortController().signal;

/** What a model without an answer is to short questions. */
export const silent = { withModelDeadline: () => Promise.resolve(null) } as unknown as QuickModel;

const asking = (model: PlayedModel) =>
  ({
    withModelDeadline: (ask: (one: PlayedModel, signal: AbortSignal) => Promise<unknown>) =>
      ask(model, neverAborted),
  }) as unknown as QuickModel;

/** The check as the service has it, with the service's encoder, and a model that is asked whether claims follow. */
export const aClaimCheck = (model?: PlayedModel) => new ClaimCheck(encoder, model ? asking(model) : silent);
