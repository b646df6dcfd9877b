import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../log.js';
import { useAppDispatch } from '../store.js';
import { safeReturnTo } from '../return-to.js';
import { ending, endSession, sessionEndpoints } from './session.js';
import { setLogoutPending } from './session-storage.js';

/** spec.md 4, "Sign-out": whatever the server answers, the session ends in this browser. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut(goTo?: string) {
    setSigningOut(true);
    dispatch(ending(true));
    const { data, error } = await dispatch(sessionEndpoints.endpoints.logout.initiate());
    if (error) {
      logFailure('Sign-out failed', error);
      setLogoutPending();
    }
    dispatch(endSession());
    setSigningOut(false);
    await navigate(goTo ?? safeReturnTo(data?.redirectUrl) ?? '/');
  }

  return { signOut, isSigningOut };
}
