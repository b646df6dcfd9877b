import { nanoid } from '@reduxjs/toolkit';
import { sentenceOf } from '../../../base/http/sentence-of.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { useCreateConversationMutation } from '../coach.endpoints.js';
import { newChatTitle } from './conversation-title.js';
import { words } from './words.js';

export function useNewConversation(goTo: (conversationId: string) => void) {
  const [create] = useCreateConversationMutation();
  const language = useLanguage();
  const { notStarted } = words[language];
  const { submit, isPending } = useSubmit((error) => ({
    ...notStarted,
    description: sentenceOf(error, language) ?? notStarted.description,
  }));

  const startNew = () =>
    submit(async () => {
      const { data, error } = await create({ title: newChatTitle(new Date()), key: nanoid() });
      if (data) goTo(data.id);
      return { error };
    });

  return { startNew, isStarting: isPending };
}
