import { newPassword } from '@careward/contracts/identity/fields';
import type { PasswordChangedAnswer } from '@careward/contracts/identity/schemas';
import { useState } from 'react';
import { isApiError } from '../../base/http/api-error.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { PasswordField } from '../../ui/form/fields.js';
import { PasswordStrength } from '../../ui/form/password-strength.js';
import { SubmitButton } from '../../ui/pending-button.js';
import styles from '../../ui/form/form-page.module.css';
import { words } from './words.js';

type Props = {
  /** The field of the form that the new password is. */
  name: string;
  failure: string | undefined;
  isPending: boolean;
};

/** The end of a form that sets a password. */
export function NewPasswordFields({ name, failure, isPending }: Props) {
  const says = useWords(words);
  return (
    <>
      <PasswordField name={name} label={says.newPassword} schema={newPassword} autoComplete="new-password" />
      <PasswordStrength field={name} />
      <div className={styles.failure}>
        <ErrorSentence>{failure}</ErrorSentence>
      </div>
      <SubmitButton pending={isPending}>{says.save}</SubmitButton>
    </>
  );
}

type Answer = { data?: PasswordChangedAnswer; error?: unknown };

/**
 * Saves a new password by `call`. A toast says that it was changed and `then` what follows from it, or the server's
 * advice on the password. `failure` is what went wrong at the last try, `code` the server's code for it.
 */
export function useNewPassword(then: 'signInWithIt' | 'otherDevices') {
  const language = useLanguage();
  const says = words[language];
  const [lastError, setLastError] = useState<unknown>();
  const sentence = (error: unknown) =>
    codeOf(error) === 'verification-token-invalid'
      ? says.refusedTitle
      : (sentenceOf(error, language) ?? says.failedText);
  const { submit, isPending } = useSubmit((error) => ({ title: says.failed, description: sentence(error) }));
  const dispatch = useAppDispatch();

  /** The server gives it for a password that it would refuse by this code in production. */
  const adviceOf = (advice: string | undefined) =>
    advice && sentenceOf({ message: '', code: 'password-guessable', sentence: advice }, language);

  /** True when it succeeded. */
  async function save(call: () => Promise<Answer>): Promise<boolean> {
    setLastError(undefined);
    let answer: Answer = {};
    const isSaved = await submit(async () => (answer = await call()));
    setLastError(answer.error);
    if (isSaved)
      dispatch(
        showToast({
          title: says.changed,
          description: adviceOf(answer.data?.passwordAdvice) ?? says[then],
        }),
      );
    return isSaved;
  }

  return {
    save,
    isPending,
    failure: lastError ? sentence(lastError) : undefined,
    code: codeOf(lastError),
  };
}

const codeOf = (error: unknown) => (isApiError(error) ? error.code : undefined);
