import { z } from 'zod';

/** What the web client may know; written into index.html and answered by GET /api/config. */
export const publicConfig = z.object({
  brandName: z.string(),
  supportEmail: z.string(),
  eligibilityFeatures: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
