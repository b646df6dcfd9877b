import { coachTimeoutFactor, sealingEnvironment } from '@careward/platform/app/environment';
import { z } from 'zod';

/** A variable that is set to nothing is not set: compose files and shells pass on what is empty. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const coachEnvironment = sealingEnvironment.extend({
  /** Either of the two configures a language model: a key for OpenAI's own host, an address for any compatible one. */
  OPENAI_API_KEY: unlessEmpty(z.string()),
  OPENAI_BASE_URL: unlessEmpty(z.url({ protocol: /^https?$/, error: 'an http address is needed' })),
  OPENAI_MODEL: unlessEmpty(z.string()),
  COACH_TIMEOUT_FACTOR: coachTimeoutFactor,
});
export type CoachConfig = z.infer<typeof coachEnvironment>;
