import { useState } from 'react';
import { startSession } from '../../../base/session/start-session.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { whatIsMissing } from '../agreements.js';
import { signUpFailure } from '../sign-up-failure.js';
import { useCompleteSignUpMutation } from '../signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';

/** The last step: shows what is missing and where, or creates the account and signs in. */
export function useCreateAccount({ draft: { token }, password, agreements, goTo, finish }: SignUp) {
  const [completeSignUp] = useCompleteSignUpMutation();
  const [isPending, setPending] = useState(false);
  const dispatch = useAppDispatch();

  async function createAccount() {
    const missing = whatIsMissing(token, password, agreements);
    if (missing) {
      dispatch(showToast(missing.toast));
      if (missing.step !== 5) goTo(missing.step);
      return;
    }
    setPending(true);
    const { data: session, error } = await completeSignUp({
      token,
      password,
      agreedToTerms: true,
      agreedToPrivacy: true,
      consentedToDataUsage: true,
    });
    setPending(false);
    if (session) {
      finish();
      await dispatch(startSession(session.token));
      if (session.passwordAdvice)
        dispatch(showToast({ title: 'About your password', description: session.passwordAdvice }));
      return;
    }
    const failure = signUpFailure(error);
    dispatch(showToast({ title: 'Sign-up failed', description: failure.sentence, destructive: true }));
    if (failure.step !== 5) goTo(failure.step);
  }

  return { createAccount, isPending };
}
