import type { HeldSession } from '@careward/contracts/gateway/routes';
import type { endedSession, User } from '@careward/contracts/identity/schemas';
import { createSlice, type Dispatch, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import type { z } from 'zod';
import { api } from '../api.js';
import type { ApiMeta } from '../http/base-query.js';
import { clearLogoutPending, isLogoutPending, readAuthToken, storeSignOut } from './session-storage.js';

export const sessionSlice = createSlice({
  name: 'session',
  /**
   * Since the page was loaded; a reload is not a sign-in. `isEnding`: this page has sent a call that ends the session,
   * and does not know yet whether it has. `hasLeft`: the last session ended on purpose.
   */
  initialState: { signIns: 0, expiries: 0, isEnding: false, hasLeft: false },
  reducers: {
    signedIn: (session) => {
      session.signIns += 1;
      session.hasLeft = false;
    },
    ending: (session, { payload }: PayloadAction<boolean>) => {
      session.isEnding = payload;
    },
    /** On purpose: what the server said about the session before is of no interest any more. */
    signedOut: (session) => {
      session.signIns = 0;
      session.expiries = 0;
      session.isEnding = false;
      session.hasLeft = true;
    },
    /** The session was ended somewhere else. */
    expired: (session) => {
      session.signIns = 0;
      session.expiries += 1;
    },
  },
});

export const { signedIn, ending, signedOut, expired } = sessionSlice.actions;

const logoutCall = { method: 'POST', path: ['/api/auth/logout'] } as const;

type Call = (call: ['/api/auth/session']) => PromiseLike<{ data?: unknown }> | { data?: unknown };

/** Who has neither token nor cookie is not asked for as a user: the 401 would stand in the console of every visitor. */
export async function isVisitor(call: Call): Promise<boolean> {
  if (readAuthToken() !== null) return false;
  const { data } = await call(['/api/auth/session']);
  return (data as HeldSession | null | undefined)?.cookie === false;
}

export const sessionEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** null: not signed in. */
    currentUser: build.query<User | null, void>({
      queryFn: async (_none, _api, _options, call) => {
        if (isLogoutPending()) {
          const logout = await call(logoutCall);
          if (logout.error) return { data: null };
          clearLogoutPending();
        }
        if (await isVisitor(call)) return { data: null };
        const answer = await call(['/api/auth/user']);
        return answer.error ? { error: answer.error } : { data: answer.data as User | null };
      },
      providesTags: ['User'],
    }),
    logout: build.mutation<z.infer<typeof endedSession>, void>({ query: () => logoutCall }),
  }),
});

/** What is known of the user; one selector, so that it is computed anew only when that changes. */
export const currentUser = sessionEndpoints.endpoints.currentUser.select();

type State = Parameters<typeof currentUser>[0];

/** The id of the signed-in user; '' when nobody is signed in. */
export const currentUserId = (state: State) => currentUser(state).data?.id ?? '';

export const { useCurrentUserQuery } = sessionEndpoints;

/** Ends the session in this browser, after a sign-out or the deletion of the account. */
export const endSession = () => (dispatch: Dispatch) => {
  storeSignOut();
  dispatch(signedOut());
  forgetSession(dispatch);
};

/** `action` without what it would take from the page; undefined: nothing holds the page. */
type HoldPage = (action: unknown) => unknown;

let holdPage: HoldPage = () => undefined;

/** Asked before a session that was ended somewhere else ends in this tab too. */
export const setHoldPage = (hold: HoldPage) => void (holdPage = hold);

/** A 401 to somebody who is signed in: the session was ended somewhere else. */
export const endSessionOnUnauthorized: Middleware = (store) => (next) => (action) => {
  if (!isUnauthorized(action) || currentUserId(store.getState() as State) === '') return next(action);
  const held = holdPage(action);
  if (held) return next(held);
  // Passed on first, because `forgetSession` cancels the calls that are still running.
  const result = next(action);
  expireSession(store.dispatch);
  return result;
};

/** Ends the session in this tab. Unsent input stays, for the same person. */
export function expireSession(dispatch: Dispatch): void {
  dispatch(expired());
  forgetSession(dispatch);
}

const isUnauthorized = (action: unknown) =>
  (action as { meta?: { baseQueryMeta?: ApiMeta } }).meta?.baseQueryMeta?.unauthorized === true;

let over = new AbortController();

/** Aborted when the session ends in this tab: what is kept outside of the store and the storage ends with it. */
export const sessionOver = (): AbortSignal => over.signal;

/** Drops every cached answer; the current user is known to be nobody. */
function forgetSession(dispatch: Dispatch) {
  over.abort();
  over = new AbortController();
  dispatch(api.util.resetApiState());
  dispatch(
    sessionEndpoints.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: null }]),
  );
}
