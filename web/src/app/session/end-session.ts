import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../api.js';
import { storeSignOut } from './session-storage.js';
import { sessionEndpoints } from './session.endpoints.js';
import { signedOut } from './session.slice.js';

/** What this browser forgets after a sign-out, and after the account itself is gone. */
export const endSession = () => (dispatch: Dispatch) => {
  storeSignOut();
  forgetSession(dispatch);
};

/** Nobody is signed in any more, and what was answered to somebody is gone. */
export function forgetSession(dispatch: Dispatch) {
  dispatch(signedOut());
  dispatch(api.util.resetApiState());
  dispatch(
    sessionEndpoints.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: null }]),
  );
}
