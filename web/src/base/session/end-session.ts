import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { api } from '../api.js';
import type { ApiMeta } from '../http/base-query.js';
import { storeSignOut } from './session-storage.js';
import { currentUserId, sessionEndpoints } from './session.endpoints.js';
import { expired, signedOut } from './session.slice.js';

/** Ends the session in this browser, after a sign-out or the deletion of the account. */
export const endSession = () => (dispatch: Dispatch) => {
  storeSignOut();
  dispatch(signedOut());
  forgetSession(dispatch);
};

/**
 * Ends the session in this tab after a 401: it was ended somewhere else. Unsent input stays, for the same person. The
 * action is passed on first, because `forgetSession` cancels the calls that are still running.
 */
export const endSessionOnUnauthorized: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isUnauthorized(action) && currentUserId(store.getState() as State) !== '') {
    store.dispatch(expired());
    forgetSession(store.dispatch);
  }
  return result;
};

type State = Parameters<typeof currentUserId>[0];

const isUnauthorized = (action: unknown) =>
  (action as { meta?: { baseQueryMeta?: ApiMeta } }).meta?.baseQueryMeta?.unauthorized === true;

/** Drops every cached answer; the current user is known to be nobody. */
function forgetSession(dispatch: Dispatch) {
  dispatch(api.util.resetApiState());
  dispatch(
    sessionEndpoints.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: null }]),
  );
}
