import type { SubmittedAssessment } from '@careward/contracts/assessment/schemas';
import {
  type BurdenQuestionId,
  burdenQuestionIds,
  burdenScore,
  COMMENT_LENGTH,
} from '@careward/contracts/assessment/burden';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../base/api.js';
import { draftStore } from '../../base/drafts.js';
import { useWords } from '../../base/language/use-language.js';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { currentUserId } from '../../base/session/session.js';
import { type AppDispatch, type AppState, useAppDispatch, useAppSelector } from '../../base/store.js';
import { assessmentEndpoints } from '../../shared/assessment/assessment.endpoints.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { words } from './words.js';

/** `value`: the index of the chosen option; absent until one is chosen. */
export type Answer = { value?: number; comment: string };
export type Answers = Partial<Record<BurdenQuestionId, Answer>>;

export const QUESTIONS = burdenQuestionIds.length;

const unanswered: Answer = { comment: '' };
export const answerTo = (answers: Answers, id: BurdenQuestionId): Answer => answers[id] ?? unanswered;

export const isTooLong = ({ comment }: Answer) => comment.trim().length > COMMENT_LENGTH;

const isComplete = (answer: Answer) => answer.value !== undefined && !isTooLong(answer);

/** From 1: the question that the address names, or the first that is not complete, if that comes before it. */
export function questionToShow(asked: string | null, answers: Answers): number {
  const complete = burdenQuestionIds.findIndex((id) => !isComplete(answerTo(answers, id)));
  const furthest = complete === -1 ? QUESTIONS : complete + 1;
  const wanted = Number(asked);
  return Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest) : furthest;
}

/** The body of the call, as spec.md 7 names it. All questions are answered. */
export function submissionOf(answers: Answers) {
  const values = burdenQuestionIds.map((id) => answerTo(answers, id).value ?? 0);
  const responses = burdenQuestionIds.map((id, at) => {
    const comment = answerTo(answers, id).comment.trim();
    const value = values[at];
    return [id, { value, score: value, ...(comment && { comment }) }] as const;
  });
  return { responses: Object.fromEntries(responses), score: burdenScore(values) };
}

/** `key`: the Idempotency-Key of these answers; with others it would be another assessment. */
type AssessmentDraft = { answers: Answers; key: string };

/** Forgotten when they are submitted. */
const answersDraft = draftStore<AssessmentDraft>('assessment', { answers: 'object', key: 'string' });

const newDraft = (answers: Answers): AssessmentDraft => ({ answers, key: nanoid() });

/** What came of the check of an assessment's comments; only the answer to the submission has it. */
export type CommentCheck = Pick<SubmittedAssessment, 'id' | 'risk' | 'commentsChecked'>;

/** Kept in the tab, so that a card comes back after a call or a reload. */
const lastCheck = draftStore<{ check: CommentCheck }>('assessmentCommentCheck', { check: 'object' });

const keepCommentCheck = (userId: string, { id, risk, commentsChecked }: CommentCheck) =>
  lastCheck.keep(userId, { check: { id, risk, commentsChecked } });

/** Null where it is of another assessment. */
export function readCommentCheck(userId: string, id: string): CommentCheck | null {
  const { check } = lastCheck.read(userId);
  return check?.id === id ? check : null;
}

/** The states of the screen stand in its address, so that Back and a reload work. */
const PATH = '/assessment';

export const EARLIER = `${PATH}?view=earlier`;
const questionAddress = (question: number) => `${PATH}?question=${question}`;
export const resultAddress = (id: string) => `${PATH}?result=${id}`;
/** The safety card that comes before a result. */
const helpAddress = (id: string) => `${resultAddress(id)}&view=help`;

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

const { useSubmitAssessmentMutation } = api.injectEndpoints({
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
