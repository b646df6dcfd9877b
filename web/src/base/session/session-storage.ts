import { forgetLanguageOfAccount } from '../language/language-choice.js';
import { onChangedElsewhere } from '../on-changed-elsewhere.js';
import { forgetCarriedEligibility } from './carried-eligibility.js';

/** What the browser keeps about a session (spec.md 4, "Login state"). */
const AUTH_TOKEN = 'authToken';
const LOGGED_OUT = 'userLoggedOut';
/** A sign-out that did not reach the server: it is repeated before any user data is loaded. */
const LOGOUT_PENDING = 'logoutOwed';

export const readAuthToken = () => localStorage.getItem(AUTH_TOKEN);

/** Calls `listener` when another tab signs somebody in or out; returns what removes it. */
export const onTokenChangedElsewhere = (listener: () => void) => onChangedElsewhere(AUTH_TOKEN, listener);

export const isMarkedLoggedOut = () => localStorage.getItem(LOGGED_OUT) === 'true';
export const clearLoggedOutMark = () => localStorage.removeItem(LOGGED_OUT);

export const isLogoutPending = () => localStorage.getItem(LOGOUT_PENDING) === 'true';
export const setLogoutPending = () => localStorage.setItem(LOGOUT_PENDING, 'true');
export const clearLogoutPending = () => localStorage.removeItem(LOGOUT_PENDING);

export function storeSignIn(token: string) {
  localStorage.setItem(AUTH_TOKEN, token);
  clearLoggedOutMark();
  clearLogoutPending();
}

/** Whom the screens are about, and for which account: `user:recipient`. */
export const CHOSEN_RECIPIENT = 'caringFor';

/** Keeps only what outlives a session: the marker itself and the choices of theme, language and analytics. */
export function storeSignOut() {
  for (const item of [AUTH_TOKEN, CHOSEN_RECIPIENT]) localStorage.removeItem(item);
  forgetLanguageOfAccount();
  forgetCarriedEligibility();
  sessionStorage.clear();
  localStorage.setItem(LOGGED_OUT, 'true');
}

/**
 * What a person typed in this tab but did not send, in sessionStorage under their id: a session can end outside this
 * tab (in another one, on the server), and only the same person may get the input back.
 */
const PREFIX = 'typed:';

export const unsentInputKey = (userId: string, what: string) => `${PREFIX}${userId}:${what}`;

export function forgetInputOfOthers(userId: string) {
  const own = unsentInputKey(userId, '');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(own)) sessionStorage.removeItem(key);
}
