import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../base/session/session-provider.js';
import { Spinner } from '../ui/spinner.js';
import { LandingScreen } from './landing-screen.js';
import { AppLayout, FormLayout } from './layouts/layouts.js';
import { PublicLayout } from './layouts/public-layout.js';
import { Optional } from './optional.js';
import type { AppRoute } from './routes.js';

const loadSendToLogin = () => import('./providers/send-to-login.js');

/** A route's page in its frame, or what is shown without access to it (spec.md 2, "Route table"). */
export function Screen({ route }: { route: AppRoute }) {
  const { state } = useSession();
  const { access, shownEarly = false } = route;
  const isAllowed = state === 'authenticated' || (state === 'loading' && shownEarly);
  if (access === 'signed-in' && !isAllowed)
    return state === 'loading' ? (
      <Spinner />
    ) : (
      <>
        <Optional load={loadSendToLogin} wanted={route.sendsToLogin} />
        <LandingScreen />
      </>
    );
  if (access === 'signed-out' && state === 'authenticated') return <Navigate to="/" replace />;
  return <FramedPage route={route} />;
}

function FramedPage({ route }: { route: AppRoute }) {
  const { state } = useSession();
  const { frame, Page, withoutBar = false } = route;
  const page = (
    <Suspense fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
  if (frame === 'form') return <Suspense fallback={<Spinner />}>{<FormLayout>{page}</FormLayout>}</Suspense>;
  if (frame === 'app' || (frame === 'reading' && state === 'authenticated'))
    return (
      <Suspense fallback={<Spinner />}>{<AppLayout withoutBar={withoutBar}>{page}</AppLayout>}</Suspense>
    );
  return <PublicLayout>{page}</PublicLayout>;
}
