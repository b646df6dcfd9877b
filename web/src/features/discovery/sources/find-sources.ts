import type { ApprovalStatus, ContentSource } from '@careward/contracts/discovery/source';
import { fits } from '../../../base/language/fold.js';

export const orders = ['newest', 'name', 'nextRun'] as const;
type Order = (typeof orders)[number];

type SourceQuery = { typed: string; status: ApprovalStatus | undefined; order: Order };

/** Those of one status whose name, address or category has every typed word. */
export function findSources(
  sources: readonly ContentSource[],
  { typed, status, order }: SourceQuery,
): ContentSource[] {
  const isFound = fits(typed);
  return sources
    .filter(({ approvalStatus }) => status === undefined || approvalStatus === status)
    .filter(({ name, baseUrl, category }) => isFound(`${name} ${baseUrl} ${category}`))
    .sort(comparisons[order]);
}

const comparisons: Record<Order, (one: ContentSource, other: ContentSource) => number> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.name.localeCompare(other.name),
  // What is not planned comes last.
  nextRun: (one, other) => (one.nextRunAt ?? '~').localeCompare(other.nextRunAt ?? '~'),
};
