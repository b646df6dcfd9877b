import type { Message } from '@careward/contracts/coach/schemas';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGE } from '../use-conversations.js';
import { keptScroll } from './use-thread-scroll.js';

/** Pixels: a question and its answer are higher than this each, on average and with their buttons. */
const LOW_MESSAGE = 150;
/** How many follow at a time, and milliseconds between them, so that a finger or a key is answered meanwhile. */
const FOLLOW = 10;
const PAUSE = 50;

/**
 * A long thread is there with its newest messages, as many as fill the screen; the others come above them, and what is on
 * the screen stays in its place. What the address names, and what was on the screen when the thread was left, is there at
 * once.
 */
export function useShownMessages(log: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const sought = useSearchParams()[0].get(MESSAGE);
  const { conversationId } = messages[0] ?? {};
  const [begun, setBegun] = useState<{ conversationId?: string | undefined; first?: string | undefined }>({});
  const isBegun = begun.conversationId === conversationId;
  const begin = messages.findIndex(({ id }) => isBegun && id === begun.first);
  const kept = keptScroll(messages.at(-1)?.id)?.messages ?? 0;
  const atOnce = Math.max(kept, Math.ceil(window.innerHeight / LOW_MESSAGE));
  const left = begin === -1 ? Math.max(0, messages.length - atOnce) : begin;
  const place = messages.findIndex(({ id }) => id === sought);
  const hidden = place === -1 ? left : Math.min(left, place);

  const next = messages[Math.max(0, hidden - FOLLOW)]?.id;
  useEffect(() => {
    if (hidden === 0 && isBegun) return;
    const timer = window.setTimeout(
      () => startTransition(() => setBegun({ conversationId, first: next })),
      PAUSE,
    );
    return () => window.clearTimeout(timer);
  }, [hidden, isBegun, conversationId, next]);

  const shown = hidden === 0 ? messages : messages.slice(hidden);
  useStay(log, shown);
  return shown;
}

/** Keeps in its place what is on the screen when messages come above it. */
function useStay(log: RefObject<HTMLElement | null>, shown: readonly Message[]) {
  const first = shown[0]?.id;
  const before = useRef(first);
  useLayoutEffect(() => {
    const at = shown.findIndex(({ id }) => id === before.current);
    before.current = first;
    const [top, old] = [0, at].map((child) => log.current?.children[child]);
    if (at > 0 && top instanceof HTMLElement && old instanceof HTMLElement)
      window.scrollBy(0, old.offsetTop - top.offsetTop);
  });
}
