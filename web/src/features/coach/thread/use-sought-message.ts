import type { Message } from '@careward/contracts/coach/schemas';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { loadEarlier } from '../load-earlier.js';
import { CONVERSATION, MESSAGE } from '../use-conversations.js';
import { words } from '../words.js';
import { setOpened } from './collapsible.js';

/**
 * Brings the message that the address names into view, whole, and gives it the focus, as often as it is gone to. One that
 * is not among the newest is loaded.
 */
export function useSoughtMessage(log: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const conversation = params.get(CONVERSATION);
  const sought = params.get(MESSAGE);
  const dispatch = useAppDispatch();
  const place = messages.findIndex(({ id }) => id === sought);
  const isOpen = messages[0]?.conversationId === conversation;
  const shown = useRef('');
  const { foundNotLoaded } = useWords(words);
  const sayNotLoaded = useEffectEvent(() => foundNotLoaded);

  useEffect(() => {
    if (!sought || !conversation || !isOpen || shown.current === key) return;
    if (place === -1) {
      // Without it the thread stands at its end, where the newest is.
      void dispatch(loadEarlier(conversation, { id: sought })).then(
        (isLoaded) => isLoaded || dispatch(showToast({ ...sayNotLoaded(), destructive: true })),
      );
      return;
    }
    shown.current = key;
    dispatch(setOpened({ part: sought, isOpen: true }));
    // Messages are the thread's first children.
    comeTo(log.current?.children[place]);
  }, [log, key, conversation, sought, place, isOpen, dispatch]);
}

function comeTo(message: Element | undefined) {
  if (!(message instanceof HTMLElement)) return;
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'start' });
}
