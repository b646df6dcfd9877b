import type { z } from 'zod';

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

/** A synchronous call from one service to another (design.md 3). Path parameters are written `:name`. */
export type InternalCall<Answer extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  /** Who may call it; anybody else gets 403. */
  callers: readonly (Service | 'gateway')[];
  /** Absent: the call takes no body. */
  body?: Body;
  answer: Answer;
  /** How long the caller waits for it, in milliseconds; by default as long as for a route. */
  deadline?: number;
};

export const defineInternalCall = <Answer extends z.ZodType, Body extends z.ZodType = z.ZodUndefined>(
  row: InternalCall<Answer, Body>,
) => row;
