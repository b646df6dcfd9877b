import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { countsAsLoggedOut, forgetLoggedOut } from './session-storage.js';
import { sessionState } from './session-state.js';
import type { SessionState } from './session-state.js';
import { useCurrentUserQuery } from './session.endpoints.js';
import { useConsentReminder } from './use-consent-reminder.js';

type Session = SessionState & { tryAgain: () => void };

const SessionContext = createContext<Session>({ state: 'loading', user: null, tryAgain: () => undefined });

/** Asks once who is signed in, for the whole client: a second subscriber would repeat a failed call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { currentData: user, isError, isFetching, refetch } = useCurrentUserQuery();
  const session = sessionState({ user, failed: isError && !isFetching, loggedOut: countsAsLoggedOut() });

  useEffect(() => {
    if (session.state === 'authenticated') forgetLoggedOut();
  }, [session.state]);
  useConsentReminder();

  return (
    <SessionContext.Provider value={{ ...session, tryAgain: () => void refetch() }}>
      {children}
    </SessionContext.Provider>
  );
}

export const useSession = () => useContext(SessionContext);
