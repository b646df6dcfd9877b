import type { Login } from '@careward/contracts/identity/login';
import type { StartedSession } from '@careward/contracts/identity/user';
import { api } from '../../base/api.js';

export const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<StartedSession, Login>({
      query: (body) => ({ method: 'POST', path: ['/api/auth/login'], body }),
    }),
  }),
});
