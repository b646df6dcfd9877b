import { burdenLevel, burdenRoutes, eligibilityRoutes } from './assessment/routes.js';
import { careContext, carePeople } from './care-profile/internal-calls.js';
import { careProfileRoutes } from './care-profile/routes.js';
import { pageScreening, personFile, personFiles, questionTerms, screening } from './coach/internal-calls.js';
import { coachRoutes } from './coach/routes.js';
import { documentPassages, publishedDocuments } from './discovery/internal-calls.js';
import { discoveryRoutes } from './discovery/routes.js';
import { gatewayRoutes, queueBoardRoutes } from './gateway/routes.js';
import {
  erasureContact,
  passwordResetMail,
  liveSessions,
  personContact,
  resolveSession,
  verificationMail,
} from './identity/internal-calls.js';
import { identityRoutes } from './identity/routes.js';
import { deadLettersOf, queueBoardOf } from './kernel/operations.js';
import { personExportOf, servicesWithPersonalData } from './kernel/person-export.js';
import type { Route } from './kernel/route.js';
import { type InternalCall, services, servicesWithJobs } from './kernel/service.js';
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

/** Every internal call. */
export const internalCallTable: readonly InternalCall[] = [
  resolveSession,
  verificationMail,
  passwordResetMail,
  liveSessions,
  personContact,
  erasureContact,
  careContext,
  carePeople,
  burdenLevel,
  screening,
  pageScreening,
  questionTerms,
  personFiles,
  personFile,
  documentPassages,
  publishedDocuments,
  ...services.map(deadLettersOf),
  ...servicesWithJobs.map(queueBoardOf),
  ...servicesWithPersonalData.map(personExportOf),
];
