import { z } from 'zod';
import { gatheredDeadLetters } from '../kernel/dead-letters.js';
import {
  queueBoardAnswer,
  queueBoardQuery,
  queueBoardReads,
  type QueueBoardRead,
} from '../kernel/queue-board.js';
import { defineRoute } from '../kernel/route.js';
import { publicConfig } from './public-config.js';
import { QUEUE_BOARD } from './queue-board.js';

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
