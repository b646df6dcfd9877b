import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { wantedQuestionCollection } from './wanted/wanted-question.repository.js';

/**
 * None of them holds anything about a caregiver: an unanswered question leaves terms, without whose it was. What names an
 * admin, by id, is the audit of the sources, which stays.
 */
export const impersonal: readonly ImpersonalCollection[] = [
  { collection: 'documents', retention: 'for ever' },
  { collection: 'versions', retention: 'for ever' },
  { collection: 'crawled_pages', retention: 'for ever' },
  { collection: 'sources', retention: 'for ever' },
  { collection: 'discovery_jobs', retention: 'for ever' },
  { collection: 'crawl_frontier', retention: 'the service' },
  wantedQuestionCollection,
];
