import type { SubmittedAssessment } from '@careward/contracts/assessment/schemas';
import { api } from '../../base/api.js';
import type { AppDispatch, AppState } from '../../base/store.js';
import { assessmentEndpoints } from '../../shared/assessment/assessment.endpoints.js';
import type { submissionOf } from './answers.js';

/** `key`: the Idempotency-Key; a request repeated with the same key stores nothing new. */
type Submission = ReturnType<typeof submissionOf> & { key: string };

export const { useSubmitAssessmentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    submitAssessment: build.mutation<SubmittedAssessment, Submission>({
      query: ({ key, ...body }) => ({
        method: 'POST',
        path: ['/api/assessments'],
        body,
        headers: { 'Idempotency-Key': key },
      }),
      async onQueryStarted(_submission, { dispatch, queryFulfilled }) {
        const submitted = await queryFulfilled.catch(() => undefined);
        if (submitted) dispatch(addToList(submitted.data));
      },
      invalidatesTags: (submitted) => (submitted ? ['Assessments'] : []),
    }),
  }),
});

/** Shows the result at once; the refetch that follows replaces it. */
const addToList =
  ({ risk: _risk, commentsChecked: _checked, ...assessment }: SubmittedAssessment) =>
  (dispatch: AppDispatch, getState: () => AppState) => {
    const { data } = assessmentEndpoints.endpoints.assessments.select()(getState());
    const value = [assessment, ...(data ?? []).filter(({ id }) => id !== assessment.id)];
    dispatch(
      assessmentEndpoints.util.upsertQueryEntries([{ endpointName: 'assessments', arg: undefined, value }]),
    );
  };
