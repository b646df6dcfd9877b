import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

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
