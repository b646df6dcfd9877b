import type { Message } from '@careward/contracts/coach/schemas';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../../ui/is-focus-lost.js';
import type { SentQuestion } from '../ask.js';
import type { AnswerInProgress } from '../generation.js';

type ShownMessage = { id: string | undefined; conversationId: string | undefined };

/**
 * Brings what has just come into view, under the question it answers: a long answer from its beginning, a short one to
 * its end, and of a card or a strip the numbers to call. A thread that one returns to is where one left it.
 */
export function useArrival(
  log: RefObject<HTMLElement | null>,
  last: Message | undefined,
  asked: SentQuestion['state'] | undefined,
) {
  const { id, conversationId } = last ?? {};
  const shown = useRef<ShownMessage>(undefined);

  useKeptScroll(log, id);
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, conversationId };
    const kept = before || asked === 'sending' || asked === 'stored' ? undefined : keptScroll(id);
    if (kept !== undefined) {
      window.scrollTo(0, pageHeight() - kept.fromEnd);
      return;
    }
    if (!id && !asked) return;
    showNewest(log.current);
    if (asked === 'sending' || asked === 'stored') {
      keepFocus(log.current);
      return;
    }
    // The Stop button that was pressed is gone.
    if (asked === 'answered') keepFocus(log.current);
    showHelp(log.current);
    if (asked === 'answered' || isNewIn(before, { id, conversationId })) focusCard(log.current);
  }, [log, id, conversationId, asked]);
}

/** Shows more of an answer that is being written, up to its question at the top, unless the person scrolls. */
export function useGrowth(log: RefObject<HTMLElement | null>, writing: AnswerInProgress | undefined) {
  const length = writing && writing.text.length + Number(writing.risk !== undefined);
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!length) {
      shown.current = undefined;
      return;
    }
    const isLeft = shown.current !== undefined && Math.abs(window.scrollY - shown.current) > 2;
    if (isLeft) return;
    showNewest(log.current);
    shown.current = window.scrollY;
  }, [log, length]);
}

/** A question that is higher than this part of the screen leaves it to its answer. */
const QUESTION_SHARE = 1 / 3;

/** Ends at the bottom of the page where it is shorter than the room above the composer. */
function showNewest(thread: HTMLElement | null) {
  const parts = [...(thread?.children ?? [])];
  const question = parts.findLastIndex((part) => part.matches('[data-own]'));
  const isLong = (parts[question]?.clientHeight ?? 0) > window.innerHeight * QUESTION_SHARE;
  const shown = question === -1 ? parts.at(-1) : (parts[isLong ? question + 1 : question] ?? parts.at(-1));
  shown?.scrollIntoView({ block: 'start' });
}

/** A chip that was pressed is gone, and the Send button disabled. The composer would open a phone's keyboard. */
function keepFocus(thread: HTMLElement | null) {
  if (isFocusLost()) thread?.focus({ preventScroll: true });
}

/** The composer loses the focus, so that a keyboard closes; screen readers say the card's title. */
const focusCard = (thread: Element | null) =>
  thread?.lastElementChild?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });

/** An answer to a question that was asked before a reload or in another tab. */
const isNewIn = (before: ShownMessage | undefined, now: ShownMessage) =>
  before?.conversationId !== undefined &&
  before.conversationId === now.conversationId &&
  before.id !== now.id;

/** More than the address bar of a phone takes when it comes, less than its keyboard. */
const KEYBOARD_PX = 150;

/** Keeps the number to call in view while a card is the newest message: a toast or a keyboard must not cover it. */
export function useHelpInView(
  log: RefObject<HTMLElement | null>,
  { endsWithCard, toastRoom }: { endsWithCard: boolean; toastRoom: number },
) {
  useEffect(() => {
    if (endsWithCard && toastRoom > 0) showHelp(log.current);
  }, [log, endsWithCard, toastRoom]);

  useEffect(() => {
    if (!endsWithCard) return;
    let fitted = { width: window.innerWidth, height: window.innerHeight };
    function fitAgain() {
      const { innerWidth: width, innerHeight: height } = window;
      if (width === fitted.width && Math.abs(height - fitted.height) < KEYBOARD_PX) return;
      fitted = { width, height };
      showHelp(log.current);
    }
    window.addEventListener('resize', fitAgain);
    return () => window.removeEventListener('resize', fitAgain);
  }, [log, endsWithCard]);
}

/** Pixels from the top of the screen to the end of the page, and how many messages those are. */
type ScrollPlace = { fromEnd: number; messages: number };
const left = new Map<string, ScrollPlace>();

/** Remembers where a thread was scrolled to when it was left, by its newest message: with a newer one, that is shown. */
function useKeptScroll(log: RefObject<HTMLElement | null>, messageId: string | undefined) {
  useLayoutEffect(() => {
    if (messageId === undefined) return;
    const keep = () =>
      void left.set(messageId, {
        fromEnd: pageHeight() - window.scrollY,
        messages: inSightOrBelow(log.current),
      });
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [log, messageId]);
}

export const keptScroll = (messageId: string | undefined) =>
  messageId === undefined ? undefined : left.get(messageId);

const pageHeight = () => document.documentElement.scrollHeight;

/** Halves what is left of the thread with each look, since it looks at every scroll. */
function inSightOrBelow(thread: HTMLElement | null): number {
  const { length } = thread?.children ?? [];
  let [above, below] = [0, length];
  while (above < below) {
    const middle = Math.floor((above + below) / 2);
    const { bottom = 0 } = thread?.children[middle]?.getBoundingClientRect() ?? {};
    if (bottom < 0) above = middle + 1;
    else below = middle;
  }
  return length - above;
}

/** Scrolls to the buttons of a thread's last card or strip; to the first one, where there is no room for all. */
function showHelp(thread: Element | null) {
  const actions = thread?.lastElementChild?.querySelector('[data-help]');
  actions?.scrollIntoView({ block: 'nearest' });
  actions?.querySelector('a')?.scrollIntoView({ block: 'nearest' });
}
