import type { Language } from '@careward/contracts/kernel/languages';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/http/sentence-of.js';
import type { SignUpStep } from './sign-up-step.js';
import { words } from './words.js';

type Failure = { sentence: string; step: SignUpStep };

/** spec.md 8, "Sign-up": the sentence for a failed complete-signup, and the step where it can be fixed. */
export function signUpFailure(error: unknown, language: Language): Failure {
  const { linkFailed, passwordFailed, failedText } = words[language];
  const { sentence, code } = isApiError(error) ? error : {};
  const said = sentenceOf(error, language) ?? failedText;
  if (code === 'verification-token-invalid' || sentence?.includes('Token'))
    return { sentence: linkFailed, step: 3 };
  if (code === 'password-guessable') return { sentence: said, step: 4 };
  if (code === 'password-rule' || sentence?.includes('Password'))
    return { sentence: passwordFailed, step: 4 };
  return { sentence: said, step: 5 };
}
