import type { Language } from '@careward/contracts/kernel/languages';
import { useState } from 'react';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { startSession } from '../../base/session/sign-in-and-out.js';
import { useAppDispatch } from '../../base/store.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { accountWords } from './account-words.js';
import { type SignUpStep, whatIsMissing } from './sign-up-rules.js';
import { useCompleteSignUpMutation } from './signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';

/** The last step: shows what is missing and where, or creates the account and signs in. */
export function useCreateAccount({ draft: { token }, password, agreements, goTo, finish }: SignUp) {
  const [completeSignUp] = useCompleteSignUpMutation();
  const language = useLanguage();
  const says = accountWords[language];
  const { submit, isPending } = useSubmit((error) => ({
    title: says.failed,
    description: signUpFailure(error, language).sentence,
  }));
  const dispatch = useAppDispatch();
  /** A box was not ticked; those that are not say so. */
  const [wasIncomplete, setIncomplete] = useState(false);

  async function createAccount() {
    const missing = whatIsMissing(token, password, agreements);
    if (missing) {
      const { what, step } = missing;
      dispatch(showToast({ title: says[what], description: says[`${what}Text`], destructive: true }));
      if (step === 5) setIncomplete(true);
      else goTo(step);
      return;
    }
    await submit(callAndSignIn);
  }

  async function callAndSignIn() {
    const { data: session, error } = await completeSignUp({
      token,
      password,
      agreedToTerms: true,
      agreedToPrivacy: true,
      consentedToDataUsage: true,
    });
    if (!session) {
      const { step } = signUpFailure(error, language);
      if (step !== 5) goTo(step);
      return { error };
    }
    finish();
    await dispatch(startSession(session.token));
    if (session.passwordAdvice) showAdvice(session.passwordAdvice);
    return {};
  }

  /** The server gives it for a password that it would refuse by this code in production. */
  function showAdvice(sentence: string) {
    const description =
      sentenceOf({ message: '', code: 'password-guessable', sentence }, language) ?? sentence;
    dispatch(showToast({ title: says.passwordAdvice, description }));
  }

  return { createAccount, isPending, wasIncomplete };
}

/** spec.md 8, "Sign-up": the sentence for a failed complete-signup, and the step where it can be fixed. */
export function signUpFailure(error: unknown, language: Language): { sentence: string; step: SignUpStep } {
  const { linkFailed, passwordFailed, failedText } = accountWords[language];
  const { sentence, code } = isApiError(error) ? error : {};
  const said = sentenceOf(error, language) ?? failedText;
  if (code === 'verification-token-invalid' || sentence?.includes('Token'))
    return { sentence: linkFailed, step: 3 };
  if (code === 'password-guessable') return { sentence: said, step: 4 };
  if (code === 'password-rule' || sentence?.includes('Password'))
    return { sentence: passwordFailed, step: 4 };
  return { sentence: said, step: 5 };
}
