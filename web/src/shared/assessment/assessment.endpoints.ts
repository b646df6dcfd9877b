import type { Assessment, EligibilityResult } from '@careward/contracts/assessment/schemas';
import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { api } from '../../base/api.js';
import type { AppDispatch, AppState } from '../../base/store.js';
import { showToast } from '../toast/toast.slice.js';

export const assessmentEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; null when nobody is signed in. */
    assessments: build.query<Assessment[] | null, void>({
      query: () => ['/api/assessments'],
      providesTags: ['Assessments'],
    }),
    /** The latest result of each program; null when nobody is signed in. Without the flag there is no such call. */
    eligibility: build.query<EligibilityResult[] | null, void>({
      query: () => ['/api/eligibility'],
      providesTags: ['Eligibility'],
    }),
    checkEligibility: build.mutation<EligibilityResult, EligibilityAnswers>({
      query: (body) => ({ method: 'POST', path: ['/api/eligibility'], body }),
      invalidatesTags: (result) => (result ? ['Eligibility'] : []),
    }),
  }),
});

export const { useAssessmentsQuery, useEligibilityQuery } = assessmentEndpoints;

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
