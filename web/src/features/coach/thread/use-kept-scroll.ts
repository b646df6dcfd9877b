import { useLayoutEffect } from 'react';

const left = new Map<string, number>();

/** Remembers where a thread was scrolled to when it was left, by its newest message: with a newer one, that is shown. */
export function useKeptScroll(messageId: string | undefined) {
  useLayoutEffect(() => {
    if (messageId === undefined) return;
    const keep = () => void left.set(messageId, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [messageId]);
}

export const keptScroll = (messageId: string | undefined) =>
  messageId === undefined ? undefined : left.get(messageId);
