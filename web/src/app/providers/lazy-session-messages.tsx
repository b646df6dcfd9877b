import { Suspense, lazy } from 'react';
import { useAppSelector } from '../../base/store.js';
import { PageErrorBoundary } from '../page-error-boundary.js';

const SessionMessages = lazy(() => import('./session-messages.js'));

/** There is nothing to tell before a session has started or ended in this tab. */
export function LazySessionMessages() {
  const { signIns, expiries } = useAppSelector((state) => state.session);
  if (signIns === 0 && expiries === 0) return null;
  return (
    <PageErrorBoundary>
      <Suspense fallback={null}>
        <SessionMessages />
      </Suspense>
    </PageErrorBoundary>
  );
}
