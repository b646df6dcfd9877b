import type { ApprovalStatus, ContentSource } from '@careward/contracts/discovery/source';

export const orders = ['newest', 'name', 'nextRun'] as const;
export type Order = (typeof orders)[number];

/** Not those of the contracts, which would bring their schemas. */
export const statuses = Object.keys({
  pending: true,
  approved: true,
  rejected: true,
  emergency_stop: true,
} satisfies Record<ApprovalStatus, true>) as ApprovalStatus[];

export type SourceQuery = { typed: string; status: ApprovalStatus | undefined; order: Order };

/** Those of one status whose name, address or category has every typed word; case and accents do not count. */
export function findSources(
  sources: readonly ContentSource[],
  { typed, status, order }: SourceQuery,
): ContentSource[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return sources
    .filter(({ approvalStatus }) => status === undefined || approvalStatus === status)
    .filter(({ name, baseUrl, category }) => {
      const text = fold(`${name} ${baseUrl} ${category}`);
      return words.every((word) => text.includes(word));
    })
    .sort(comparisons[order]);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const comparisons: Record<Order, (one: ContentSource, other: ContentSource) => number> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.name.localeCompare(other.name),
  // What is not planned comes last.
  nextRun: (one, other) => (one.nextRunAt ?? '~').localeCompare(other.nextRunAt ?? '~'),
};
