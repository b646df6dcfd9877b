import type { Assessment } from '@careward/contracts/assessment/burden';
import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { EligibilityResult } from '@careward/contracts/assessment/eligibility-result';
import { api } from '../../base/api.js';

export const assessmentsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; null when nobody is signed in. */
    assessments: build.query<Assessment[] | null, void>({
      query: () => ['/api/assessments'],
      providesTags: ['Assessments'],
    }),
  }),
});

export const { useAssessmentsQuery } = assessmentsEndpoints;

/** Called only with the flag on; without it the server has no such call. */
export const eligibilityEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest result of each program; null when nobody is signed in. */
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

export const { useEligibilityQuery } = eligibilityEndpoints;
