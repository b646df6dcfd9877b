import type { Assessment, EligibilityResult } from '@careward/contracts/assessment/schemas';
import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { api } from '../../base/api.js';

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
