import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftStore } from '../../base/drafts.js';
import { isApiError } from '../../base/http/api-error.js';
import { noAgreements, type SignUpDraft, type SignUpStep, stepToShow } from './sign-up-rules.js';
import { useCheckVerificationMutation } from './signup.endpoints.js';

/** State of a sign-up: the step is in the address, the draft in sessionStorage, the password in memory only. */
export function useSignUp() {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(() => ({ ...empty, ...signUpDraft.read(null) }));
  const [password, setPassword] = useState('');
  const [agreements, setAgreements] = useState(noAgreements);
  const [isDone, setDone] = useState(false);

  const asked = params.get('step');
  const step = stepToShow(asked, { ...draft, password, isDone });
  const goTo = (next: SignUpStep, options?: { replace: boolean }) =>
    setParams({ step: String(next) }, options);

  function remember(part: Partial<SignUpDraft>) {
    const next = { ...draft, ...part };
    signUpDraft.keep(null, next);
    setDraft(next);
  }

  function finish() {
    signUpDraft.forget(null);
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

/** `unsure`: the server could not be reached; the last step reports a link that is not valid. */
export type VerificationLink =
  | { state: 'none' | 'checking' | 'refused' | 'unsure' }
  /** The name on the sign-up, so that a person notices a link that is not their own. */
  | { state: 'valid'; firstName: string };

/** Moves the token of an opened link from the address into the draft at once, and checks whether it is valid. */
export function useVerificationLink({ remember, goTo }: SignUp): VerificationLink {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [check, { isLoading, data, error }] = useCheckVerificationMutation();

  const open = useEffectEvent(async (opened: string) => {
    remember({ token: opened });
    goTo(4, { replace: true });
    const answer = await check({ token: opened });
    if (isRefused(answer.error)) remember({ token: '' });
  });

  useEffect(() => {
    if (token) void open(token);
  }, [token]);

  if (token || isLoading) return { state: 'checking' };
  if (data) return { state: 'valid', firstName: data.firstName };
  if (error) return { state: isRefused(error) ? 'refused' : 'unsure' };
  return { state: 'none' };
}

const isRefused = (error: unknown) => isApiError(error) && error.status === 400;

const empty: SignUpDraft = { firstName: '', lastName: '', email: '', token: '' };

/** Of nobody yet: forgotten when the account is made. */
const signUpDraft = draftStore<SignUpDraft>('signup', {
  firstName: 'string',
  lastName: 'string',
  email: 'string',
  token: 'string',
});
