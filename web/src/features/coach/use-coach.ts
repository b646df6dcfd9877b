import { useAsking } from './composer/use-asking.js';
import { useConversations } from './conversations/use-conversations.js';
import { useNewConversation } from './conversations/use-new-conversation.js';
import { useWelcomeConversation } from './conversations/use-welcome-conversation.js';
import { useThread } from './thread/use-thread.js';

/** What the coach page shows, and what can be done on it. */
export function useCoach() {
  const { failure, isFirstMissing, goTo, carried, ...conversations } = useConversations();
  const { open, isNew } = conversations;
  const welcome = useWelcomeConversation(isFirstMissing);
  const thread = useThread(conversations);
  const send = useAsking({
    open,
    messages: thread.messages?.length ?? 0,
    asked: thread.asked,
    carried,
    goTo: (id) => goTo(id, { instead: true }),
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
