import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A write that was answered, with the events it recorded; or one that was refused. `ms` is how long it took. */
export type CommitNote = { at: number; ms: number } & ({ recorded: string[] } | { refused: string });

/** What became of one delivery. Early: an event before it is missing, so it has to come again. */
export type Outcome = 'applied' | 'absorbed' | 'early';
export type DeliveryNote = { at: number; event: string; outcome: Outcome };

const fileOf = { commits: 'commits.jsonl', deliveries: 'deliveries.jsonl' } as const;
type Notes = { commits: CommitNote; deliveries: DeliveryNote };

/** Each note is one line, written through at once, so that it survives the process that made it. */
export function openNotes<Name extends keyof Notes>(
  folder: string,
  name: Name,
): (entry: Notes[Name]) => void {
  const file = openSync(join(folder, fileOf[name]), 'a');
  return (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`);
}

export function readNotes<Name extends keyof Notes>(folder: string, name: Name): Notes[Name][] {
  const file = join(folder, fileOf[name]);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Notes[Name]);
}
