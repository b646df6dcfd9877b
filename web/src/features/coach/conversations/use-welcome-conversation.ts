import { useEffect } from 'react';
import { useSession } from '../../../base/session/session-provider.js';
import { useProfileQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { firstName } from '../../../shared/care-profile/first-name.js';
import { useCreateConversationMutation } from '../coach.endpoints.js';
import { welcomeTitle } from './conversation-title.js';

/** A fixed Idempotency-Key, so that several tabs create only one. */
const WELCOME_KEY = 'welcome';

/** Creates the first conversation when the server has none (spec.md 4, "Chat"). */
export function useWelcomeConversation(isWanted: boolean) {
  const { user } = useSession();
  const { data: profile, isLoading } = useProfileQuery();
  const [create, { isUninitialized, isError, reset }] = useCreateConversationMutation();
  const name = firstName(user, profile);
  const isNameKnown = name !== undefined || !isLoading;

  useEffect(() => {
    if (isWanted && isNameKnown && isUninitialized)
      void create({ title: welcomeTitle(name), key: WELCOME_KEY });
  }, [isWanted, isNameKnown, isUninitialized, name, create]);

  return {
    failure: isError
      ? { sentence: 'Your first conversation could not be started.', tryAgain: reset }
      : undefined,
  };
}
