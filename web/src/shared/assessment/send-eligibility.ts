import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { AppDispatch, AppState } from '../../base/store.js';
import { showToast } from '../toast/toast.slice.js';
import { assessmentEndpoints } from './assessment.endpoints.js';

const { checkEligibility } = assessmentEndpoints.endpoints;

const failed = {
  en: {
    title: 'Assessment Failed',
    description: 'Failed to process your application. Please try again.',
  },
  es: {
    title: 'No se guardó su resultado',
    description: 'No pudimos procesar su solicitud. Vuelva a intentarlo.',
  },
};

/** Has the server keep a check. Its result is on the screen already, so only a failure is told. True: it is kept. */
export const sendEligibility =
  (answers: EligibilityAnswers) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const { error } = await dispatch(checkEligibility.initiate(answers, { track: false }));
    if (error) dispatch(showToast({ ...failed[getState().language], destructive: true }));
    return !error;
  };
