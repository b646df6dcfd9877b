import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { config } from '../base/config.js';
import { LANGUAGE, preferredLanguage, readLanguage } from '../base/language/language-choice.js';
import { onChangedElsewhere } from '../base/on-changed-elsewhere.js';
import { languageChanged, useAppDispatch } from '../base/store.js';
import { agreeOnLanguage, useLanguage, useWords } from '../base/language/use-language.js';
import { SessionProvider, useSession } from '../base/session/session-provider.js';
import { PageArrivals } from '../ui/page-title.js';
import { LazyCarriedEligibility, LazySessionMessages, LazyToaster, Optional } from './optional.js';
import { PageErrorBoundary } from './page-error-boundary.js';
import { routes } from './routes.js';
import { Screen } from './screen.js';
import styles from './app.module.css';

const en = {
  banner: 'ALPHA RELEASE - Experimental features in development',
  aboutRelease: 'About this release',
  skipToContent: 'Skip to the content',
};

const es = {
  banner: 'VERSIÓN ALFA - Funciones experimentales en desarrollo',
  aboutRelease: 'Sobre esta versión',
  skipToContent: 'Ir al contenido',
} satisfies typeof en;

const words = { en, es };

const loadSpanishSentences = () => import('../base/language/spanish-sentences.js');
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
        <PageArrivals>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Screen route={route} />} />
            ))}
          </Routes>
        </PageArrivals>
      </PageErrorBoundary>
    </SessionProvider>
  );
}

/** Over the banner and the menu, for those who move by the keyboard. */
function SkipLink() {
  const { skipToContent } = useWords(words);
  return (
    <a href="#content" className={styles.skip} onClick={skip}>
      {skipToContent}
    </a>
  );
}

/** The <main> of every layout has this id. The address stays, because a fragment would be another page to the router. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** What sticks to the top of the screen stands below it, however many lines it has. */
export function AlphaBanner() {
  const { aboutRelease, banner } = useWords(words);
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const { height } = current.getBoundingClientRect();
      document.documentElement.style.setProperty('--height-banner', `${height}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <aside ref={element} aria-label={aboutRelease} className={styles.banner}>
      {banner}
    </aside>
  );
}

/**
 * Sets the language of the page for screen readers and browsers, agrees on one with the account, and
 * follows a choice made in another tab.
 */
export function PageLanguage() {
  const language = useLanguage();
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const agree = useEffectEvent(() => user && dispatch(agreeOnLanguage(preferredLanguage(user.locale, []))));

  useEffect(() => {
    document.documentElement.lang = language;
    if (language === 'es') void loadSpanishSentences().catch(() => undefined);
  }, [language]);
  useEffect(() => {
    if (user?.id) agree();
  }, [user?.id]);
  useEffect(() => onChangedElsewhere(LANGUAGE, () => dispatch(languageChanged(readLanguage()))), [dispatch]);
  return null;
}
