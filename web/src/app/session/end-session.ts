import { api } from '../api.js';
import type { AppDispatch } from '../store.js';
import { storeSignOut } from './session-storage.js';
import { sessionEndpoints } from './session.endpoints.js';
import { signedOut } from './session.slice.js';

/** What this browser forgets after a sign-out, and after the account itself is gone. */
export const endSession = () => (dispatch: AppDispatch) => {
  storeSignOut();
  dispatch(signedOut());
  dispatch(api.util.resetApiState());
  void dispatch(sessionEndpoints.util.upsertQueryData('currentUser', undefined, null));
};
