import type { State } from '@careward/contracts/care-profile/states';
import type { StateRule } from '@careward/contracts/assessment/state-rule';

export type StateRules = Readonly<Record<State, StateRule>>;

/** Of their own file: they are as large as the page. */
export const loadStateRules = async (): Promise<StateRules> =>
  (await import('@careward/contracts/assessment/state-rules')).stateRules;
