import type { deletedAccount } from '@careward/contracts/identity/user';
import type { z } from 'zod';
import { api } from '../../base/api.js';

export const { useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAccount: build.mutation<z.infer<typeof deletedAccount>, void>({
      query: () => ({ method: 'DELETE', path: ['/api/auth/account'] }),
    }),
  }),
});
