import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** A page begins at its top after a navigation; the browser's Back and a reload keep its scroll position. */
export function useScrollToTop() {
  const isKept = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isKept) window.scrollTo(0, 0);
  }, [isKept]);
}
