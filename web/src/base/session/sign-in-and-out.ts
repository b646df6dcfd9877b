import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, tagTypes } from '../api.js';
import { type AppDispatch, useAppDispatch } from '../store.js';
import { setLogoutPending, storeSignIn } from './session-storage.js';
import { ending, endSession, sessionEndpoints, signedIn } from './session.js';
import { logFailure } from '../log.js';

/** After a login or sign-up: refetches what was fetched while nobody was signed in, and loads the user. */
export const startSession = (token: string) => async (dispatch: AppDispatch) => {
  storeSignIn(token);
  dispatch(signedIn());
  dispatch(api.util.invalidateTags(tagTypes.filter((tag) => tag !== 'User')));
  await dispatch(
    sessionEndpoints.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
};

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

/** The address if it is inside this client, else null: never another site (`//host`, `/\host`, control characters). */
export function safeReturnTo(address: string | null | undefined): string | null {
  return address && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) ? address : null;
}
