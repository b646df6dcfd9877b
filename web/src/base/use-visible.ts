import { useSyncExternalStore } from 'react';

const isVisible = () => document.visibilityState === 'visible';

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether somebody can see the page: a mail scanner or a preview opens it in the background. */
export const useVisible = () => useSyncExternalStore(subscribe, isVisible);
