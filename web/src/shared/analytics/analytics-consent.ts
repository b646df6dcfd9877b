import type { AnalyticsConsent, User } from '@careward/contracts/identity/schemas';
import { api } from '../../base/api.js';
import { isApiError } from '../../base/http/api-error.js';
import { logWarning } from '../../base/log.js';
import { isVisitor, sessionEndpoints } from '../../base/session/session.js';
import type { AppDispatch } from '../../base/store.js';

/** A refusal, kept in this browser: it counts for visitors, also after a sign-out. */
const OPT_OUT = 'analyticsOptOut';

export const storeAnalyticsChoice = (consent: boolean) =>
  consent ? localStorage.removeItem(OPT_OUT) : localStorage.setItem(OPT_OUT, 'true');

/** Global Privacy Control: the browser refuses for every site. */
export const isRefusedByBrowser = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Who is signed in, by the consent check; null: nobody. */
type CheckedUser = Pick<User, 'analyticsConsent'> | null;

/**
 * spec.md 4, "Analytics state". `unknown`: the check failed. On by default for those who have no account or could not
 * be checked, unless they refused.
 */
export function isAnalyticsWanted(user: CheckedUser | 'unknown'): boolean {
  if (isRefusedByBrowser()) return false;
  if (user === null || user === 'unknown') return localStorage.getItem(OPT_OUT) !== 'true';
  return user.analyticsConsent === true;
}

const consentCheckCall = {
  method: 'GET',
  path: ['/api/auth/user'],
  headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
} as const;

export const analyticsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** spec.md 7: the current user, past every cache; null when nobody is signed in. */
    consentCheck: build.query<User | null, void>({
      queryFn: async (_none, _api, _options, call) => {
        if (await isVisitor(call)) return { data: null };
        const answer = await call(consentCheckCall);
        return answer.error ? { error: answer.error } : { data: answer.data as User | null };
      },
    }),
    saveAnalyticsConsent: build.mutation<AnalyticsConsent, boolean>({
      query: (consent) => ({ method: 'PUT', path: ['/api/user/analytics-consent'], body: { consent } }),
      async onQueryStarted(_consent, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(consentIs(saved.data.consent));
      },
      invalidatesTags: (saved) => (saved ? ['User'] : []),
    }),
  }),
});

/** At once, so that nobody sees the former choice while the user is read again. */
const consentIs = (analyticsConsent: boolean) =>
  sessionEndpoints.util.updateQueryData(
    'currentUser',
    undefined,
    (user) => user && { ...user, analyticsConsent },
  );

export const { useSaveAnalyticsConsentMutation } = analyticsEndpoints;

const { consentCheck } = analyticsEndpoints.endpoints;

/** Whether the account allows analytics. An answer that is not OK counts as nobody (spec.md 8, "Consent check"). */
export const checkConsent =
  () =>
  async (dispatch: AppDispatch): Promise<CheckedUser | 'unknown'> => {
    const asked = consentCheck.initiate(undefined, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(asked);
    if (data !== undefined) return data;
    if (isApiError(error) && error.status !== undefined) return null;
    logWarning('The consent to analytics could not be checked', isApiError(error) ? error : {});
    return 'unknown';
  };
