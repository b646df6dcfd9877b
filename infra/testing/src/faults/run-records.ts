import type { WithOutbox } from '@careward/platform/events/pending-event';
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The producer's aggregate; `recorded` keeps all its events, so that the run can be checked. */
export type Aggregate = WithOutbox & { _id: string; recorded: { id: string; at: number }[] };

/** The consumer's document for one aggregate, changed by one guarded update for each event. */
export type Effects = { _id: string; last: number; effects: { id: string; sequence: number; at: number }[] };

export const AGGREGATES = 'aggregates';
export const EFFECTS = 'effects';

/** The ids that all producers of a run share. */
export const aggregateIds = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

/** A write that was acknowledged, with the ids of the events it recorded, or that failed. `ms` is how long it took. */
export type CommitRecord = { at: number; ms: number } & ({ recorded: string[] } | { error: string });

/** What became of one delivery. Early: an event before it is missing, so it is retried. */
export type Outcome = 'applied' | 'duplicate' | 'early';
export type DeliveryRecord = { at: number; event: string; outcome: Outcome };

const fileOf = { commits: 'commits.jsonl', deliveries: 'deliveries.jsonl' } as const;
type Records = { commits: CommitRecord; deliveries: DeliveryRecord };

/** Writes each record as a line and at once, so that it survives the process. */
export function openRunLog<Name extends keyof Records>(
  folder: string,
  name: Name,
): (record: Records[Name]) => void {
  const file = openSync(join(folder, fileOf[name]), 'a');
  return (record) => void writeSync(file, `${JSON.stringify(record)}\n`);
}

export function readRunLog<Name extends keyof Records>(folder: string, name: Name): Records[Name][] {
  const file = join(folder, fileOf[name]);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Records[Name]);
}
