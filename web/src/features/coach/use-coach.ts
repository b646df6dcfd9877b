import { useCallback } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { useAsking } from './composer/use-asking.js';
import { NEW_CHAT, shownTitle } from './conversations/conversation-title.js';
import { useConversations } from './conversations/use-conversations.js';
import { useNewConversation } from './conversations/use-new-conversation.js';
import { useWelcomeConversation } from './conversations/use-welcome-conversation.js';
import { useThread } from './thread/use-thread.js';
import { words } from './words.js';

/** State and actions of the coach page. */
export function useCoach() {
  const { failure, isFirstMissing, goTo, pending, ...conversations } = useConversations();
  const { open, isNew } = conversations;
  const welcome = useWelcomeConversation(isFirstMissing);
  const isBeginning = isFirstMissing && !welcome.failure;
  const thread = useThread({ ...conversations, isNew: isNew || isBeginning });
  const replaceBy = useCallback((id: string) => goTo(id, { replace: true }), [goTo]);
  const send = useAsking({ openId: conversations.openId, pending, goTo: replaceBy });
  const { startNew, isStarting } = useNewConversation(goTo);
  const language = useLanguage();
  const title = isNew ? NEW_CHAT : open?.title;

  return {
    ...conversations,
    ...thread,
    startNew,
    isStarting: isStarting || isBeginning,
    title: title === undefined ? words[language].coach : shownTitle(title, language),
    failure: isNew ? undefined : (failure ?? welcome.failure ?? thread.failure),
    send,
  };
}
