import type { Middleware } from '@reduxjs/toolkit';
import { showToast } from '../../shared/toast/toast.slice.js';
import type { AppState } from '../store.js';
import { forgetSession } from './end-session.js';
import { currentUserId } from './session.endpoints.js';
import { refused } from './session.slice.js';

/** A session that has ended without this tab ends here too; what was typed stays for the same person. */
export const endRefusedSession: Middleware = (store) => (next) => (action) => {
  if (refused.match(action) && currentUserId(store.getState() as AppState) !== '') {
    forgetSession(store.dispatch);
    store.dispatch(showToast({ title: 'Please sign in again', description: 'Your session has ended.' }));
  }
  return next(action);
};
