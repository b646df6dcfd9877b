import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { insuranceOf, recipientRelationship } from '@careward/contracts/assessment/eligibility-carried';
import { CHECKED_PROGRAM } from '@careward/contracts/assessment/eligibility-score';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeCarriedEligibility } from '../../base/session/carried-eligibility.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';
import { sendEligibility } from '../../shared/assessment/assessment.endpoints.js';
import type { Checker } from './checker.js';

/**
 * Sends the result of somebody who is signed in, once, and again when they ask for it after a failure; a visitor's is
 * stored when they choose to have an account.
 */
export function useKeepResult(checker: Checker, answers: EligibilityAnswers, eligibilityScore: number) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const userId = user?.id;

  const [hasFailed, setHasFailed] = useState(false);

  function send() {
    void dispatch(sendEligibility(answers)).then((isKept) => {
      setHasFailed(!isKept);
      if (isKept) checker.markSent();
    });
  }
  const sendOnce = useEffectEvent(() => {
    if (!checker.isSent) send();
  });
  useEffect(() => {
    if (userId) sendOnce();
  }, [userId]);

  function createAccount() {
    storeCarriedEligibility({
      fromEligibilityCheck: true,
      relationship: recipientRelationship[answers.relationship],
      insuranceType: insuranceOf(answers.benefits),
      answers,
      result: { programType: CHECKED_PROGRAM, eligibilityScore, status: 'assessed' },
      savedAt: new Date().toISOString(),
    });
    void navigate('/signup');
  }

  return { isVisitor: !user, createAccount, hasFailed, sendAgain: send };
}
