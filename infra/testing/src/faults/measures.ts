import type { CommitNote, DeliveryNote } from './notes.js';
import type { Facts } from './verdict.js';

export type Spread = { p50: number; p99: number; max: number };

export type Measures = {
  /** From just before the commit to the effect, milliseconds. */
  latency: Spread;
  /** From a user's write to its answer, milliseconds. */
  write: Spread;
  refusedWrites: number;
  deliveries: number;
  /** Events that came again after their effect. */
  absorbed: number;
  /** Events whose first arrival was before that of their predecessor. */
  firstTooEarly: number;
};

/** `since`: what was committed before, milliseconds of the epoch, is counted and not timed. */
export function measure(
  { subjects, effects }: Pick<Facts, 'subjects' | 'effects'>,
  commits: readonly CommitNote[],
  deliveries: readonly DeliveryNote[],
  since = 0,
): Measures {
  const committedAt = new Map(subjects.flatMap(({ recorded }) => recorded.map(({ id, at }) => [id, at])));
  const latencies = effects.flatMap((document) =>
    document.effects.flatMap(({ id, at }) => {
      const committed = committedAt.get(id) ?? at;
      return committed < since ? [] : at - committed;
    }),
  );
  const first = new Map(deliveries.toReversed().map(({ event, outcome }) => [event, outcome]));
  return {
    latency: spread(latencies),
    write: spread(commits.flatMap((commit) => ('recorded' in commit && commit.at >= since ? commit.ms : []))),
    refusedWrites: commits.filter((commit) => 'refused' in commit).length,
    deliveries: deliveries.length,
    absorbed: deliveries.filter(({ outcome }) => outcome === 'absorbed').length,
    firstTooEarly: [...first.values()].filter((outcome) => outcome === 'early').length,
  };
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}
