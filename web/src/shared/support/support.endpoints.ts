import type { RequestSupport, SupportRequested } from '@careward/contracts/notifications/support';
import { api } from '../../base/api.js';

export const { useRequestSupportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    requestSupport: build.mutation<SupportRequested, { form: RequestSupport; key: string }>({
      query: ({ form, key }) => ({
        method: 'POST',
        path: ['/api/support'],
        body: form,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});
