import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { AppDispatch, AppState } from '../../base/store.js';
import { showToast } from '../toast/toast.slice.js';
import { eligibilityEndpoints } from './assessment.endpoints.js';
import { words } from './words.js';

const { checkEligibility } = eligibilityEndpoints.endpoints;

/** Has the server keep a check. Its result is on the screen already, so only a failure is told. True: it is kept. */
export const sendEligibility =
  (answers: EligibilityAnswers) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const { error } = await dispatch(checkEligibility.initiate(answers, { track: false }));
    if (error) dispatch(showToast({ ...words[getState().language].failed, destructive: true }));
    return !error;
  };
