import { Suspense, lazy, useEffect } from 'react';
import { useAppSelector } from '../base/store.js';
import { currentToast } from '../shared/toast/toast.slice.js';
import { PageErrorBoundary } from './page-error-boundary.js';

const load = () => import('../shared/toast/toaster.js');
const Toaster = lazy(load);

/** Milliseconds; the page itself comes first. */
const FETCH_AFTER = 3_000;

/** Fetched before the first toast, which may be about a lost connection. */
export function LazyToaster() {
  const hasToast = useAppSelector((state) => currentToast(state) !== null);

  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), FETCH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);

  if (!hasToast) return null;
  return (
    <PageErrorBoundary>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </PageErrorBoundary>
  );
}
