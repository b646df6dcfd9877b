import { useCallback } from 'react';
import { useAsking } from './composer/use-asking.js';
import { useConversations } from './conversations/use-conversations.js';
import { useNewConversation } from './conversations/use-new-conversation.js';
import { useWelcomeConversation } from './conversations/use-welcome-conversation.js';
import { useThread } from './thread/use-thread.js';

/** State and actions of the coach page. */
export function useCoach() {
  const { failure, isFirstMissing, goTo, pending, ...conversations } = useConversations();
  const { open, isNew } = conversations;
  const welcome = useWelcomeConversation(isFirstMissing);
  const thread = useThread(conversations);
  const replaceBy = useCallback((id: string) => goTo(id, { replace: true }), [goTo]);
  const send = useAsking({ openId: conversations.openId, pending, goTo: replaceBy });

  return {
    ...conversations,
    ...thread,
    ...useNewConversation(goTo),
    title: open?.title ?? (isNew ? 'New conversation' : 'AI Care Coach'),
    failure: isNew ? undefined : (failure ?? welcome.failure ?? thread.failure),
    send,
  };
}
