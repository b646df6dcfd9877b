import { matchPath } from 'react-router-dom';
import { loadLayout } from './layouts/layouts.js';
import { pages } from './pages.js';

/**
 * Starts loading the page of an address and its layout before anything is rendered, so that they do not wait for the
 * session. What fails here is loaded again, and reported, when it is rendered.
 */
export function loadEarly(address: string, hasToken: boolean) {
  const found = Object.entries(pages).find(([path]) => matchPath(path, address));
  if (!found) return;
  const { access, frame, load } = found[1];
  // Somebody who is not signed in sees the landing screen or the public layout, which are in the first load.
  if (access === 'signed-in' && !hasToken) return;
  const needsLayout = hasToken || frame === 'form';
  void Promise.allSettled([load(), needsLayout && loadLayout[frame]()]);
}
