import { api } from '../../app/api.js';

export const { useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAccount: build.mutation<unknown, void>({
      query: () => ({ method: 'DELETE', path: ['/api/auth/account'] }),
    }),
  }),
});
