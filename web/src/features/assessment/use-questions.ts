import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import type { SubmittedAssessment } from '@careward/contracts/assessment/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../base/api.js';
import { useWords } from '../../base/language/use-language.js';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { currentUserId } from '../../base/session/session.js';
import { type AppDispatch, type AppState, useAppDispatch, useAppSelector } from '../../base/store.js';
import { assessmentEndpoints } from '../../shared/assessment/assessment.endpoints.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import {
  type Answer,
  answersDraft,
  answerTo,
  helpAddress,
  isTooLong,
  keepCommentCheck,
  newDraft,
  questionAddress,
  QUESTIONS,
  questionToShow,
  resultAddress,
  submissionOf,
} from './answers.js';
import { words } from './words.js';

/** The questions, one at a time: the place is in the address, the answers in sessionStorage. */
export function useQuestions() {
  const says = useWords(words).questions;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(currentUserId);
  const [draft, setDraft] = useState(() => ({ ...newDraft({}), ...answersDraft.read(userId) }));
  const [submitAssessment] = useSubmitAssessmentMutation();
  const { submit, isPending } = useSubmit(() => ({ title: says.failed, description: says.failedText }));

  // Answering moves nobody on: without a number in the address, the question that was open at first stays.
  const [opened] = useState(() => questionToShow(null, draft.answers));
  const number = questionToShow(params.get('question') ?? String(opened), draft.answers);
  const id = burdenQuestionIds[number - 1] ?? burdenQuestionIds[0];
  const answer = answerTo(draft.answers, id);
  const goTo = (question: number) => void navigate(questionAddress(question));

  function change(part: Partial<Answer>) {
    const next = newDraft({ ...draft.answers, [id]: { ...answer, ...part } });
    answersDraft.keep(userId, next);
    setDraft(next);
  }

  async function save() {
    const { data, error } = await submitAssessment({ ...submissionOf(draft.answers), key: draft.key });
    if (!data) return { error };
    if (isMarkedLoggedOut()) return {};
    keepCommentCheck(userId, data);
    answersDraft.forget(userId);
    const address = data.risk?.level === 'card' ? helpAddress(data.id) : resultAddress(data.id);
    await navigate(address, { replace: true });
    return {};
  }

  function goOn() {
    if (answer.value === undefined) {
      dispatch(showToast({ title: says.required, description: says.requiredText, destructive: true }));
      return;
    }
    if (isTooLong(answer)) return;
    if (number < QUESTIONS) goTo(number + 1);
    else void submit(save);
  }

  return { number, id, answer, change, goOn, goBack: () => goTo(number - 1), isPending };
}

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
