import { sealingEnvironment } from '@careward/platform/app/environment';
import type { z } from 'zod';

export const coachEnvironment = sealingEnvironment;
export type CoachConfig = z.infer<typeof coachEnvironment>;
