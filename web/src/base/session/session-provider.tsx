import type { User } from '@careward/contracts/identity/schemas';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { api } from '../api.js';
import { useAppDispatch } from '../store.js';
import {
  clearLoggedOutMark,
  forgetInputOfOthers,
  isMarkedLoggedOut,
  onTokenChangedElsewhere,
  readAuthToken,
} from './session-storage.js';
import { useCurrentUserQuery } from './session.js';

type Session = SessionState & { tryAgain: () => void };

const SessionContext = createContext<Session>({ state: 'anonymous', user: null, tryAgain: () => undefined });

/** Reads the signed-in user once for the whole client: a second subscriber would repeat a failed call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { currentData: user, isError, isFetching, refetch } = useCurrentUserQuery();
  const session = sessionState({
    user,
    failed: isError && !isFetching,
    hasToken: readAuthToken() !== null,
    loggedOut: isMarkedLoggedOut(),
  });
  const userId = user?.id;
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!userId) return;
    clearLoggedOutMark();
    forgetInputOfOthers(userId);
  }, [userId]);
  // Another person may have signed in in another tab, so every cached answer is dropped and fetched again.
  useEffect(() => onTokenChangedElsewhere(() => dispatch(api.util.resetApiState())), [dispatch]);

  return (
    <SessionContext.Provider value={{ ...session, tryAgain: () => void refetch() }}>
      {children}
    </SessionContext.Provider>
  );
}

export const useSession = () => useContext(SessionContext);

/** `unreachable`: not known, because the server could not be reached. */
type SessionState =
  | { state: 'loading' | 'anonymous' | 'unreachable'; user: null }
  | { state: 'authenticated'; user: User };

type SessionEvidence = {
  /** undefined: not loaded yet; null: nobody is signed in. */
  user: User | null | undefined;
  failed: boolean;
  /** A bearer token is stored. */
  hasToken: boolean;
  /** The userLoggedOut marker. */
  loggedOut: boolean;
};

/**
 * spec.md 4, "Login state": the marker counts only while no user data comes back. Without a token nobody waits for the
 * answer; a user who comes back all the same is signed in.
 */
export function sessionState({ user, failed, hasToken, loggedOut }: SessionEvidence): SessionState {
  if (user) return { state: 'authenticated', user };
  if (failed) return { state: loggedOut ? 'anonymous' : 'unreachable', user: null };
  return { state: user === null || !hasToken ? 'anonymous' : 'loading', user: null };
}
