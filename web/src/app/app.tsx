import { Route, Routes } from 'react-router-dom';
import { config } from '../base/config.js';
import { SessionProvider } from '../base/session/session-provider.js';
import { AlphaBanner } from './alpha-banner.js';
import styles from './app.module.css';
import { LazyToaster } from './lazy-toaster.js';
import { Optional } from './optional.js';
import { PageErrorBoundary } from './page-error-boundary.js';
import { LazyCarriedEligibility } from './providers/lazy-carried-eligibility.js';
import { LazySessionMessages } from './providers/lazy-session-messages.js';
import { PageLanguage } from './providers/page-language.js';
import { routes } from './routes.js';
import { Screen } from './screen.js';
import { SkipLink } from './skip-link.js';

const loadAnalytics = () => import('../shared/analytics/analytics.js');

export function App() {
  return (
    <SessionProvider>
      <SkipLink />
      <PageLanguage />
      <LazySessionMessages />
      <LazyCarriedEligibility />
      <Optional load={loadAnalytics} wanted={config.analyticsId} />
      <div className={styles.top}>
        <AlphaBanner />
        {/* An open dialog hides the page from screen readers, except for what is marked as live when it opens. */}
        <div aria-live="off">
          <LazyToaster />
        </div>
      </div>
      <PageErrorBoundary>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Screen route={route} />} />
          ))}
        </Routes>
      </PageErrorBoundary>
    </SessionProvider>
  );
}
