import { email } from '@careward/contracts/identity/fields';
import type { Login } from '@careward/contracts/identity/login';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../base/http/sentence-of.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { startSession } from '../../../base/session/start-session.js';
import { useAppDispatch } from '../../../base/store.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { useLoginMutation } from '../login.endpoints.js';

/** Pending until the user of the new session is loaded. */
export function useLogin() {
  const [login] = useLoginMutation();
  const language = useLanguage();
  const { submit, isPending } = useSubmit((error) => ({
    title: 'Login failed',
    description: sentenceOf(error, language) ?? 'Invalid email or password',
  }));
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const logIn = (values: Login) =>
    submit(async () => {
      const { data: session, error } = await login({ ...values, email: email.parse(values.email) });
      if (!session) return { error };
      await dispatch(startSession(session.token));
      await navigate('/', { replace: true });
      return {};
    });

  return { logIn, isPending };
}
