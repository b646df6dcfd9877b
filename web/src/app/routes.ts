import { lazy } from 'react';
import { pages } from './pages.js';

export const routes = Object.entries(pages).map(([path, page]) => ({
  ...page,
  path,
  Page: lazy(page.load),
}));

export type AppRoute = (typeof routes)[number];
