import { PASSWORD_SENTENCE } from '@careward/contracts/identity/password-rules';
import { isApiError } from '../../base/http/api-error.js';
import type { SignUpStep } from './sign-up-step.js';

type Failure = { sentence: string; step: SignUpStep };

/** spec.md 8, "Sign-up": the sentence for a failed complete-signup, and the step where it can be fixed. */
export function signUpFailure(error: unknown): Failure {
  const { sentence, code } = isApiError(error) ? error : {};
  if (code === 'verification-token-invalid' || sentence?.includes('Token'))
    return {
      sentence: 'Email verification required. Please check your email and click the verification link.',
      step: 3,
    };
  if (code === 'password-guessable' && sentence) return { sentence, step: 4 };
  if (code === 'password-rule' || sentence?.includes('Password'))
    return { sentence: PASSWORD_SENTENCE, step: 4 };
  return { sentence: sentence ?? 'Failed to create account. Please try again.', step: 5 };
}
