import type { DiscoveryJob, DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';

const id = (n: number) => `01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d0${n}`;

/** The n-th is older than those before it. */
export const aSource = (n = 1, changed: Partial<ContentSource> = {}): ContentSource => ({
  id: id(n),
  name: `Source ${n}`,
  baseUrl: `https://help${n}.example.org/`,
  category: 'Dementia care',
  crawlDepth: 3,
  crawlFrequency: 'monthly',
  allowedPatterns: [],
  blockedPatterns: [],
  robotsTxtCompliant: false,
  tosReviewed: false,
  legalReviewNotes: '',
  approvalStatus: 'pending',
  isActive: false,
  createdAt: `2026-11-2${9 - n}T08:00:00.000Z`,
  check: null,
  nextRunAt: null,
  version: 1,
  ...changed,
});

export const aJob = (n = 1, changed: Partial<DiscoveryJob> = {}): DiscoveryJob => ({
  id: `${n}f3c21aa-7d2a-4c3b-9f10-2f6b1a4c8d01`,
  sourceId: id(1),
  sourceName: `Source ${n}`,
  status: 'completed',
  trigger: 'schedule',
  urlsDiscovered: 312,
  urlsProcessed: 3,
  urlsSucceeded: 2,
  progressPercent: 100,
  createdAt: `2026-11-2${9 - n}T08:00:00.000Z`,
  startedAt: '2026-11-22T08:00:00.000Z',
  endedAt: null,
  version: 1,
  ...changed,
});

export const aJobDetail = (n = 1, changed: Partial<DiscoveryJobDetail> = {}): DiscoveryJobDetail => ({
  ...aJob(n),
  reason: null,
  refusedBy: [],
  refused: [],
  ...changed,
});
