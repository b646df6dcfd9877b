import type { User } from '@careward/contracts/identity/user';

/** `unreachable`: not known, because the server could not be reached. */
export type SessionState =
  { state: 'loading' | 'anonymous' | 'unreachable'; user: null } | { state: 'authenticated'; user: User };

type Known = {
  /** undefined: not loaded yet; null: nobody is signed in. */
  user: User | null | undefined;
  failed: boolean;
  /** The userLoggedOut marker. */
  loggedOut: boolean;
};

/** spec.md 4, "Login state": the marker counts only while no user data comes back. */
export function sessionState({ user, failed, loggedOut }: Known): SessionState {
  if (user) return { state: 'authenticated', user };
  if (failed) return { state: loggedOut ? 'anonymous' : 'unreachable', user: null };
  return { state: user === null ? 'anonymous' : 'loading', user: null };
}
