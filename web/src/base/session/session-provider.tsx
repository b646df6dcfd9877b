import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { api } from '../api.js';
import { useAppDispatch } from '../store.js';
import {
  isMarkedLoggedOut,
  clearLoggedOutMark,
  onTokenChangedElsewhere,
  readAuthToken,
} from './session-storage.js';
import { sessionState } from './session-state.js';
import type { SessionState } from './session-state.js';
import { useCurrentUserQuery } from './session.endpoints.js';
import { forgetInputOfOthers } from './unsent-input.js';

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
