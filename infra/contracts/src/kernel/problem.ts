import { z } from 'zod';
import { FIELD_ERRORS } from './limits.js';

/** RFC 9457 problem. `detail` is one sentence for the person; `errors` holds one for each field. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .max(FIELD_ERRORS)
    .optional(),
  /** Only on a 500: what to quote to support. */
  id: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
