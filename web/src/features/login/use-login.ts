import { email } from '@careward/contracts/identity/fields';
import type { Login, StartedSession } from '@careward/contracts/identity/schemas';
import { useState } from 'react';
import { api } from '../../base/api.js';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { words } from './words.js';

/** Pending until `onSession` is over; `failure` is what went wrong at the last try. */
export function useLogin(onSession: (session: StartedSession) => Promise<unknown>) {
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
