import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createStore } from '../../base/store.js';
import { App } from '../app.js';
import { LoginStandIn, SignUpStandIn } from './form-stand-in.js';
import { loadEarly } from '../routes.js';

type FirstScreen = {
  path: string;
  page: string;
  /** Made before the script is there. */
  calls: readonly string[];
  /** The one of them whose first has messages to show. */
  threads?: string;
  /** Of a visitor, who sees the page too. */
  publicCalls?: readonly string[];
  /** Shown to a visitor in place of the page, whose form is not rendered for the build. */
  StandIn?: ComponentType;
};

/** Pages whose HTML has their first paint. */
export const firstScreens: readonly FirstScreen[] = [
  {
    path: '/',
    page: 'src/features/home/home-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/recipients'],
  },
  {
    path: '/ai-coach',
    page: 'src/features/coach/coach-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/chat/conversations'],
    threads: '/api/chat/conversations',
  },
  {
    path: '/resources',
    page: 'src/features/library/library-page.tsx',
    calls: ['/api/auth/user', '/api/library'],
    publicCalls: ['/api/auth/session', '/api/library'],
  },
  {
    path: '/login',
    page: 'src/features/login/login-page.tsx',
    calls: [],
    publicCalls: ['/api/auth/session'],
    StandIn: LoginStandIn,
  },
  {
    path: '/signup',
    page: 'src/features/signup/signup-page.tsx',
    calls: [],
    publicCalls: ['/api/auth/session'],
    StandIn: SignUpStandIn,
  },
];

/** A page's HTML as its script will first render it, for the language and the token in localStorage. */
export async function renderFirstPaint(path: string, hasToken: boolean): Promise<string> {
  const StandIn = firstScreens.find((screen) => screen.path === path)?.StandIn;
  if (!StandIn) await loadEarly(path, hasToken);
  return renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <StaticRouter location={path}>{StandIn ? <StandIn /> : <App />}</StaticRouter>
      </Provider>
    </StrictMode>,
  );
}

export { config } from '../../base/config.js';
