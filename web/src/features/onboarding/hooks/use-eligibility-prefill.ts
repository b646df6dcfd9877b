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

/**
 * Adds what the check answered to the form's values, which are null until they are loaded. Then the stored data goes, in
 * spite of a page that is left meanwhile; the draft keeps the answers for a visit to a legal text.
 */
export function useEligibilityPrefill(values: OnboardingValues | null) {
  const [prefill] = useState(readPrefill);
  const { savedFromCheck } = useWords(words);
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const isApplied = prefill !== null && values !== null;
  const { isFromCheck = false, ...answers } = prefill ?? {};
  const filled = values && { ...values, ...answers };

  const apply = useEffectEvent(() => {
    if (filled) storeDraft(userId, filled);
    if (isFromCheck) dispatch(showToast({ title: savedFromCheck }));
    window.setTimeout(forgetCarriedEligibility, CARRIED.afterApplied);
  });
  useEffect(() => {
    if (isApplied) apply();
  }, [isApplied]);

  return { isFromCheck, fixed: isFromCheck ? answers : {}, values: filled };
}
