import { nanoid } from '@reduxjs/toolkit';
import { useWords } from '../../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { useCreateConversationMutation } from '../coach.endpoints.js';
import { newChatTitle } from './conversation-title.js';
import { words } from './words.js';

export function useNewConversation(goTo: (conversationId: string) => void) {
  const [create] = useCreateConversationMutation();
  const { notStarted } = useWords(words);
  const { submit, isPending } = useSubmit(useFailureToast(notStarted));

  const startNew = () =>
    submit(async () => {
      const { data, error } = await create({ title: newChatTitle(new Date()), key: nanoid() });
      if (data) goTo(data.id);
      return { error };
    });

  return { startNew, isStarting: isPending };
}
