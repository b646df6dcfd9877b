import type { z } from 'zod';
import { gatewayEnvironment } from '../../../gateway/src/config.js';
import { assessmentEnvironment } from '../../../services/assessment/src/app.module.js';
import { coachEnvironment } from '../../../services/coach/src/config.js';
import { sealingEnvironment } from '@careward/platform/app/environment';
import { discoveryEnvironment } from '../../../services/discovery/src/config.js';
import { identityEnvironment } from '../../../services/identity/src/config.js';
import { notificationsEnvironment, workerEnvironment } from '../../../services/notifications/src/config.js';

/** What each role reads. */
export const environments: Record<string, z.ZodObject> = {
  identity: identityEnvironment,
  'care-profile': sealingEnvironment,
  coach: coachEnvironment,
  assessment: assessmentEnvironment,
  notifications: notificationsEnvironment,
  'notifications-worker': workerEnvironment,
  discovery: discoveryEnvironment,
  'discovery-worker': discoveryEnvironment,
  gateway: gatewayEnvironment,
};

export function isNeeded(schema: z.ZodType): boolean {
  return !schema.safeParse(undefined).success;
}
