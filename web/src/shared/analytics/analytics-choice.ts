import type { User } from '@careward/contracts/identity/user';

/** A refusal, kept in this browser: it counts for visitors, also after a sign-out. */
const OPT_OUT = 'analyticsOptOut';

export const storeAnalyticsChoice = (consent: boolean) =>
  consent ? localStorage.removeItem(OPT_OUT) : localStorage.setItem(OPT_OUT, 'true');

/** Global Privacy Control: the browser refuses for every site. */
export const isRefusedByBrowser = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Who is signed in, by the consent check; null: nobody. */
export type CheckedUser = Pick<User, 'analyticsConsent'> | null;

/**
 * spec.md 4, "Analytics state". `unknown`: the check failed. On by default for those who have no account or could not
 * be checked, unless they refused.
 */
export function isAnalyticsWanted(user: CheckedUser | 'unknown'): boolean {
  if (isRefusedByBrowser()) return false;
  if (user === null || user === 'unknown') return localStorage.getItem(OPT_OUT) !== 'true';
  return user.analyticsConsent === true;
}
