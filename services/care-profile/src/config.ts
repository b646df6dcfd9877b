import { sealingEnvironment } from '@careward/platform/app/environment';
import type { z } from 'zod';

export const careProfileEnvironment = sealingEnvironment;
export type CareProfileConfig = z.infer<typeof careProfileEnvironment>;
