import { currentPassword, email } from '@careward/contracts/identity/fields';
import type { Login, StartedSession } from '@careward/contracts/identity/schemas';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '../../base/api.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { EmailField, PasswordField } from '../../ui/form/fields.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { SubmitButton } from '../../ui/pending-button.js';
import { words } from './words.js';
import styles from '../../ui/form/form-page.module.css';

type Props = {
  /** Whose password is asked for; it can be changed. */
  address?: string;
  onSession: (session: StartedSession) => Promise<unknown>;
  /** The page is left for another way in. */
  onLeave?: () => void;
  ref?: Ref<{ focusPassword: () => void }>;
};

export function LoginForm({ address, onSession, onLeave, ref }: Props) {
  const says = useWords(words);
  const { logIn, isPending, failure } = useLogin(onSession);
  const form = useSchemaForm<Login>(address === undefined ? {} : { email: address });
  const typedAddress = useWatch({ control: form.control, name: 'email' });
  const focusPassword = () => form.setFocus('password');
  useImperativeHandle(ref, () => ({ focusPassword }));

  async function submit(values: Login) {
    if (!(await logIn(values))) focusPassword();
  }
  return (
    <SchemaForm form={form} label={says.title} onSubmit={submit}>
      <EmailField label={says.email} schema={email} />
      <PasswordField
        name="password"
        label={says.password}
        schema={currentPassword}
        autoComplete="current-password"
      />
      <Link
        to="/forgot-password"
        state={{ email: typedAddress }}
        className={styles.underField}
        onClick={onLeave}
      >
        {says.forgot}
      </Link>
      <div className={styles.failure}>
        <ErrorSentence>{failure}</ErrorSentence>
      </div>
      <SubmitButton pending={isPending}>{says.signIn}</SubmitButton>
    </SchemaForm>
  );
}

/** Pending until `onSession` is over; `failure` is what went wrong at the last try. */
function useLogin(onSession: (session: StartedSession) => Promise<unknown>) {
  const [login] = useLoginMutation();
  const language = useLanguage();
  const [lastError, setLastError] = useState<unknown>();
  const sentence = (error: unknown) => sentenceOf(error, language) ?? words[language].wrongLogin;
  const { submit, isPending } = useSubmit((error) => ({
    title: words[language].failed,
    description: sentence(error),
  }));

  /** True when it succeeded. */
  function logIn(values: Login): Promise<boolean> {
    setLastError(undefined);
    return submit(async () => {
      const { data: session, error } = await login({ ...values, email: email.parse(values.email) });
      setLastError(error);
      if (!session) return { error };
      await onSession(session);
      return {};
    });
  }

  return { logIn, isPending, failure: lastError ? sentence(lastError) : undefined };
}

const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<StartedSession, Login>({
      query: (body) => ({ method: 'POST', path: ['/api/auth/login'], body }),
    }),
  }),
});
