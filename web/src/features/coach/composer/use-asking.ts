import type { Conversation } from '@careward/contracts/coach/conversation';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../app/store.js';
import type { CarriedQuestion } from '../../../shared/navigation/carried-question.js';
import type { Asked } from '../coach.endpoints.js';
import { takesAutoTitle } from '../conversations/conversation-title.js';
import { ask, askInNewConversation } from './ask.js';

type Place = {
  /** Absent: the question gets a conversation of its own. */
  open: Conversation | undefined;
  messages: number;
  asked: Asked | null | undefined;
  /** What another page sent along; it is asked as soon as this page stands. */
  carried: CarriedQuestion | null;
  goTo: (conversationId: string) => void;
};

export function useAsking({ open, messages, asked, carried, goTo }: Place) {
  const dispatch = useAppDispatch();
  const begin = (question: CarriedQuestion) => void dispatch(askInNewConversation(question, goTo));

  const begun = useRef('');
  useEffect(() => {
    if (!carried || begun.current === carried.key) return;
    begun.current = carried.key;
    begin(carried);
  });

  return function send(content: string) {
    // The same text again is the same question: were the first try answered after all, it is not asked twice.
    const key = asked?.state === 'failed' && asked.content === content ? asked.key : nanoid();
    if (!open) return begin({ question: content, key });
    const givesTitle = takesAutoTitle(open.title, messages);
    void dispatch(ask({ conversationId: open.id, content, key }, { givesTitle }));
  };
}
