import { WRONG_LOGIN, login as loginSchema } from '@careward/contracts/identity/login';
import type { Login } from '@careward/contracts/identity/login';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../base/http/api-error.js';
import { startSession } from '../../../base/session/start-session.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { useLoginMutation } from '../login.endpoints.js';

/** Pending until the user of the new session is loaded. */
export function useLogin() {
  const [login] = useLoginMutation();
  const [isPending, setPending] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function submit(values: Login) {
    setPending(true);
    const { data: session, error } = await login(loginSchema.parse(values));
    if (session) {
      await dispatch(startSession(session.token));
      await navigate('/', { replace: true });
      return;
    }
    setPending(false);
    dispatch(
      showToast({ title: 'Login failed', description: sentenceOf(error) ?? WRONG_LOGIN, destructive: true }),
    );
  }

  return { submit, isPending };
}
