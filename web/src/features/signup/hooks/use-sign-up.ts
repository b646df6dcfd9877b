import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noAgreements } from '../agreements.js';
import { forgetDraft, readDraft, storeDraft } from '../sign-up-draft.js';
import type { SignUpDraft } from '../sign-up-draft.js';
import { stepToShow } from '../sign-up-step.js';
import type { SignUpStep } from '../sign-up-step.js';

/** State of a sign-up: the step is in the address, the draft in sessionStorage, the password in memory only. */
export function useSignUp() {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(readDraft);
  const [password, setPassword] = useState('');
  const [agreements, setAgreements] = useState(noAgreements);
  const [isDone, setDone] = useState(false);

  const asked = params.get('step');
  const step = stepToShow(asked, { ...draft, password, isDone });
  const goTo = (next: SignUpStep, options?: { replace: boolean }) =>
    setParams({ step: String(next) }, options);

  function remember(part: Partial<SignUpDraft>) {
    const next = { ...draft, ...part };
    storeDraft(next);
    setDraft(next);
  }

  function finish() {
    forgetDraft();
    setPassword('');
    setDone(true);
    goTo(6, { replace: true });
  }

  return {
    step,
    /** The address names another step than the one that is shown. */
    needsRedirect: asked !== null && asked !== String(step),
    goTo,
    goBack: () => goTo(Math.max(step - 1, 1) as SignUpStep),
    draft,
    remember,
    password,
    setPassword,
    agreements,
    setAgreements,
    isDone,
    finish,
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
