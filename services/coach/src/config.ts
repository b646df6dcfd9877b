import { coachTimeoutFactor, sealingEnvironment, serviceAddresses } from '@careward/platform/app/environment';
import { z } from 'zod';

export const coachEnvironment = sealingEnvironment
  .extend({
    IDENTITY_URL: serviceAddresses.IDENTITY_URL,
    CARE_PROFILE_URL: serviceAddresses.CARE_PROFILE_URL,
    DISCOVERY_URL: serviceAddresses.DISCOVERY_URL,
    /** Either of the two configures a language model: a key for OpenAI's own host, an address for any compatible one. */
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'an http address is needed' }).optional(),
    OPENAI_MODEL: z.string().optional(),
    COACH_TIMEOUT_FACTOR: coachTimeoutFactor,
    /** Where files lie, sealed: a folder that all copies share, or a bucket of any host that speaks S3. */
    FILES_DIR: z.string().optional(),
    FILES_S3_BUCKET: z.string().optional(),
    FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an http address is needed' }).optional(),
    FILES_S3_REGION: z.string().default('us-east-1'),
    /** A clamd that looks at every file: `host:port`, or the path of its socket. */
    CLAMD_ADDRESS: z
      .string()
      .regex(/^(\/.+|[^/:]+:\d+)$/, 'host:port or the path of a socket is needed')
      .optional(),
  })
  .refine(({ FILES_DIR, FILES_S3_BUCKET }) => FILES_DIR ?? FILES_S3_BUCKET, {
    path: ['FILES_DIR'],
    error: 'a folder, or FILES_S3_BUCKET, is needed',
  });
export type CoachConfig = z.infer<typeof coachEnvironment>;
