import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngines } from '@careward/local/engines/start-engines';
import { journeyFailures, specFailures, type FailedJourneys, type FailedSpecs } from './failures.js';
import { runStep, stopSteps, type Step } from './step.js';
import {
  jestTally,
  withExitCode,
  playwrightTally,
  sum,
  type JestReport,
  type PlaywrightReport,
  type Tally,
} from './tally.js';

const modules = 'node_modules';
const print = (line: string) => process.stdout.write(`${line}\n`);

const types: Step = { name: 'Types', args: [`${modules}/oxlint/bin/oxlint`] };
/** The longest first. */
const otherChecks: Step[] = [
  { name: 'Lint', args: [`${modules}/eslint/bin/eslint.js`, '.'] },
  { name: 'Format', args: [`${modules}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.'] },
];

/** What failed, printed once more at the end: the lists print at the same time, and only the end of a log may be kept. */
const failures: string[] = [];

/** Counts as one test; its output is printed only when it fails. */
async function check(step: Step): Promise<Tally> {
  const { code, seconds, output } = await runStep(step);
  if (code !== 0) failures.push(`${step.name}:\n${output.trimEnd()}`);
  print(`${step.name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
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

const specs = (patterns: string[], reportFile: string): Step => ({
  name: 'Unit, integration, contract and API specs',
  args: [
    // Each file loads its modules anew: with more room for what is young, collecting it takes a twentieth less CPU time.
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    `${modules}/jest/bin/jest.js`,
    `--maxWorkers=${Math.max(2, Math.floor(availableParallelism() / 2))}`,
    '--json',
    `--outputFile=${reportFile}`,
    ...patterns,
  ],
  // Testing Library's dump of the whole document would hide the message of a failed spec.
  env: { DEBUG_PRINT_LIMIT: '0' },
});

const playwright = (name: string, config: string, patterns: string[], reportFile: string): Step => ({
  name,
  args: [`${modules}/@playwright/test/cli.js`, 'test', '-c', `infra/e2e/${config}`, ...patterns],
  env: {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  },
});

/**
 * Starts the engines once and stops them again, which installs what the machine lacks: two lists that did so at the same
 * time would call the package manager twice.
 */
async function installEngines(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'careward-install-'));
  const engines = await startEngines({ dataDir, log: print });
  await engines.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Task = () => Promise<Tally>;

/** Runs the lists in parallel, and the tasks of each list one after the other; a list that is done goes on with `rest`. */
async function inParallel(lists: Task[][], rest: Task[] = []): Promise<Tally> {
  const runInOrder = async (tasks: Task[]) => {
    const tallies: Tally[] = [];
    for (const task of tasks) tallies.push(await task());
    for (let task = rest.shift(); task; task = rest.shift()) tallies.push(await task());
    return sum(tallies);
  };
  return sum(await Promise.all(lists.map(runInOrder)));
}

function failed(error: unknown): Tally {
  print(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}

/** Arguments: `long` adds the long specs; everything else is a pattern of specs or, with `.e2e`, of browser journeys. */
async function run(args: string[]): Promise<Tally> {
  if (args.includes('long')) process.env.LONG = '1';
  const patterns = args.filter((argument) => argument !== 'long');
  const all = patterns.length === 0;
  const outagePatterns = patterns.filter((pattern) => /(outages|erasure|operations)\.e2e/.test(pattern));
  const journeyPatterns = patterns.filter(
    (pattern) => pattern.includes('.e2e') && !outagePatterns.includes(pattern),
  );
  const specPatterns = patterns.filter((pattern) => !pattern.includes('.e2e'));
  const reports = mkdtempSync(join(tmpdir(), 'careward-reports-'));
  const report = (name: string) => join(reports, `${name}.json`);
  const browse = (name: string, config: string, narrowed: string[]) => () => {
    const file = report(config);
    return runTests<PlaywrightReport & FailedJourneys>(
      playwright(name, config, narrowed, file),
      file,
      playwrightTally,
      journeyFailures,
    );
  };
  const runSpecs = () =>
    runTests<JestReport & FailedSpecs>(
      specs(specPatterns, report('jest')),
      report('jest'),
      jestTally,
      specFailures,
    );
  const journeys = browse('Browser journeys', 'playwright.config.mjs', journeyPatterns);
  const outages = browse('Outages', 'outages.config.mjs', outagePatterns);
  try {
    if (all) {
      const installed = installEngines();
      const afterInstall = (task: Task) => () => installed.then(task, failed);
      const checked = (step: Step) => () => check(step);
      // Two lists, for the two cores that a machine has at least. Checking types needs no engines.
      return await inParallel(
        [
          [checked(types), afterInstall(runSpecs)],
          [afterInstall(journeys), outages],
        ],
        otherChecks.map(checked),
      );
    }
    return await inParallel([
      [
        ...(specPatterns.length > 0 ? [runSpecs] : []),
        ...(journeyPatterns.length > 0 ? [journeys] : []),
        ...(outagePatterns.length > 0 ? [outages] : []),
      ],
    ]);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSteps);
const began = performance.now();
const total = await run(process.argv.slice(2));
for (const failure of failures) print(`\nFAILED ${failure}\n`);
print(`The whole run took ${Math.round((performance.now() - began) / 1000)} s.`);
print(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
