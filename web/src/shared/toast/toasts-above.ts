import { type RefObject, useLayoutEffect } from 'react';

/** Keeps toasts above an element at the bottom of the screen, whatever its height (toaster.module.css). */
export function useToastsAbove(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--toast-bottom', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-bottom');
    };
  }, [element]);
}
