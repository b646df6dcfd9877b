import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readDraft, storeDraft } from '../eligibility-draft.js';
import type { DraftAnswers, EligibilityDraft } from '../eligibility-draft.js';
import { fields, RESULTS, stepToShow } from '../eligibility-step.js';

/** State of a check: the step is in the address, the answers in sessionStorage. `userId` is '' for a visitor. */
export function useChecker(userId: string) {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(() => readDraft(userId));
  const navigate = useNavigate();
  const { answers } = draft;
  const step = stepToShow(params.get('step'), answers);
  const goTo = (next: number) => setParams({ step: String(next) });

  function keep(next: EligibilityDraft) {
    storeDraft(userId, next);
    setDraft(next);
  }

  return {
    step,
    field: fields[step - 1],
    answers,
    /** All six, at the results. */
    complete: step === RESULTS ? (answers as EligibilityAnswers) : null,
    isSent: draft.sent,
    answer: (part: DraftAnswers) => keep({ answers: { ...answers, ...part }, sent: false }),
    markSent: () => keep({ ...draft, sent: true }),
    goTo,
    goOn: () => goTo(step + 1),
    goBack: () => (step === 1 ? void navigate('/') : goTo(step - 1)),
  };
}

export type Checker = ReturnType<typeof useChecker>;
