import { careProfileRoutes } from './care-profile.js';
import { coachRoutes } from './coach.js';
import { discoveryRoutes } from './discovery.js';
import { gatewayRoutes } from './gateway.js';
import { identityRoutes } from './identity.js';
import type { Route } from './route.js';

/** The whole table: what the browser may call. */
export const routeTable = [
  ...Object.values(gatewayRoutes),
  ...Object.values(identityRoutes),
  ...Object.values(careProfileRoutes),
  ...Object.values(coachRoutes),
  ...Object.values(discoveryRoutes),
] as readonly Route[];
