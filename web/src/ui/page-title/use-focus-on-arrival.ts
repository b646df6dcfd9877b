import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useIsFirstPage } from './use-is-first-page.js';

/** After a navigation the heading takes the focus, so that screen readers announce the new page. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const isFirstPage = useIsFirstPage();
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [heading, isFirstPage]);
}
