import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FileReader } from '@careward/coach/files/reading/file-reader';
import { Log } from '@careward/platform/observability/log';
import { median } from './goal.js';
import { otherReaderOf } from './other-readers.js';
import { differenceOf, wordsOf } from './word-difference.domain.js';

/**
 * Reads the files of a folder as uploads are read, and tells how many of their words are right by what other programs read
 * of them: `node infra/bench/dist/reading.js FOLDER [--print] [--patience 8]`. `--print` shows the words of each file that
 * are lost or added, `--patience` lets a file take so many times as long as in the product. It needs pdftotext, antiword,
 * catdoc and unzip, and /proc.
 */
const {
  values: { print, patience },
  positionals: [folder = '.'],
} = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean', default: false }, patience: { type: 'string', default: '1' } },
});

/** `recall` and `precision` are null of what is not read, of what no other program reads, and of a file that has no words. */
type Reading = {
  name: string;
  kind: string;
  outcome: string;
  recall: number | null;
  precision: number | null;
  ms: number;
  /** CPU time of the reading process, and its memory at the peak. */
  work: number;
  mib: number;
};

const reader = new FileReader(new Log('bench', 'silent'), {
  COACH_TIMEOUT_FACTOR: Number(patience),
} as never);
const tell = (...cells: readonly string[]) => process.stdout.write(`${cells.join('\t')}\n`);

const readings: Reading[] = [];
tell('file', 'outcome', 'recall', 'precision', 'ms', 'work', 'MiB');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
  const other = otherReaderOf(extname(name).toLowerCase());
  if (!other) continue;
  const path = join(folder, name);
  const watch = watchChild();
  const begun = performance.now();
  const file = await reader.read(readFileSync(path), { type: other.type, owner: 'bench' });
  const ms = Math.round(performance.now() - begun);
  const { work, mib } = watch.stop();
  const outcome = [file.status, ...(file.reason === null ? [] : [file.reason])].join(' ');
  const isRead = file.status !== 'refused' && file.status !== 'failed';
  const expected = isRead ? other.read(path) : null;
  const { recall, precision, lost, added } = differenceOf(wordsOf(expected ?? ''), wordsOf(file.text));
  const isCut = file.reason === 'too-long' || file.reason === 'too-many-pages';
  const reading = {
    name,
    kind: extname(name).slice(1).toLowerCase(),
    outcome,
    recall: expected === null || isCut ? null : recall,
    precision: expected === null ? null : precision,
    ms,
    work,
    mib,
  };
  readings.push(reading);
  tell(name, outcome, percent(reading.recall), percent(reading.precision), ...[ms, work, mib].map(String));
  if (print && lost.length > 0 && reading.recall !== null) tell(`  lost: ${lost.join(' ')}`);
  if (print && added.length > 0 && reading.precision !== null) tell(`  added: ${added.join(' ')}`);
}

tell();
tell(
  'kind',
  'files',
  'refused',
  'not read',
  'compared',
  'recall',
  'precision',
  'median ms',
  'worst ms',
  'median work',
  'worst work',
  'MiB',
);
for (const [kind, own = []] of Object.entries(Object.groupBy(readings, (each) => each.kind))) {
  const count = (outcome: string) => own.filter((each) => each.outcome.startsWith(outcome)).length;
  const times = own.map(({ ms }) => ms);
  const recalls = own.flatMap(({ recall }) => recall ?? []);
  const precisions = own.flatMap(({ precision }) => precision ?? []);
  const counts = [own.length, count('refused'), count('failed'), recalls.length].map(String);
  const works = own.map(({ work }) => work);
  const most = [median(times), Math.max(...times), median(works), Math.max(...works)];
  const peak = Math.max(...own.map(({ mib }) => mib));
  tell(kind, ...counts, percent(mean(recalls)), percent(mean(precisions)), ...[...most, peak].map(String));
}
process.exit();

function percent(share: number | null): string {
  return share === null ? '-' : (100 * share).toFixed(1);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What the reading process takes; this one has no other child meanwhile. */
function watchChild(): { stop(): { work: number; mib: number } } {
  const most = { work: 0, mib: 0 };
  const watch = setInterval(() => {
    for (const pid of childrenOf(process.pid)) {
      most.work = Math.max(most.work, workOf(pid));
      most.mib = Math.max(most.mib, peakOf(pid));
    }
  }, 10);
  return {
    stop() {
      clearInterval(watch);
      return most;
    },
  };
}

function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readIfThere(`${tasks}/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function peakOf(pid: number): number {
  const [, kib = 0] = /VmHWM:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  return Math.round(Number(kib) / 1_024);
}

/** User and system time, in milliseconds; the kernel counts in ticks of ten. */
function workOf(pid: number): number {
  const [, fields = ''] = readIfThere(`/proc/${pid}/stat`).split(') ');
  const { [11]: user = 0, [12]: system = 0 } = fields.split(' ').map(Number);
  return 10 * (user + system);
}

/** A process may end between two looks at it. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
