import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The key of the location that the browser itself loaded, and whether another has been shown since. */
let loadedKey: string | undefined;
let hasNavigated = false;

/**
 * After a navigation, Back included, the heading takes the focus, so that screen readers announce the new page. The page
 * that the browser loaded has the focus where it belongs.
 */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const arrive = useEffectEvent(() => {
    loadedKey ??= key;
    hasNavigated ||= key !== loadedKey;
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
