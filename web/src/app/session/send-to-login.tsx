import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { sessionEndpoints } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { words } from './words.js';

/** spec.md 9, "Other limits", in milliseconds. */
export const PROFILE_REDIRECT = 500;

const currentUser = sessionEndpoints.endpoints.currentUser.select();

/** spec.md 2, "Profile": says that nobody is signed in, and goes to the login. */
export default function SendToLogin() {
  // Known to be nobody; without a token the landing screen does not wait for the answer.
  const isNobody = useAppSelector((state) => currentUser(state).data === null);
  const hasLeft = useAppSelector((state) => state.session.hasLeft);
  const { unauthorized } = useWords(words);
  const dispatch = useAppDispatch();
  const tell = useEffectEvent(() => void dispatch(showToast({ title: unauthorized, destructive: true })));
  const isToLogIn = isNobody && !hasLeft;

  useEffect(() => {
    if (!isToLogIn) return;
    tell();
    const redirect = window.setTimeout(() => window.location.assign('/api/login'), PROFILE_REDIRECT);
    return () => window.clearTimeout(redirect);
  }, [isToLogIn]);
  return null;
}
