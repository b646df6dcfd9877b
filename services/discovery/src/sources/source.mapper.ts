import type { ContentSource } from '@careward/contracts/discovery/source';
import type { Source } from './source.domain.js';

export const toContentSource = (source: Source): ContentSource => ({
  ...source,
  isActive: source.approvalStatus === 'approved',
  createdAt: source.createdAt.toISOString(),
  nextRunAt: source.nextRunAt?.toISOString() ?? null,
});
