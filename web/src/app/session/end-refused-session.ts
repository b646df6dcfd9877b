import type { Middleware } from '@reduxjs/toolkit';
import { showToast } from '../../shared/toast/toast.slice.js';
import type { ApiMeta } from '../http/base-query.js';
import type { AppState } from '../store.js';
import { forgetSession } from './end-session.js';
import { currentUserId } from './session.endpoints.js';

/**
 * A session that has ended without this tab ends here too; what was typed stays for the same person. Whoever made
 * the refused call hears of it first: forgetting calls off what is still under way.
 */
export const endRefusedSession: Middleware = (store) => (next) => (action) => {
  const passedOn = next(action);
  if (isRefusal(action) && currentUserId(store.getState() as AppState) !== '') {
    forgetSession(store.dispatch);
    store.dispatch(showToast({ title: 'Please sign in again', description: 'Your session has ended.' }));
  }
  return passedOn;
};

const isRefusal = (action: unknown) =>
  (action as { meta?: { baseQueryMeta?: ApiMeta } }).meta?.baseQueryMeta?.refused === true;
