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
  const { access, frame, Page, withoutBar = false } = route;

  if (access === 'signed-in' && state === 'loading') return <Spinner />;
  if (access === 'signed-in' && state !== 'authenticated')
    return (
      <>
        <Optional load={loadSendToLogin} wanted={route.sendsToLogin} />
        <LandingScreen />
      </>
    );
  if (access === 'signed-out' && state === 'authenticated') return <Navigate to="/" replace />;

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
