import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 1000px)');

function subscribe(changed: () => void) {
  const wide = query();
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** Whether the rail is shown instead of the bottom bar. */
export const useWideScreen = () => useSyncExternalStore(subscribe, () => query().matches);
