import { burdenRoutes, eligibilityRoutes } from './assessment/routes.js';
import { careProfileRoutes } from './care-profile/routes.js';
import { coachRoutes } from './coach/routes.js';
import { discoveryRoutes } from './discovery/routes.js';
import { gatewayRoutes, queueBoardRoutes } from './gateway/routes.js';
import { identityRoutes } from './identity/routes.js';
import type { Route } from './kernel/route.js';
import { notificationsRoutes } from './notifications/routes.js';

/** Every route that a browser may call. */
export const routeTable = [
  ...Object.values(gatewayRoutes),
  ...queueBoardRoutes.map(({ row }) => row),
  ...Object.values(identityRoutes),
  ...Object.values(careProfileRoutes),
  ...Object.values(coachRoutes),
  ...Object.values(burdenRoutes),
  ...Object.values(eligibilityRoutes),
  ...Object.values(notificationsRoutes),
  ...Object.values(discoveryRoutes),
] as readonly Route[];
