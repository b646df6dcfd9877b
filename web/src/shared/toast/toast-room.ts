import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

let room = 0;
const listeners = new Set<() => void>();

function setRoom(height: number) {
  room = height;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The height of the open toast with the space around it, in CSS pixels; 0 while there is none. */
export const useToastRoom = () =>
  useSyncExternalStore(
    subscribe,
    () => room,
    () => 0,
  );

/** Returns a `ref` for the element that holds the open toast. */
export function useMeasuredToasts() {
  const [toasts, setToasts] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!toasts) return;
    const observer = new ResizeObserver(() =>
      setRoom(toasts.childElementCount > 0 ? toasts.offsetHeight : 0),
    );
    observer.observe(toasts);
    return () => {
      observer.disconnect();
      setRoom(0);
    };
  }, [toasts]);
  return setToasts;
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
