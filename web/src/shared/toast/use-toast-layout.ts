import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { TOASTS } from './toaster.js';

/** The height of the open toast with the space around it, in CSS pixels; 0 while there is none. */
export function useToastRoom(): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const toasts = document.getElementById(TOASTS);
    if (!toasts) return;
    const observer = new ResizeObserver(() =>
      setRoom(toasts.childElementCount > 0 ? toasts.offsetHeight : 0),
    );
    observer.observe(toasts);
    return () => observer.disconnect();
  }, []);
  return room;
}

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
