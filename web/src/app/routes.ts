import { matchPath } from 'react-router-dom';
import { preloadable } from '../base/preloadable.js';
import { LandingDetails } from '../features/landing/landing-page.js';
import { type Frame, pages } from './pages.js';

export const FormLayout = preloadable(() => import('./layouts/form-layout.js'));
export const AppLayout = preloadable(() => import('./layouts/app-layout.js'));

/** Starts loading the layout that a signed-in person sees; the one of visitors is there already. */
export const loadLayout: Record<Frame, () => Promise<unknown>> = {
  form: FormLayout.preload,
  app: AppLayout.preload,
  reading: AppLayout.preload,
};

export const routes = Object.entries(pages).map(([path, page]) => ({
  ...page,
  path,
  Page: preloadable(() => page.load()),
}));

export type AppRoute = (typeof routes)[number];

/** Where whoever is signed in is sent from a page for others. */
export const home = routes.find(({ path }) => path === '/') as AppRoute;

/**
 * Loads the page of an address and its layout before anything is rendered, so that they neither wait for the session nor
 * leave a gap in the HTML that they take over. What fails here is loaded again, and reported, when it is rendered.
 */
export async function loadEarly(address: string, hasToken: boolean): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, address));
  if (!route) return;
  await Promise.allSettled(loadsOf(route, hasToken));
}

function loadsOf({ access, frame, Page }: (typeof routes)[number], hasToken: boolean): Promise<unknown>[] {
  if (access === 'signed-in' && !hasToken) return [LandingDetails.preload()];
  if (access === 'signed-out' && hasToken) return loadsOf(home, hasToken);
  const needsLayout = hasToken || frame === 'form';
  return [Page.preload(), ...(needsLayout ? [loadLayout[frame]()] : [])];
}
