import { serviceEnvironment } from '@careward/platform/config/environment';
import type { z } from 'zod';

export const coachEnvironment = serviceEnvironment;
export type CoachConfig = z.infer<typeof coachEnvironment>;
