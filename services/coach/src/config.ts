import { serviceEnvironment } from '@careward/platform/app/environment';
import type { z } from 'zod';

export const coachEnvironment = serviceEnvironment;
export type CoachConfig = z.infer<typeof coachEnvironment>;
