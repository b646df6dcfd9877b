import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../base/store.js';
import type { PendingQuestion } from '../../../shared/navigation/pending-question.js';
import { askIn, askInNewConversation } from './ask.js';

type Props = {
  openId: string;
  /** A question passed on by another page; sent as soon as this page is rendered. */
  pending: PendingQuestion | null;
  goTo: (conversationId: string) => void;
};

export function useAsking({ openId, pending, goTo }: Props) {
  const dispatch = useAppDispatch();

  const askedKey = useRef('');
  useEffect(() => {
    if (!pending || askedKey.current === pending.key) return;
    askedKey.current = pending.key;
    void dispatch(askInNewConversation(pending, goTo));
  });

  return useCallback(
    (content: string) => void dispatch(askIn(openId, content, goTo)),
    [dispatch, openId, goTo],
  );
}
