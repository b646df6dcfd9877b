import type { WithOutbox } from '@careward/platform/events/pending-event';

/** The producer's aggregate; `recorded` keeps all its events, so that the run can be checked. */
export type Aggregate = WithOutbox & { _id: string; recorded: { id: string; at: number }[] };

/** The consumer's document for one aggregate, changed by one guarded update for each event. */
export type Effects = { _id: string; last: number; effects: { id: string; sequence: number; at: number }[] };

export const AGGREGATES = 'aggregates';
export const EFFECTS = 'effects';

/** The ids that all producers of a run share. */
export const aggregateIds = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
