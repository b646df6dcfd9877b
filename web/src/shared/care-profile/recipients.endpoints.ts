import type { Recipient, SaveRecipient } from '@careward/contracts/care-profile/schemas';
import { api } from '../../base/api.js';

const recipientsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** null when nobody is signed in. */
    recipients: build.query<Recipient[] | null, void>({
      query: () => ['/api/recipients'],
      providesTags: ['Recipients'],
    }),
    // Read again also after a failure: they may have been removed in another tab.
    saveRecipient: build.mutation<Recipient, SaveRecipient>({
      query: (body) => ({ method: 'POST', path: ['/api/recipients'], body }),
      invalidatesTags: ['Recipients'],
    }),
    /** Answers those who are left. */
    removeRecipient: build.mutation<Recipient[], string>({
      query: (id) => ({ method: 'DELETE', path: ['/api/recipients', id] }),
      invalidatesTags: ['Recipients'],
    }),
  }),
});

export const { useRecipientsQuery, useSaveRecipientMutation, useRemoveRecipientMutation } =
  recipientsEndpoints;
