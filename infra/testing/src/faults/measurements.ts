import type { FinalState } from './assertions.js';
import type { CommitRecord, DeliveryRecord } from './run-records.js';

export type Percentiles = { p50: number; p99: number; max: number };

export type Measurements = {
  /** From just before the commit to the effect, milliseconds. */
  latency: Percentiles;
  /** How long a write took for the one who made it, milliseconds. */
  write: Percentiles;
  failedWrites: number;
  deliveries: number;
  /** Events that were delivered again after their effect. */
  duplicates: number;
  /** Events whose first delivery came before that of their predecessor. */
  earlyArrivals: number;
};

/** Commits before `since` (milliseconds of the epoch) are counted and not timed. */
export function measure(
  { aggregates, effects }: Pick<FinalState, 'aggregates' | 'effects'>,
  commits: readonly CommitRecord[],
  deliveries: readonly DeliveryRecord[],
  since = 0,
): Measurements {
  const committedAt = new Map(aggregates.flatMap(({ recorded }) => recorded.map(({ id, at }) => [id, at])));
  const latencies = effects.flatMap((document) =>
    document.effects.flatMap(({ id, at }) => {
      const committed = committedAt.get(id) ?? at;
      return committed < since ? [] : at - committed;
    }),
  );
  const first = new Map(deliveries.toReversed().map(({ event, outcome }) => [event, outcome]));
  return {
    latency: percentiles(latencies),
    write: percentiles(
      commits.flatMap((commit) => ('recorded' in commit && commit.at >= since ? commit.ms : [])),
    ),
    failedWrites: commits.filter((commit) => 'error' in commit).length,
    deliveries: deliveries.length,
    duplicates: deliveries.filter(({ outcome }) => outcome === 'duplicate').length,
    earlyArrivals: [...first.values()].filter((outcome) => outcome === 'early').length,
  };
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}
