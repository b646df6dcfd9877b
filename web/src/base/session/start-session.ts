import { api, tagTypes } from '../api.js';
import type { AppDispatch } from '../store.js';
import { storeSignIn } from './session-storage.js';
import { sessionEndpoints, signedIn } from './session.js';

/** After a login or sign-up: refetches what was fetched while nobody was signed in, and loads the user. */
export const startSession = (token: string) => async (dispatch: AppDispatch) => {
  storeSignIn(token);
  dispatch(signedIn());
  dispatch(api.util.invalidateTags(tagTypes.filter((tag) => tag !== 'User')));
  await dispatch(
    sessionEndpoints.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
};
