import { coachTimeoutFactor, sealingEnvironment } from '@careward/platform/app/environment';
import { z } from 'zod';

/** A variable that is set to nothing is not set: compose files and shells pass on what is empty. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const coachEnvironment = sealingEnvironment
  .extend({
    /** Either of the two configures a language model: a key for OpenAI's own host, an address for any compatible one. */
    OPENAI_API_KEY: unlessEmpty(z.string()),
    OPENAI_BASE_URL: unlessEmpty(z.url({ protocol: /^https?$/, error: 'an http address is needed' })),
    OPENAI_MODEL: unlessEmpty(z.string()),
    COACH_TIMEOUT_FACTOR: coachTimeoutFactor,
    /** Where files lie, sealed: a folder that all copies share, or a bucket of any host that speaks S3. */
    FILES_DIR: unlessEmpty(z.string()),
    FILES_S3_BUCKET: unlessEmpty(z.string()),
    FILES_S3_ENDPOINT: unlessEmpty(z.url({ protocol: /^https?$/, error: 'an http address is needed' })),
    FILES_S3_REGION: z.string().default('us-east-1'),
    /** A clamd that looks at every file: `host:port`, or the path of its socket. */
    CLAMD_ADDRESS: unlessEmpty(
      z.string().regex(/^(\/.+|[^/:]+:\d+)$/, 'host:port or the path of a socket is needed'),
    ),
  })
  .refine(({ FILES_DIR, FILES_S3_BUCKET }) => FILES_DIR ?? FILES_S3_BUCKET, {
    path: ['FILES_DIR'],
    error: 'a folder, or FILES_S3_BUCKET, is needed',
  });
export type CoachConfig = z.infer<typeof coachEnvironment>;
