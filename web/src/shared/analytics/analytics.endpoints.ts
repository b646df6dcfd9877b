import type { AnalyticsConsent, User } from '@careward/contracts/identity/user';
import { api } from '../../base/api.js';
import { sessionEndpoints } from '../../base/session/session.js';

export const analyticsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** spec.md 7: the current user, past every cache; null when nobody is signed in. */
    consentCheck: build.query<User | null, void>({
      query: () => ({
        method: 'GET',
        path: ['/api/auth/user'],
        headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      }),
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
