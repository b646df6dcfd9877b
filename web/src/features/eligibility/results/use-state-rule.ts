import type { State } from '@careward/contracts/care-profile/states';
import type { StateRule } from '@careward/contracts/assessment/state-rule';
import { useEffect, useState } from 'react';
import { loadStateRules } from './load-state-rules.js';

type Loaded = { rule: StateRule | null; hasFailed: boolean };

/** The rule of a state; null until it is loaded. */
export function useStateRule(state: State): Loaded & { tryAgain: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ rule: null, hasFailed: false });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadStateRules().then(
      (rules) => isWanted && setLoaded({ rule: rules[state], hasFailed: false }),
      () => isWanted && setLoaded({ rule: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [state, tries]);

  return { ...loaded, tryAgain: () => setTries(tries + 1) };
}
