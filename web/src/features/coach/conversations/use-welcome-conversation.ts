import { useEffect } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { useProfileQuery } from '../../../shared/care-profile/care-profile.endpoints.js';
import { firstName } from '../../../shared/care-profile/first-name.js';
import { useCreateConversationMutation } from '../coach.endpoints.js';
import { welcomeTitle } from './conversation-title.js';
import { words } from './words.js';

/** A fixed Idempotency-Key, so that several tabs create only one. */
const WELCOME_KEY = 'welcome';

/** Creates the first conversation when the server has none (spec.md 4, "Chat"). */
export function useWelcomeConversation(isWanted: boolean) {
  const { firstNotStarted } = useWords(words);
  const { user } = useSession();
  const { data: profile, isLoading } = useProfileQuery();
  const [create, { isUninitialized, isSuccess, isError, reset }] = useCreateConversationMutation();
  const name = firstName(user, profile);
  const isNameKnown = name !== undefined || !isLoading;

  useEffect(() => {
    if (isWanted && isNameKnown && isUninitialized)
      void create({ title: welcomeTitle(name), key: WELCOME_KEY });
  }, [isWanted, isNameKnown, isUninitialized, name, create]);

  // Ready for the next time: the last conversation may be deleted.
  useEffect(() => {
    if (!isWanted && isSuccess) reset();
  }, [isWanted, isSuccess, reset]);

  return {
    failure: isError ? { sentence: firstNotStarted, tryAgain: reset } : undefined,
  };
}
