import type { UnsubscribeResult } from '@careward/contracts/notifications/unsubscribe';
import { api } from '../../base/api.js';

export const { useUnsubscribeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.query<UnsubscribeResult | null, string>({
      query: (token) => ['/api/unsubscribe', encodeURIComponent(token)],
    }),
  }),
});
