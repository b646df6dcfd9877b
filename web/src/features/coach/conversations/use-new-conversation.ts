import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { sentenceOf } from '../../../base/http/api-error.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { useCreateConversationMutation } from '../coach.endpoints.js';
import { newChatTitle } from './conversation-title.js';

export function useNewConversation(goTo: (conversationId: string) => void) {
  const dispatch = useAppDispatch();
  const [create] = useCreateConversationMutation();
  const [isStarting, setStarting] = useState(false);

  async function startNew() {
    setStarting(true);
    const { data, error } = await create({ title: newChatTitle(new Date()), key: nanoid() });
    if (data) goTo(data.id);
    setStarting(false);
    if (data) return;
    const description = sentenceOf(error) ?? 'It could not be started. Please try again.';
    dispatch(showToast({ title: 'No new conversation', description, destructive: true }));
  }

  return { startNew, isStarting };
}
