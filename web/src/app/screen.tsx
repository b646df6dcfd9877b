import { type ReactNode, Suspense } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useWords } from '../base/language/use-language.js';
import { useSession } from '../base/session/session-provider.js';
import { LandingPage } from '../features/landing/landing-page.js';
import { Brand, LanguageSwitch } from '../ui/brand.js';
import { ButtonLink, Spinner } from '../ui/button.js';
import { Optional } from './optional.js';
import { PageErrorBoundary } from './page-error-boundary.js';
import { AppLayout, type AppRoute, FormLayout, home } from './routes.js';
import styles from './screen.module.css';

const loadSendToLogin = async () => {
  const { SendToLogin } = await import('./session/session-messages.js');
  return { default: SendToLogin };
};

/** A route's page in its frame, or what is shown without access to it (spec.md 2, "Route table"). */
export function Screen({ route }: { route: AppRoute }) {
  const { state } = useSession();
  const { access } = route;
  const hasAccount = state === 'loading' || state === 'authenticated';
  if (access === 'signed-in' && !hasAccount)
    return (
      <>
        <Optional load={loadSendToLogin} wanted={route.sendsToLogin} />
        <LandingScreen />
      </>
    );
  // Whoever has a token sees where they will be sent, and the form only if it turns out that nobody is signed in.
  if (access === 'signed-out' && hasAccount)
    return state === 'loading' ? <FramedPage route={home} hasAccount /> : <Navigate to="/" replace />;
  return <FramedPage route={route} hasAccount={hasAccount} />;
}

function FramedPage({ route, hasAccount }: { route: AppRoute; hasAccount: boolean }) {
  const { frame, Page, withoutBar = false } = route;
  const page = (
    <PageErrorBoundary>
      <Page />
    </PageErrorBoundary>
  );
  if (frame === 'form')
    return (
      <Suspense fallback={<Spinner />}>
        <FormLayout>{page}</FormLayout>
      </Suspense>
    );
  if (frame === 'app' || hasAccount)
    return (
      <Suspense fallback={<Spinner />}>
        <AppLayout withoutBar={withoutBar}>{page}</AppLayout>
      </Suspense>
    );
  return (
    <PublicLayout>
      <Suspense fallback={<Spinner />}>{page}</Suspense>
    </PublicLayout>
  );
}

const signInWords = { en: 'Sign In', es: 'Iniciar sesión' };

/** What a page that needs an account shows without one. */
export function LandingScreen() {
  const signIn = useWords(signInWords);
  return (
    <PublicLayout
      action={
        <ButtonLink to="/login" look="quiet">
          {signIn}
        </ButtonLink>
      }
    >
      <LandingPage />
    </PublicLayout>
  );
}

/** `action`: at the right of the header, beside the language. */
function PublicLayout({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <div className={styles.action}>
          <LanguageSwitch />
          {action}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
