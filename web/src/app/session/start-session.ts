import { api, tagTypes } from '../api.js';
import type { AppDispatch } from '../store.js';
import { storeSignIn } from './session-storage.js';
import { sessionEndpoints } from './session.endpoints.js';
import { signedIn } from './session.slice.js';

/** What follows a login or a finished sign-up: answers meant for nobody are forgotten, the user is read anew. */
export const startSession = (token: string) => async (dispatch: AppDispatch) => {
  storeSignIn(token);
  dispatch(signedIn());
  dispatch(api.util.invalidateTags(tagTypes.filter((tag) => tag !== 'User')));
  await dispatch(
    sessionEndpoints.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
};
