import { z } from 'zod';
import { browsers, systems } from './device.js';

/** GET /api/auth/sessions: where the person is signed in. The id opens nothing. */
export const signedInSession = z.object({
  id: z.uuid(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  startedAt: z.iso.datetime(),
  /** To within some minutes (SESSION_CACHE). */
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

/** DELETE /api/auth/sessions and /api/auth/sessions/:id: how many were ended. */
export const endedSessions = z.object({ ended: z.int().nonnegative() });
export type EndedSessions = z.infer<typeof endedSessions>;
