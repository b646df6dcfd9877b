import type { User } from '@careward/contracts/identity/user';

/** `unreachable`: not known, because the server could not be reached. */
export type SessionState =
  | { state: 'loading' | 'anonymous' | 'unreachable'; user: null }
  | { state: 'authenticated'; user: User };

type Known = {
  /** undefined: not loaded yet; null: nobody is signed in. */
  user: User | null | undefined;
  failed: boolean;
  /** A bearer token is stored. */
  hasToken: boolean;
  /** The userLoggedOut marker. */
  loggedOut: boolean;
};

/**
 * spec.md 4, "Login state": the marker counts only while no user data comes back. Without a token nobody waits for the
 * answer; a user who comes back all the same is signed in.
 */
export function sessionState({ user, failed, hasToken, loggedOut }: Known): SessionState {
  if (user) return { state: 'authenticated', user };
  if (failed) return { state: loggedOut ? 'anonymous' : 'unreachable', user: null };
  return { state: user === null || !hasToken ? 'anonymous' : 'loading', user: null };
}
