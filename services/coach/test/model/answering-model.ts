import { Log } from '@careward/platform/observability/log';
import type { CoachModel } from '../../src/model/coach-model.js';
import { type GroundedQuestion, ModelAnswer } from '../../src/model/model-answer.js';
import type { TokenBudget } from '../../src/model/token-budget.js';

const unlimited = { isLeft: () => Promise.resolve(true), spend: () => Promise.resolve() };
const clock = { now: () => new Date('2026-11-29T08:00:00Z') };

/** Has nothing more to find, and nobody watches. */
const aQuestion: Omit<GroundedQuestion, 'question' | 'lang' | 'sources'> = {
  earlier: [],
  careContext: null,
  state: null,
  search: () => Promise.resolve([]),
  userId: 'ana',
  signal: new AbortController().signal,
  progress: { stage: () => undefined, verified: () => undefined },
};

/** A model as the coach asks it; `factor` multiplies its deadline. */
export const answeringModel = (
  model: CoachModel | null,
  {
    budget = unlimited,
    factor = 1,
  }: { budget?: Pick<TokenBudget, 'isLeft' | 'spend'>; factor?: number } = {},
) => {
  const log = new Log('coach', 'silent');
  const settings = { COACH_TIMEOUT_FACTOR: factor };
  const answer = new ModelAnswer(model, budget as TokenBudget, clock, log, settings);
  return (asked: Pick<GroundedQuestion, 'question' | 'lang' | 'sources'> & Partial<GroundedQuestion>) =>
    answer.execute({ ...aQuestion, ...asked });
};
