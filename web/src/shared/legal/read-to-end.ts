import { SCROLL_TOLERANCE_PX } from '@careward/contracts/web/limits';
import { useEffect, useEffectEvent, useState } from 'react';

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** A text that fits without scrolling counts as read (rulings.md "Eligibility and onboarding"). */
export const isReadToEnd = ({ scrollTop, clientHeight, scrollHeight }: Scrolled) =>
  scrollHeight - scrollTop - clientHeight <= SCROLL_TOLERANCE_PX;

/** Returns a `ref`; calls `onRead` when its element is at its end, checked on opening, scrolling and resizing. */
export function useReadToEnd(onRead: () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const check = useEffectEvent(() => {
    if (element && isReadToEnd(element)) onRead();
  });

  useEffect(() => {
    if (!element) return;
    const onScroll = () => check();
    const resize = new ResizeObserver(() => check());
    resize.observe(element);
    for (const child of element.children) resize.observe(child);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [element]);

  return setElement;
}
