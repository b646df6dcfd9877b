import { useState } from 'react';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { startSession } from '../../base/session/sign-in-and-out.js';
import { useAppDispatch } from '../../base/store.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { signUpFailure, whatIsMissing } from './sign-up-rules.js';
import { useCompleteSignUpMutation } from './signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';
import { words } from './words.js';

/** The last step: shows what is missing and where, or creates the account and signs in. */
export function useCreateAccount({ draft: { token }, password, agreements, goTo, finish }: SignUp) {
  const [completeSignUp] = useCompleteSignUpMutation();
  const language = useLanguage();
  const says = words[language];
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
