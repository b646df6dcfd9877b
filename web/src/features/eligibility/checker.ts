import { answerFields, type EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { draftStore } from '../../base/drafts.js';
import { spanishFieldSentence } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';

/** State of a check: the step is in the address, the answers in sessionStorage. `userId` is '' for a visitor. */
export function useChecker(userId: string) {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(() => ({ ...emptyDraft, ...checkerDraft.read(userId) }));
  const navigate = useNavigate();
  const { answers } = draft;
  const step = stepToShow(params.get('step'), answers);
  const goTo = (next: number) => setParams({ step: String(next) });

  function keep(next: EligibilityDraft) {
    checkerDraft.keep(userId, next);
    setDraft(next);
  }

  return {
    step,
    field: fields[step - 1],
    answers,
    /** All six, at the results. */
    complete: step === RESULTS ? (answers as EligibilityAnswers) : null,
    isSent: draft.sent,
    answer: (part: DraftAnswers) => keep({ answers: { ...answers, ...part }, sent: false }),
    markSent: () => keep({ ...draft, sent: true }),
    goTo,
    goOn: () => goTo(step + 1),
    goBack: () => (step === 1 ? void navigate('/') : goTo(step - 1)),
  };
}

export type Checker = ReturnType<typeof useChecker>;

export type Field = keyof EligibilityAnswers;

/** The question of each step, from 1; after them come the results (spec.md 2, "Eligibility checker"). */
export const fields = Object.keys(answerFields) as Field[];
export const RESULTS = fields.length + 1;

export const isAnswered = (field: Field, answers: DraftAnswers) =>
  answerFields[field].safeParse(answers[field]).success;

/** The step to show for ?step=: an impossible one falls back to the first that lacks its answer. */
export function stepToShow(asked: string | null, answers: DraftAnswers): number {
  const step = Number(asked ?? 1);
  const open = fields.findIndex((field) => !isAnswered(field, answers)) + 1 || RESULTS;
  return Number.isInteger(step) && step >= 1 && step <= open ? step : open;
}

/** Answers while they are being given: the zip code may be half typed. */
type DraftAnswers = Partial<EligibilityAnswers>;

/** `sent`: the server keeps the result of these answers. */
type EligibilityDraft = { answers: DraftAnswers; sent: boolean };

const emptyDraft: EligibilityDraft = { answers: {}, sent: false };

/** Never forgotten: the results stay open. */
const checkerDraft = draftStore<EligibilityDraft>('eligibility', { answers: 'object', sent: 'boolean' });

/** spec.md 9, "Other limits", in milliseconds: a chosen answer is seen for so long before the next step. */
export const STEP_ADVANCE = 150;

/**
 * Goes on once the answer was seen for a moment. Until then nothing else is answered: a second tap was meant for the
 * first answer.
 */
export function useAdvance(goOn: () => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    /** Answers, unless the step is over already. */
    answer: (keep: () => void) => timer.current === undefined && keep(),
    answerAndGoOn: (keep: () => void) => {
      if (timer.current !== undefined) return;
      keep();
      timer.current = window.setTimeout(goOn, STEP_ADVANCE);
    },
  };
}

/** Continue: goes on, or says what is missing and moves the focus to it. */
export function useContinue({ answers, goOn }: Checker, field: Field, focusId: string) {
  const [wasAsked, setAsked] = useState(false);
  const language = useLanguage();
  const sentence = answerFields[field].safeParse(answers[field]).error?.issues[0]?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAnswered(field, answers)) return goOn();
    setAsked(true);
    document.getElementById(focusId)?.focus();
  }

  const error = language === 'es' ? spanishFieldSentence(sentence ?? '') : sentence;
  return { submit, error: wasAsked ? error : undefined };
}
