import { api } from '../../base/api.js';

type Assessment = { completedAt: string; score: number; level: string };

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
