import { preloadable } from '../base/preloadable.js';
import { pages } from './pages.js';

export const routes = Object.entries(pages).map(([path, page]) => ({
  ...page,
  path,
  Page: preloadable(() => page.load()),
}));

export type AppRoute = (typeof routes)[number];
