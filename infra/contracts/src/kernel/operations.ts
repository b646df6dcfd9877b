import { z } from 'zod';
import { defineInternalCall, type Service, services, type ServiceWithJobs } from './service.js';

/** An event that a person must look at. `event` is the whole message as text; it carries ids only. */
const deadLetter = z.object({
  id: z.string(),
  type: z.string(),
  queue: z.string(),
  reason: z.string(),
  handler: z.string(),
  attempts: z.int().nonnegative(),
  firstFailed: z.string(),
  lastFailed: z.string(),
  event: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** The dead letters of a service's consumers. */
export const deadLettersOf = (service: Service) =>
  defineInternalCall({
    service,
    method: 'GET',
    path: '/internal/dead-letters',
    callers: ['gateway'],
    answer: z.array(deadLetter),
  });

/** GET /api/admin/dead-letters: the events, and the services that could not be asked. */
export const gatheredDeadLetters = z.object({
  letters: z.array(deadLetter),
  notReached: z.array(z.enum(services)),
});
export type GatheredDeadLetters = z.infer<typeof gatheredDeadLetters>;

/** What the dashboard of the job queues asks, in the paths that bull-board's page calls (ADR 0029): reads only. */
export const queueBoardReads = [
  '/queues',
  '/job-schedulers',
  '/queues/:queueName/metrics',
  '/queues/:queueName/workers',
  '/queues/:queueName/rate-limit',
  '/queues/:queueName/:jobId',
  '/queues/:queueName/:jobId/logs',
  '/queues/:queueName/:jobId/flow',
] as const;
export type QueueBoardRead = (typeof queueBoardReads)[number];

const digits = z.string().regex(/^\d{0,4}$/);
const name = z.string().max(100);
const states = [
  'active',
  'waiting',
  'waiting-children',
  'prioritized',
  'completed',
  'failed',
  'delayed',
] as const;

/** All that the page says in a query; an empty text counts as absent. */
export const queueBoardQuery = z
  .object({
    activeQueue: name,
    queueName: name,
    status: z.enum(['', 'latest', ...states]),
    page: digits,
    jobsPerPage: z.string().regex(/^([12]?\d{0,2}|300)$/),
    depth: digits,
    maxChildren: digits,
    root: z.enum(['', 'node']),
  })
  .partial();

export const queueBoardQuestion = z.object({
  read: z.enum(queueBoardReads),
  params: z.record(z.string(), z.string()),
  query: queueBoardQuery,
});
export type QueueBoardQuestion = z.infer<typeof queueBoardQuestion>;

/** As bull-board's page reads it; its own schema. */
export const queueBoardAnswer = z.union([z.looseObject({}), z.array(z.unknown())]);
export type QueueBoardAnswer = z.infer<typeof queueBoardAnswer>;

/** What the page asks about a service's own queues; 404 when they have nothing by this name or id. */
export const queueBoardOf = (service: ServiceWithJobs) =>
  defineInternalCall({
    service,
    method: 'POST',
    path: '/internal/queue-board',
    callers: ['gateway'],
    body: queueBoardQuestion,
    answer: queueBoardAnswer,
  });
