import { api } from '../../app/api.js';
import { storeSignOut } from '../../app/session/session-storage.js';
import { sessionEndpoints } from '../../app/session/session.endpoints.js';
import { signedOut } from '../../app/session/session.slice.js';
import type { AppDispatch } from '../../app/store.js';

/** rulings.md, "Sign-up and sessions": a deleted account leaves in this browser no more than a sign-out does. */
export const forgetSession = () => (dispatch: AppDispatch) => {
  storeSignOut();
  dispatch(signedOut());
  dispatch(api.util.resetApiState());
  void dispatch(sessionEndpoints.util.upsertQueryData('currentUser', undefined, null));
};
