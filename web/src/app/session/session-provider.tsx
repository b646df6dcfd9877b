import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { api } from '../api.js';
import { useAppDispatch } from '../store.js';
import { countsAsLoggedOut, forgetLoggedOut, onTokenChangedElsewhere } from './session-storage.js';
import { sessionState } from './session-state.js';
import type { SessionState } from './session-state.js';
import { useCurrentUserQuery } from './session.endpoints.js';
import { forgetWordsOfOthers } from './typed-words.js';
import { useConsentReminder } from './use-consent-reminder.js';

type Session = SessionState & { tryAgain: () => void };

const SessionContext = createContext<Session>({ state: 'loading', user: null, tryAgain: () => undefined });

/** Asks once who is signed in, for the whole client: a second subscriber would repeat a failed call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { currentData: user, isError, isFetching, refetch } = useCurrentUserQuery();
  const session = sessionState({ user, failed: isError && !isFetching, loggedOut: countsAsLoggedOut() });
  const userId = user?.id;
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!userId) return;
    forgetLoggedOut();
    forgetWordsOfOthers(userId);
  }, [userId]);
  // Nothing that was answered to one person may stand beside what is answered to the next: everything is asked anew.
  useEffect(() => onTokenChangedElsewhere(() => dispatch(api.util.resetApiState())), [dispatch]);
  useConsentReminder();

  return (
    <SessionContext.Provider value={{ ...session, tryAgain: () => void refetch() }}>
      {children}
    </SessionContext.Provider>
  );
}

export const useSession = () => useContext(SessionContext);
