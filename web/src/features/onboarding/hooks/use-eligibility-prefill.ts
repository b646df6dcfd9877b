import { CARRIED } from '@careward/contracts/assessment/eligibility-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { forgetCarriedEligibility } from '../../../base/session/carried-eligibility.js';
import { currentUserId } from '../../../base/session/session.endpoints.js';
import { useAppDispatch, useAppSelector } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { readPrefill } from '../eligibility-prefill.js';
import { storeDraft } from '../onboarding-draft.js';
import type { OnboardingValues } from '../onboarding-values.js';
import { words } from '../words.js';

type Saved = {
  values: OnboardingValues;
  /** Whether onboarding was completed before, so that the values are somebody's own. */
  isComplete: boolean;
};

/**
 * Adds what the check answered to the form's values, which are null until they are loaded; what was saved by completing
 * onboarding stays as it is. Then the stored data goes, in spite of a page that is left meanwhile; the draft keeps the
 * answers for a visit to a legal text.
 */
export function useEligibilityPrefill(saved: Saved | null) {
  const [carried] = useState(readPrefill);
  const { savedFromCheck } = useWords(words);
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const isRead = carried !== null && saved !== null;
  const { isFromCheck = false, ...answers } = (!saved?.isComplete && carried) || {};
  const filled = saved && { ...saved.values, ...answers };

  const apply = useEffectEvent(() => {
    if (filled && !saved.isComplete) storeDraft(userId, filled);
    if (isFromCheck) dispatch(showToast({ title: savedFromCheck }));
    window.setTimeout(forgetCarriedEligibility, CARRIED.afterApplied);
  });
  useEffect(() => {
    if (isRead) apply();
  }, [isRead]);

  return { isFromCheck, fixed: isFromCheck ? answers : {}, values: filled };
}
