import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useIsFirstPage } from './use-is-first-page.js';

/** A page begins at its top after a navigation; the browser's Back keeps its scroll position. */
export function useScrollToTop() {
  const isFirstPage = useIsFirstPage();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isFirstPage && !isBack) window.scrollTo(0, 0);
  }, [isFirstPage, isBack]);
}
