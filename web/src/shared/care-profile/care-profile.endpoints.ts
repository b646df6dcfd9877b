import type { ChangeProfile, Profile, SaveProfile } from '@careward/contracts/care-profile/schemas';
import { api } from '../../base/api.js';

/** Queries return null when nobody is signed in. */
export const careProfileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile | null, void>({
      query: () => ['/api/profile'],
      providesTags: ['Profile'],
    }),
    saveProfile: build.mutation<Profile, SaveProfile>({
      query: (body) => ({ method: 'POST', path: ['/api/profile'], body }),
      invalidatesTags: (saved) => (saved ? ['Profile'] : []),
    }),
    changeProfile: build.mutation<Profile, ChangeProfile>({
      query: (body) => ({ method: 'PATCH', path: ['/api/profile'], body }),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => undefined);
        // At once, so that nobody sees the former choice while the profile is read again.
        if (changed) dispatch(profileIs(changed.data));
      },
      invalidatesTags: (saved) => (saved ? ['Profile'] : []),
    }),
  }),
});

const profileIs = (profile: Profile) =>
  careProfileEndpoints.util.updateQueryData('profile', undefined, () => profile);

export const { useProfileQuery, useSaveProfileMutation, useChangeProfileMutation } = careProfileEndpoints;
