import { STEP_ADVANCE } from '@careward/contracts/assessment/eligibility-limits';
import { useEffect, useRef } from 'react';

/**
 * Goes on once the answer was seen for a moment. Until then nothing else is answered: a second tap was meant for the
 * first answer.
 */
export function useAdvance(goOn: () => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    /** Answers, unless the step is over already. */
    answer: (keep: () => void) => timer.current === undefined && keep(),
    answerAndGoOn: (keep: () => void) => {
      if (timer.current !== undefined) return;
      keep();
      timer.current = window.setTimeout(goOn, STEP_ADVANCE);
    },
  };
}
