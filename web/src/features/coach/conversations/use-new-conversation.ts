import { nanoid } from '@reduxjs/toolkit';
import { sentenceOf } from '../../../base/http/api-error.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { useCreateConversationMutation } from '../coach.endpoints.js';
import { newChatTitle } from './conversation-title.js';

const failure = (error: unknown) => ({
  title: 'No new conversation',
  description: sentenceOf(error) ?? 'It could not be started. Please try again.',
});

export function useNewConversation(goTo: (conversationId: string) => void) {
  const [create] = useCreateConversationMutation();
  const { submit, isPending } = useSubmit(failure);

  const startNew = () =>
    submit(async () => {
      const { data, error } = await create({ title: newChatTitle(new Date()), key: nanoid() });
      if (data) goTo(data.id);
      return { error };
    });

  return { startNew, isStarting: isPending };
}
