import type { EndedSessions, SignedInSession } from '@careward/contracts/identity/sessions';
import { api } from '../../base/api.js';

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<SignedInSession[] | null, void>({
      query: () => ['/api/auth/sessions'],
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<EndedSessions, string>({
      query: (id) => ({ method: 'DELETE', path: ['/api/auth/sessions', id] }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<EndedSessions, void>({
      query: () => ({ method: 'DELETE', path: ['/api/auth/sessions'] }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});
