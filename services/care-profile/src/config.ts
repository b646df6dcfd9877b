import { serviceEnvironment } from '@careward/platform/app/environment';
import type { z } from 'zod';

export const careProfileEnvironment = serviceEnvironment;
export type CareProfileConfig = z.infer<typeof careProfileEnvironment>;
