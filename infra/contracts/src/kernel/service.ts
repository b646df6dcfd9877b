export const services = [
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
  'discovery',
] as const;
export type Service = (typeof services)[number];

/** The queues of jobs that services keep for their own workers. No name stands twice. */
export const jobQueues = {
  notifications: ['mail', 'push'],
  discovery: ['discovery-crawl'],
} as const satisfies Partial<Record<Service, readonly string[]>>;

export type ServiceWithJobs = keyof typeof jobQueues;

export const servicesWithJobs = Object.keys(jobQueues) as ServiceWithJobs[];
