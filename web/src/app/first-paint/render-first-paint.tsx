import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createStore } from '../../base/store.js';
import { App } from '../app.js';
import { loadEarly } from '../routes.js';
import { FrameStandIn, SignUpStandIn } from './stand-ins.js';

type FirstScreen = {
  path: string;
  page: string;
  /** Made before the script is there. */
  calls: readonly string[];
  /** The one of them whose first has messages to show. */
  threads?: string;
  /** Of a visitor, who sees the page too. */
  publicCalls?: readonly string[];
  /** Shown in place of the page, which is not rendered for the build. */
  StandIn?: ComponentType;
  /** A page for visitors, from which others are sent on: to this page, if it is always the same. */
  isForm?: boolean;
  sentTo?: string;
};

const home = {
  page: 'src/features/home/home-page.tsx',
  calls: ['/api/auth/user', '/api/profile', '/api/recipients'],
} as const;

/** Pages whose HTML has their first paint. */
export const firstScreens: readonly FirstScreen[] = [
  {
    path: '/',
    ...home,
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
    sentTo: home.page,
    calls: home.calls,
    publicCalls: ['/api/auth/session'],
    isForm: true,
  },
  {
    path: '/signup',
    page: 'src/features/signup/signup-page.tsx',
    calls: [],
    publicCalls: ['/api/auth/session'],
    StandIn: SignUpStandIn,
    isForm: true,
  },
  {
    path: '/settings',
    page: 'src/features/settings/settings-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/communication-settings'],
    StandIn: FrameStandIn,
  },
  {
    path: '/profile',
    page: 'src/features/profile/profile-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/recipients'],
    StandIn: FrameStandIn,
  },
];

/** A page's HTML as its script will first render it, for the language and the token in localStorage. */
export async function renderFirstPaint(path: string, hasToken: boolean): Promise<string> {
  const StandIn = standInOf(path, hasToken);
  if (!StandIn) await loadEarly(path, hasToken);
  return renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <StaticRouter location={path}>{StandIn ? <StandIn /> : <App />}</StaticRouter>
      </Provider>
    </StrictMode>,
  );
}

/** A visitor of a page that needs an account sees the landing page. */
export function standInOf(path: string, hasToken: boolean): ComponentType | undefined {
  const { StandIn, isForm = false, sentTo } = firstScreens.find((screen) => screen.path === path) ?? {};
  if (hasToken && sentTo) return FrameStandIn;
  return hasToken === isForm ? undefined : StandIn;
}

export { config } from '../../base/config.js';
