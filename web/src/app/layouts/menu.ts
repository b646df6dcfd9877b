import { routes } from '../routes.js';
import type { AppRoute } from '../routes.js';

type MenuRoute = AppRoute & Required<Pick<AppRoute, 'menu'>>;

/** The entries of rail and bottom bar. */
export const menu = routes.filter((route): route is MenuRoute => route.menu !== undefined);
