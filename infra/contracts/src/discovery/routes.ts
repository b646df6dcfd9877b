import { z } from 'zod';
import { libraryQuery, topic, topicLine } from './topic.js';
import { defineRoute } from '../kernel/route.js';

export const discoveryRoutes = {
  library: defineRoute({
    method: 'GET',
    path: '/api/library',
    service: 'discovery',
    access: 'public',
    summary: 'The care library, or the topics that fit ?q=',
    query: libraryQuery,
    answers: { 200: z.array(topicLine) },
    cacheControl: 'no-cache',
    rate: { points: 300, seconds: 60, by: 'address' },
  }),
  topic: defineRoute({
    method: 'GET',
    path: '/api/library/:id',
    service: 'discovery',
    access: 'public',
    summary: 'A topic, whole, with its sources',
    answers: { 200: topic },
    cacheControl: 'no-cache',
    rate: { points: 300, seconds: 60, by: 'address' },
  }),
};
