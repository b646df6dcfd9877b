import { matchPath } from 'react-router-dom';
import { LandingDetails } from '../features/landing/landing-page.js';
import { loadLayout } from './layouts/layouts.js';
import { routes } from './routes.js';

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
  const needsLayout = hasToken || frame === 'form';
  return [Page.preload(), ...(needsLayout ? [loadLayout[frame]()] : [])];
}
