import { gatheredDeadLetters } from '../kernel/dead-letters.js';
import { publicConfig } from './public-config.js';
import { defineRoute } from '../kernel/route.js';

export const gatewayRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/api/config',
    service: 'gateway',
    access: 'public',
    summary: 'What the web client may know',
    answers: { 200: publicConfig },
    rate: { points: 300, seconds: 60, by: 'address' },
  }),
  deadLetters: defineRoute({
    method: 'GET',
    path: '/api/admin/dead-letters',
    service: 'gateway',
    access: 'super_admin',
    summary: 'Events of all services that a person must look at',
    answers: { 200: gatheredDeadLetters },
  }),
};
