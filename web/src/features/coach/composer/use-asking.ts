import type { Conversation } from '@careward/contracts/coach/conversation';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../base/store.js';
import type { PendingQuestion } from '../../../shared/navigation/pending-question.js';
import type { Asked } from '../coach.endpoints.js';
import { takesAutoTitle } from '../conversations/conversation-title.js';
import { ask, askInNewConversation } from './ask.js';

type Props = {
  /** Absent: the question starts a conversation. */
  open: Conversation | undefined;
  messages: number;
  asked: Asked | null | undefined;
  /** A question passed on by another page; sent as soon as this page is rendered. */
  pending: PendingQuestion | null;
  goTo: (conversationId: string) => void;
};

export function useAsking({ open, messages, asked, pending, goTo }: Props) {
  const dispatch = useAppDispatch();
  const askInNew = (question: PendingQuestion) => void dispatch(askInNewConversation(question, goTo));

  const askedKey = useRef('');
  useEffect(() => {
    if (!pending || askedKey.current === pending.key) return;
    askedKey.current = pending.key;
    askInNew(pending);
  });

  return function send(content: string) {
    // A failed text that is sent again keeps its key: if the first attempt did arrive, it is not asked twice.
    const key = asked?.state === 'failed' && asked.content === content ? asked.key : nanoid();
    if (!open) return askInNew({ question: content, key });
    const givesTitle = takesAutoTitle(open.title, messages);
    void dispatch(ask({ conversationId: open.id, content, key }, { givesTitle }));
  };
}
