import { useEffect } from 'react';
import { useAppSelector } from '../base/store.js';
import { currentToast } from '../shared/toast/toast.slice.js';
import { Optional } from './optional.js';

const load = () => import('../shared/toast/toaster.js');

/** Milliseconds; the page itself comes first. */
const FETCH_AFTER = 3_000;

/** Fetched before the first toast, which may be about a lost connection. */
export function LazyToaster() {
  const toastId = useAppSelector((state) => currentToast(state)?.id);

  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), FETCH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);

  return <Optional load={load} wanted={toastId} />;
}
