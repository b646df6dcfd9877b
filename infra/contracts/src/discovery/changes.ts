import { z } from 'zod';
import { discoveryJobs } from './job.js';
import { contentSources } from './source.js';

/** GET /api/discovery/stream: first everything, then what changed. */
export const discoveryChanges = z.object({ sources: contentSources, jobs: discoveryJobs });
export type DiscoveryChanges = z.infer<typeof discoveryChanges>;
