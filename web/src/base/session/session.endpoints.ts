import type { endedSession, User } from '@careward/contracts/identity/user';
import type { z } from 'zod';
import { api } from '../api.js';
import { isLogoutPending, clearLogoutPending } from './session-storage.js';

const logoutCall = { method: 'POST', path: ['/api/auth/logout'] } as const;

export const sessionEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** null: not signed in. */
    currentUser: build.query<User | null, void>({
      queryFn: async (_none, _api, _options, call) => {
        if (isLogoutPending()) {
          const logout = await call(logoutCall);
          if (logout.error) return { data: null };
          clearLogoutPending();
        }
        const answer = await call(['/api/auth/user']);
        return answer.error ? { error: answer.error } : { data: answer.data as User | null };
      },
      providesTags: ['User'],
    }),
    logout: build.mutation<z.infer<typeof endedSession>, void>({ query: () => logoutCall }),
  }),
});

type State = Parameters<ReturnType<typeof sessionEndpoints.endpoints.currentUser.select>>[0];

/** The id of the signed-in user; '' when nobody is signed in. */
export const currentUserId = (state: State) =>
  sessionEndpoints.endpoints.currentUser.select()(state).data?.id ?? '';

export const { useCurrentUserQuery } = sessionEndpoints;
