import { z } from 'zod';

/** Configuration of the web client, written into index.html and returned by GET /api/config. */
export const publicConfig = z.object({
  brandName: z.string(),
  supportEmail: z.string(),
  eligibilityFeatures: z.boolean(),
  /** Multiplies the client's deadline for an answer of the coach. */
  coachTimeoutFactor: z.number(),
  /** The measurement id of the analytics service; null: no analytics. */
  analyticsId: z.string().nullable(),
  /** The key that a browser asks its push service with (RFC 8292); null: nothing is sent to devices. */
  pushKey: z.string().nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
