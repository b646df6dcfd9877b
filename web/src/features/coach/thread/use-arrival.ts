import type { Message } from '@careward/contracts/coach/message';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Asked } from '../asked.slice.js';
import { showHelp } from './show-help.js';
import { keptScroll, useKeptScroll } from './use-kept-scroll.js';

type Shown = { id: string | undefined; conversationId: string | undefined };

/**
 * Brings what has just come into view: a long answer from its beginning, a short one to its end, and of a card or a strip
 * the numbers to call. A thread that one returns to is where one left it.
 */
export function useArrival(
  log: RefObject<HTMLElement | null>,
  last: Message | undefined,
  asked: Asked['state'] | undefined,
) {
  const { id, conversationId } = last ?? {};
  const shown = useRef<Shown>(undefined);

  useKeptScroll(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, conversationId };
    const kept = before || asked === 'sending' ? undefined : keptScroll(id);
    if (kept !== undefined) {
      window.scrollTo(0, kept);
      return;
    }
    if (!id && !asked) return;
    showNewest(log.current);
    if (asked === 'sending') {
      keepFocus(log.current);
      return;
    }
    showHelp(log.current);
    if (asked === 'answered' || isNewIn(before, { id, conversationId })) focusCard(log.current);
  }, [log, id, conversationId, asked]);
}

/** Ends at the bottom of the page where it is shorter than the room above the composer. */
const showNewest = (thread: Element | null) => thread?.lastElementChild?.scrollIntoView({ block: 'start' });

/** A chip that was pressed is gone, and the Send button disabled. The composer would open a phone's keyboard. */
function keepFocus(thread: HTMLElement | null) {
  if (document.activeElement?.matches('body, :disabled')) thread?.focus({ preventScroll: true });
}

/** The composer loses the focus, so that a keyboard closes; screen readers say the card's title. */
const focusCard = (thread: Element | null) =>
  thread?.lastElementChild?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });

/** An answer to a question that was asked before a reload or in another tab. */
const isNewIn = (before: Shown | undefined, now: Shown) =>
  before?.conversationId !== undefined &&
  before.conversationId === now.conversationId &&
  before.id !== now.id;
