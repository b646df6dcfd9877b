import { z } from 'zod';
import {
  gatheredDeadLetters,
  queueBoardAnswer,
  queueBoardQuery,
  type QueueBoardRead,
  queueBoardReads,
} from '../kernel/operations.js';
import { defineRoute } from '../kernel/route.js';
import { QUEUE_BOARD } from './addresses.js';

/** Configuration of the web client, written into index.html and returned by GET /api/config. */
const publicConfig = z.object({
  brandName: z.string(),
  supportEmail: z.string(),
  eligibilityFeatures: z.boolean(),
  /** Multiplies the client's deadline for an answer of the coach. */
  coachTimeoutFactor: z.number(),
  /** The measurement id of the analytics service; null: no analytics. */
  analyticsId: z.string().nullable(),
  /** The key that a browser asks its push service with (RFC 8292); null: nothing is sent to devices. */
  pushKey: z.string().nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** `cookie`: the browser holds one; whether its session still stands, only `GET /api/auth/user` says. */
const heldSession = z.object({ cookie: z.boolean() });
export type HeldSession = z.infer<typeof heldSession>;

export const gatewayRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/api/config',
    service: 'gateway',
    access: 'public',
    summary: 'Public configuration for the web client',
    answers: { 200: publicConfig },
    rate: { points: 300, seconds: 60, by: 'address' },
  }),
  heldSession: defineRoute({
    method: 'GET',
    path: '/api/auth/session',
    service: 'gateway',
    access: 'public',
    summary:
      'Whether this browser holds a session cookie; for pages without a bearer, before they ask for the user',
    answers: { 200: heldSession },
    rate: { points: 300, seconds: 60, by: 'address' },
  }),
  deadLetters: defineRoute({
    method: 'GET',
    path: '/api/admin/dead-letters',
    service: 'gateway',
    access: 'super_admin',
    summary: 'The dead letters of all services',
    answers: { 200: gatheredDeadLetters },
  }),
  docs: defineRoute({
    method: 'GET',
    path: '/api/docs',
    service: 'gateway',
    access: 'super_admin',
    summary: 'All calls as OpenAPI 3.1',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  }),
  eventDocs: defineRoute({
    method: 'GET',
    path: '/api/docs/events',
    service: 'gateway',
    access: 'super_admin',
    summary: 'All events as AsyncAPI 3',
    answers: { 200: z.looseObject({ asyncapi: z.string() }) },
  }),
};

export const queueBoardRoute = (read: QueueBoardRead) =>
  defineRoute({
    method: 'GET',
    path: `${QUEUE_BOARD}/api${read}`,
    service: 'gateway',
    access: 'super_admin',
    summary: 'What the dashboard of the job queues shows',
    query: queueBoardQuery,
    answers: { 200: queueBoardAnswer },
    polled: true,
  });

export const queueBoardRoutes = queueBoardReads.map((read) => ({ read, row: queueBoardRoute(read) }));
