import type { State } from '@careward/contracts/care-profile/states';
import type { StateRule } from './state-rule.js';
import { statesAToK } from './state-rules-a-to-k.js';
import { statesLToN } from './state-rules-l-to-n.js';
import { statesOToW } from './state-rules-o-to-w.js';

/** The rule of every state. It is large, so browsers load it apart. */
export const stateRules: Readonly<Record<State, StateRule>> = { ...statesAToK, ...statesLToN, ...statesOToW };
