import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the height of an element in a custom property of the page; 0 while it scrolls away with the page. */
export function useHeightProperty(element: RefObject<HTMLElement | null>, property: `--${string}`) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => {
      const scrollsAway = /^(static|relative)$/.test(getComputedStyle(current).position);
      style.setProperty(property, `${scrollsAway ? 0 : current.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}

/** Keeps toasts above an element at the bottom of the screen, whatever its height (toaster.module.css). */
export const useToastsAbove = (element: RefObject<HTMLElement | null>) =>
  useHeightProperty(element, '--toast-bottom');
