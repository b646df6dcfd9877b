import type { Login } from '@careward/contracts/account/login';
import type { StartedSession } from '@careward/contracts/account/user';
import { api } from '../../app/api.js';

export const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<StartedSession, Login>({
      query: (body) => ({ method: 'POST', path: ['/api/auth/login'], body }),
    }),
  }),
});
