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
  const send = useAsking({
    open,
    messages: thread.messages?.length ?? 0,
    asked: thread.asked,
    pending,
    goTo: (id) => goTo(id, { replace: true }),
  });

  return {
    ...conversations,
    ...thread,
    ...useNewConversation(goTo),
    title: open?.title ?? (isNew ? 'New conversation' : 'AI Care Coach'),
    failure: isNew ? undefined : (failure ?? welcome.failure ?? thread.failure),
    send,
  };
}
