import { Route, Routes } from 'react-router-dom';
import { Toaster } from '../shared/toast/toaster.js';
import { AlphaBanner } from './alpha-banner.js';
import styles from './app.module.css';
import { PageErrorBoundary } from './page-error-boundary.js';
import { routes } from './routes.js';
import { Screen } from './screen.js';
import { SessionProvider } from './session/session-provider.js';

export function App() {
  return (
    <SessionProvider>
      <div className={styles.top}>
        <AlphaBanner />
        <Toaster />
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
