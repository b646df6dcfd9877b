import { careCoachNames, careCoachOf } from '@careward/contracts/care-profile/care-coaches';
import { useProfileQuery } from '../care-profile/care-profile.endpoints.js';

/** The coach that was chosen in Settings; undefined while that is not known, so that nobody sees another one first. */
export function useCareCoach() {
  const { avatar } = useProfileQuery(undefined, {
    selectFromResult: ({ data, isLoading, isUninitialized }) => ({
      avatar: isLoading || isUninitialized ? undefined : careCoachOf(data?.careCoachAvatar),
    }),
  });
  return { avatar, name: avatar && careCoachNames[avatar] };
}
