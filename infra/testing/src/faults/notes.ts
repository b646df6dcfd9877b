import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A write that was answered, with the events it recorded; or one that was refused. `ms` is how long it took. */
export type CommitNote = { at: number; ms: number } & ({ recorded: string[] } | { refused: string });

/** What became of one delivery. Early: an event before it is missing, so it has to come again. */
export type Outcome = 'applied' | 'absorbed' | 'early';
export type DeliveryNote = { at: number; event: string; outcome: Outcome };

type Notes = { commits: CommitNote; deliveries: DeliveryNote };

const fileOf = (folder: string, name: keyof Notes) => join(folder, `${name}.jsonl`);

/** Written through at once, one line each, so that a note survives the process that made it. */
export function note<Name extends keyof Notes>(folder: string, name: Name, entry: Notes[Name]): void {
  appendFileSync(fileOf(folder, name), `${JSON.stringify(entry)}\n`);
}

export function readNotes<Name extends keyof Notes>(folder: string, name: Name): Notes[Name][] {
  const file = fileOf(folder, name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Notes[Name]);
}
