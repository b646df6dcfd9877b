import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { changedFiles, journeysOf } from './changed.js';
import {
  type FailedJourneys,
  type FailedSpecs,
  type JestReport,
  jestTally,
  journeyFailures,
  type PlaywrightReport,
  playwrightTally,
  specFailures,
  sum,
  type Tally,
  withExitCode,
} from './tally.js';
import { LaneRecord, treeHash } from './lane-record.js';
import { writeGroups } from './spec-groups.js';
import { runStep, stopSteps, type Step } from './step.js';

const modules = 'node_modules';
const root = process.cwd();
const print = (line: string) => process.stdout.write(`${line}\n`);

const lint: Step = { name: 'Types and lint', args: [`${modules}/oxlint/bin/oxlint`] };
const format: Step = { name: 'Format', args: [`${modules}/oxfmt/bin/oxfmt`, '--check'] };

const budgets: Step = { name: 'First loads', args: ['web/build/load-budgets.mjs'] };

/** What failed, printed once more at the end: only the end of a log may be kept. */
const failures: string[] = [];

/** Counts as one test; its output is printed only when it fails, and its warnings always. */
async function check(step: Step): Promise<Tally> {
  const { code, seconds, output } = await runStep(step);
  if (code !== 0) failures.push(`${step.name}:\n${output.trimEnd()}`);
  print(`${step.name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  for (const line of output.split('\n')) if (line.startsWith('warning: ')) print(line);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests<Report>(
  step: Step,
  reportFile: string,
  tallyOf: (report: Report) => Tally,
  failuresOf: (report: Report) => string[],
): Promise<Tally> {
  print(`${step.name} …`);
  const { code, seconds } = await runStep(step, print);
  const report = readReport<Report>(reportFile);
  const tally = withExitCode(code, report && tallyOf(report));
  if (report) failures.push(...failuresOf(report));
  print(`${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    // The runner crashed before it wrote its report; withExitCode() counts that as a failure.
    return null;
  }
}

const jest = (config: string, options: string[], reportFile: string): Step => ({
  name: 'Unit, integration, contract and API specs',
  args: [
    // Each start loads its modules anew: with more room for what is young, collecting it takes a twentieth less CPU time.
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    `${modules}/jest/bin/jest.js`,
    `--config=${config}`,
    '--json',
    `--outputFile=${reportFile}`,
    ...options,
  ],
  // Testing Library's dump of the whole document would hide the message of a failed spec.
  env: { DEBUG_PRINT_LIMIT: '0' },
});

/** More workers than a machine's two cores, since each waits for engines, leases and restarts for much of its time. */
const allSpecs = (reportFile: string): Step =>
  jest('infra/testing/jest/groups.config.mjs', ['--maxWorkers=3'], reportFile);
const someSpecs = (patterns: string[], reportFile: string): Step =>
  jest('jest.config.mjs', ['--maxWorkers=2', ...patterns], reportFile);

const playwright = (config: string, patterns: string[], reportFile: string): Step => ({
  name: 'Browser journeys',
  args: [
    // Playwright and its workers exit in the middle of their work. What these compile in threads can then keep Node from
    // ever ending (nodejs/node#64274).
    '--no-maglev',
    '--no-concurrent-sparkplug',
    `${modules}/@playwright/test/cli.js`,
    'test',
    '-c',
    `infra/e2e/${config}`,
    ...patterns,
  ],
  env: {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  },
});

type Task = () => Promise<Tally>;

async function inOrder(tasks: Task[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const task of tasks) tallies.push(await task());
  return sum(tallies);
}

function failed(error: unknown): Tally {
  failures.push(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}

const reports = mkdtempSync(join(tmpdir(), 'careward-reports-'));

function runSpecs(stepFor: (reportFile: string) => Step): Promise<Tally> {
  const file = join(reports, 'specs.json');
  return runTests<JestReport & FailedSpecs>(stepFor(file), file, jestTally, specFailures);
}

function runJourneys(config: string, patterns: string[] = []): Promise<Tally> {
  const file = join(reports, `${config}.json`);
  const step = playwright(config, patterns, file);
  return runTests<PlaywrightReport & FailedJourneys>(step, file, playwrightTally, journeyFailures);
}

/** With the variable LANE only that part runs, so that several machines share a run. */
function chosenOf(lanes: Record<string, Task[]>, name?: string): Task[] {
  if (!name) return Object.values(lanes).flat();
  const known = Object.keys(lanes).join(', ');
  return lanes[name] ?? [() => Promise.resolve(failed(`LANE=${name} is unknown: ${known}.`))];
}

/**
 * One lane after the other: each keeps two cores busy by itself, and both at once end only a minute earlier, while
 * leases, heartbeats and time limits in the one wait for the other.
 */
async function runAll(): Promise<Tally> {
  const file = join(root, modules, '.cache/careward/lanes.json');
  const record = new LaneRecord(file, treeHash(root));
  const lane = (name: string, task: Task) => async () => {
    const before = record.passed(name);
    if (before) {
      print(`${name}: ${before.passed} passed in the run that was stopped.`);
      return before;
    }
    const tally = await task().catch(failed);
    record.ended(name, tally);
    return tally;
  };
  const checked = (step: Step) => lane(step.name, () => check(step));
  const specs = () => {
    writeGroups(root, process.env.LONG === '1');
    return runSpecs(allSpecs);
  };
  const journeys = () => runJourneys('whole.config.mjs');
  const lanes = {
    checks: [checked(format), checked(lint), checked(budgets)],
    specs: [lane('Specs', specs)],
    journeys: [lane('Journeys', journeys)],
  };
  const total = await inOrder(chosenOf(lanes, process.env.LANE));
  if (!stopped) record.runEnded();
  return total;
}

/** Specs by parts of their paths and, with `.e2e`, browser journeys. */
const runSome = (patterns: string[]): Promise<Tally> => {
  const isOutage = (pattern: string) => /(outages|erasure|operations)\.e2e/.test(pattern);
  const {
    specs = [],
    journeys = [],
    outages = [],
  } = Object.groupBy(patterns, (pattern) => {
    if (isOutage(pattern)) return 'outages';
    return pattern.includes('.e2e') ? 'journeys' : 'specs';
  });
  return inOrder([
    ...(specs.length > 0 ? [() => runSpecs((reportFile) => someSpecs(specs, reportFile))] : []),
    ...(journeys.length > 0 ? [() => runJourneys('playwright.config.mjs', journeys)] : []),
    ...(outages.length > 0 ? [() => runJourneys('outages.config.mjs', outages)] : []),
  ]);
};

/** The specs that import what differs from the branch `main`, and the journeys of its features. */
async function runChanged(): Promise<Tally> {
  const files = changedFiles(root);
  const [specs, journeys] = [specsImporting(files), journeysOf(files)];
  if (specs.length + journeys.length === 0) print('No test concerns what differs from main.');
  return runSome([...specs, ...journeys]);
}

function specsImporting(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const options = [
    '--config=jest.config.mjs',
    '--resolver=<rootDir>/infra/testing/jest/source-resolver.cjs',
    '--listTests',
    '--findRelatedTests',
    ...files,
  ];
  const found = execFileSync(process.execPath, [`${modules}/jest/bin/jest.js`, ...options], {
    encoding: 'utf8',
  });
  return found
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((path) => relative(root, path));
}

/** Arguments: `long` adds the long specs, `changed` runs what a change concerns; everything else is a pattern. */
function run(args: string[]): Promise<Tally> {
  if (args.includes('long')) process.env.LONG = '1';
  if (args.includes('changed')) return runChanged();
  const patterns = args.filter((argument) => argument !== 'long');
  return patterns.length > 0 ? runSome(patterns) : runAll();
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = true;
    stopSteps();
  });
const began = performance.now();
const total = await run(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) print(`\nFAILED ${failure}\n`);
print(`The whole run took ${Math.round((performance.now() - began) / 1000)} s.`);
print(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
