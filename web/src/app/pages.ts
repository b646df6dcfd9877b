import type { ComponentType } from 'react';
import type { ScreenPath } from '../base/screens.js';

/**
 * `signed-in` pages show the landing screen to others, and themselves, without what is personal, before it is known who is
 * signed in; `signed-out` pages send a signed-in person to /.
 */
export type Access = 'public' | 'signed-in' | 'signed-out';

/** `reading`: the app frame when signed in, else the public one, which nobody who is signed in sees. */
export type Frame = 'form' | 'app' | 'reading';

export type Page = {
  access: Access;
  frame: Frame;
  load: () => Promise<{ default: ComponentType }>;
  /** Somebody who is not signed in sees the landing screen, and is then sent to the login (spec.md 2, "Profile"). */
  sendsToLogin?: true;
  /** The page has its own controls where the bottom bar would be. */
  withoutBar?: true;
};

const legalPage = (name: 'TermsOfServicePage' | 'PrivacyPolicyPage' | 'ConsentNoticePage') =>
  import('../features/legal/legal-page.js').then((module) => ({ default: module[name] }));

/** The page of every screen; '*' is shown at any other address. */
export const pages: Record<ScreenPath | '*', Page> = {
  '/': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/home/home-page.js'),
  },
  '/ai-coach': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/coach/coach-page.js'),
    withoutBar: true,
  },
  '/ai-coach/:conversationId/document': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/coach/document/document-page.js'),
  },
  '/assessment': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/assessment/assessment-page.js'),
    withoutBar: true,
  },
  '/onboarding': {
    access: 'signed-in',
    frame: 'form',
    load: () => import('../features/onboarding/onboarding-page.js'),
  },
  '/eligibility': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/eligibility/eligibility-page.js'),
    withoutBar: true,
  },
  '/profile': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/profile/profile-page.js'),
    sendsToLogin: true,
  },
  '/papers': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/papers/papers-page.js'),
  },
  '/notifications': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/notifications/notifications-page.js'),
  },
  '/settings': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/settings/settings-page.js'),
  },
  '/login': {
    access: 'signed-out',
    frame: 'form',
    load: () => import('../features/login/login-page.js'),
  },
  '/signup': {
    access: 'public',
    frame: 'form',
    load: () => import('../features/signup/signup-page.js'),
  },
  '/forgot-password': {
    access: 'public',
    frame: 'form',
    load: () => import('../features/password/forgot-password-page.js'),
  },
  '/reset-password': {
    access: 'public',
    frame: 'form',
    load: () => import('../features/password/reset-password-page.js'),
  },
  '/change-password': {
    access: 'signed-in',
    frame: 'form',
    load: () => import('../features/password/change-password-page.js'),
  },
  '/devices': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/devices/devices-page.js'),
  },
  '/admin/discovery': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/discovery/discovery-page.js'),
  },
  '/admin/discovery/jobs/:jobId': {
    access: 'signed-in',
    frame: 'app',
    load: () => import('../features/discovery/jobs/job-page.js'),
  },
  '/resources': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/library/library-page.js'),
  },
  '/resources/:topicId': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/library/topic-page.js'),
  },
  '/safety': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/safety/safety-page.js'),
  },
  '/terms-of-service': {
    access: 'public',
    frame: 'reading',
    load: () => legalPage('TermsOfServicePage'),
  },
  '/privacy-policy': {
    access: 'public',
    frame: 'reading',
    load: () => legalPage('PrivacyPolicyPage'),
  },
  '/consent-notice': {
    access: 'public',
    frame: 'reading',
    load: () => legalPage('ConsentNoticePage'),
  },
  '/bot': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/crawler/crawler-page.js'),
  },
  '/unsubscribe/*': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/unsubscribe/unsubscribe-page.js'),
  },
  '*': {
    access: 'public',
    frame: 'reading',
    load: () => import('../features/not-found/not-found-page.js'),
  },
};
