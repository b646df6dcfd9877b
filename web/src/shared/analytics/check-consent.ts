import { isApiError } from '../../base/http/api-error.js';
import { logWarning } from '../../base/log.js';
import type { AppDispatch } from '../../base/store.js';
import type { CheckedUser } from './analytics-choice.js';
import { analyticsEndpoints } from './analytics.endpoints.js';

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
