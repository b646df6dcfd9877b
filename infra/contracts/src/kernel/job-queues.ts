import type { Service } from './service.js';

/** The queues of jobs that services keep for their own workers. No name stands twice. */
export const jobQueues = {
  notifications: ['mail', 'push'],
  discovery: ['discovery-crawl'],
} as const satisfies Partial<Record<Service, readonly string[]>>;

export type ServiceWithJobs = keyof typeof jobQueues;

export const servicesWithJobs = Object.keys(jobQueues) as ServiceWithJobs[];
