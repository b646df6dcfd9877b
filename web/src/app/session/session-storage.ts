/** What the browser keeps about a session (spec.md 4, "Login state"). */
const AUTH_TOKEN = 'authToken';
const LOGGED_OUT = 'userLoggedOut';
/** A sign-out that the server never heard of: it is repeated before any user data is trusted. */
const LOGOUT_OWED = 'logoutOwed';

export const readAuthToken = () => localStorage.getItem(AUTH_TOKEN);

/** Another tab has signed somebody in or out. Answers what stops the listening. */
export function onTokenChangedElsewhere(listener: () => void) {
  const heard = ({ key }: StorageEvent) => (key === AUTH_TOKEN || key === null) && listener();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

export const countsAsLoggedOut = () => localStorage.getItem(LOGGED_OUT) === 'true';
export const forgetLoggedOut = () => localStorage.removeItem(LOGGED_OUT);

export const logoutIsOwed = () => localStorage.getItem(LOGOUT_OWED) === 'true';
export const oweLogout = () => localStorage.setItem(LOGOUT_OWED, 'true');
export const settleLogout = () => localStorage.removeItem(LOGOUT_OWED);

export function storeSignIn(token: string) {
  localStorage.setItem(AUTH_TOKEN, token);
  forgetLoggedOut();
  settleLogout();
}

/** Leaves only what outlives a session: the marker itself and choices about the look, language and analytics. */
export function storeSignOut() {
  localStorage.removeItem(AUTH_TOKEN);
  sessionStorage.clear();
  localStorage.setItem(LOGGED_OUT, 'true');
}
