import { House, MessageCircleHeart, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy } from 'react';
import type { ComponentType } from 'react';

/** `signed-in` pages show the landing screen to others; `signed-out` pages send a signed-in person to /. */
export type Access = 'public' | 'signed-in' | 'signed-out';

/** `reading`: the app frame when signed in, else the public frame. */
export type Frame = 'public' | 'form' | 'app' | 'reading';

export type AppRoute = {
  path: string;
  access: Access;
  frame: Frame;
  page: ComponentType;
  /** The entry of rail and bottom bar, in the order of this list. */
  menu?: { label: string; icon: LucideIcon };
  /** The button in Home's header. */
  headerButton?: { label: string; icon: LucideIcon };
  /** The card among Home's Quick Actions. */
  quickAction?: { label: string; icon: LucideIcon; text: string };
  /** The page has its own controls where the bottom bar would be. */
  withoutBar?: true;
};

/** Every page. Router, rail, bottom bar and Home read this list, so none of their links can be dead. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    access: 'signed-in',
    frame: 'app',
    page: lazy(() => import('../features/home/pages/home-page.js')),
    menu: { label: 'Home', icon: House },
  },
  {
    path: '/ai-coach',
    access: 'signed-in',
    frame: 'app',
    page: lazy(() => import('../features/coach/pages/coach-page.js')),
    menu: { label: 'AI Coach', icon: MessageCircleHeart },
    quickAction: { label: 'AI Care Coach', icon: MessageCircleHeart, text: 'Ask, get a sourced answer' },
    withoutBar: true,
  },
  {
    path: '/onboarding',
    access: 'signed-in',
    frame: 'form',
    page: lazy(() => import('../features/onboarding/pages/onboarding-page.js')),
  },
  {
    path: '/settings',
    access: 'signed-in',
    frame: 'app',
    page: lazy(() => import('../features/settings/pages/settings-page.js')),
    headerButton: { label: 'Settings', icon: Settings },
  },
  {
    path: '/login',
    access: 'signed-out',
    frame: 'form',
    page: lazy(() => import('../features/login/pages/login-page.js')),
  },
  {
    path: '/signup',
    access: 'public',
    frame: 'form',
    page: lazy(() => import('../features/signup/pages/signup-page.js')),
  },
  {
    path: '/resources',
    access: 'public',
    frame: 'reading',
    page: lazy(() => import('../features/library/pages/library-page.js')),
  },
  {
    path: '/resources/:topicId',
    access: 'public',
    frame: 'reading',
    page: lazy(() => import('../features/library/pages/topic-page.js')),
  },
  {
    path: '/safety',
    access: 'public',
    frame: 'reading',
    page: lazy(() => import('../features/safety/pages/safety-page.js')),
  },
  {
    path: '/terms-of-service',
    access: 'public',
    frame: 'public',
    page: lazy(() => import('../features/legal/pages/terms-of-service-page.js')),
  },
  {
    path: '/privacy-policy',
    access: 'public',
    frame: 'public',
    page: lazy(() => import('../features/legal/pages/privacy-policy-page.js')),
  },
  {
    path: '/consent-notice',
    access: 'public',
    frame: 'public',
    page: lazy(() => import('../features/legal/pages/consent-notice-page.js')),
  },
  {
    path: '*',
    access: 'public',
    frame: 'public',
    page: lazy(() => import('../features/not-found/pages/not-found-page.js')),
  },
];

type MenuRoute = AppRoute & Required<Pick<AppRoute, 'menu'>>;

/** The entries of rail and bottom bar. */
export const menu = routes.filter((route): route is MenuRoute => route.menu !== undefined);
