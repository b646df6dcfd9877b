import { sealingEnvironment } from '@careward/platform/app/environment';
import type { z } from 'zod';

export const assessmentEnvironment = sealingEnvironment;
export type AssessmentConfig = z.infer<typeof assessmentEnvironment>;
