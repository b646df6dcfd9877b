import { startSession } from '../../../base/session/start-session.js';
import { useAppDispatch } from '../../../base/store.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { whatIsMissing } from '../agreements.js';
import { signUpFailure } from '../sign-up-failure.js';
import { useCompleteSignUpMutation } from '../signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';

const failure = (error: unknown) => ({
  title: 'Sign-up failed',
  description: signUpFailure(error).sentence,
});

/** The last step: shows what is missing and where, or creates the account and signs in. */
export function useCreateAccount({ draft: { token }, password, agreements, goTo, finish }: SignUp) {
  const [completeSignUp] = useCompleteSignUpMutation();
  const { submit, isPending } = useSubmit(failure);
  const dispatch = useAppDispatch();

  async function createAccount() {
    const missing = whatIsMissing(token, password, agreements);
    if (missing) {
      dispatch(showToast(missing.toast));
      if (missing.step !== 5) goTo(missing.step);
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
      const { step } = signUpFailure(error);
      if (step !== 5) goTo(step);
      return { error };
    }
    finish();
    await dispatch(startSession(session.token));
    if (session.passwordAdvice)
      dispatch(showToast({ title: 'About your password', description: session.passwordAdvice }));
    return {};
  }

  return { createAccount, isPending };
}
