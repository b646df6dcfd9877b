import { answerFields } from '@careward/contracts/assessment/eligibility-fields';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { spanishFieldSentence } from '../../../base/language/sentences.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { type Field, isAnswered } from '../eligibility-step.js';
import type { Checker } from './use-checker.js';

/** Continue: goes on, or says what is missing and moves the focus to it. */
export function useStepError({ answers, goOn }: Checker, field: Field, focusId: string) {
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
