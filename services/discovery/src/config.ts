import { serviceEnvironment } from '@careward/platform/app/environment';
import type { z } from 'zod';

export const discoveryEnvironment = serviceEnvironment;
export type DiscoveryConfig = z.infer<typeof discoveryEnvironment>;
