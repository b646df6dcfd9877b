import { useEffect } from 'react';
import { readCarriedEligibility, storeCarriedEligibility } from '../../base/session/carried-eligibility.js';
import { useSession } from '../../base/session/session-provider.js';
import { type AppDispatch, useAppDispatch } from '../../base/store.js';
import { sendEligibility } from '../../shared/assessment/assessment.endpoints.js';

/** Sends the check of a visitor who has signed in since. */
export default function CarriedEligibility() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const userId = user?.id;

  useEffect(() => {
    if (userId) void dispatch(sendCarried());
  }, [dispatch, userId]);
  return null;
}

const sendCarried = () => async (dispatch: AppDispatch) => {
  const { answers } = readCarriedEligibility() ?? {};
  if (!answers || !(await dispatch(sendEligibility(answers)))) return;
  const { fromEligibilityCheck = false, ...rest } = readCarriedEligibility() ?? {};
  // Signed out or applied meanwhile: then nothing is left, and nothing comes back.
  if (!rest.answers || !rest.savedAt) return;
  const { relationship, insuranceType, savedAt } = rest;
  storeCarriedEligibility({ fromEligibilityCheck, relationship, insuranceType, savedAt });
};
