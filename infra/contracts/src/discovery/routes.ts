import { z } from 'zod';
import { libraryQuery, topic, topicLine } from './topic.js';
import { defineRoute } from '../kernel/route.js';

export const discoveryRoutes = {
  library: defineRoute({
    method: 'GET',
    path: '/api/library',
    service: 'discovery',
    access: 'public',
    summary: 'The topics of the care library, all or those that match ?q=',
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
    summary: 'A whole topic with its sources',
    answers: { 200: topic },
    cacheControl: 'no-cache',
    rate: { points: 300, seconds: 60, by: 'address' },
  }),
};
