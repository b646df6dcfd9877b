import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installEngines } from './install-engines.js';
import { runStep, stopSteps, type Step } from './step.js';
import {
  jestTally,
  judged,
  playwrightTally,
  sum,
  type JestReport,
  type PlaywrightReport,
  type Tally,
} from './tally.js';

const modules = 'node_modules';
const tell = (line: string) => process.stdout.write(`${line}\n`);

const checks: Step[] = [
  { name: 'Types of the services', args: [`${modules}/typescript/bin/tsc`, '-p', 'tsconfig.json'] },
  { name: 'Types of the web client', args: [`${modules}/typescript/bin/tsc`, '-p', 'web/tsconfig.json'] },
  { name: 'Lint', args: [`${modules}/eslint/bin/eslint.js`, '.'] },
  { name: 'Format', args: [`${modules}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.'] },
];

/** A check passes or fails as one; its output is told only when it failed. */
async function check(step: Step): Promise<Tally> {
  const { code, seconds, output } = await runStep(step);
  if (code !== 0) tell(output.trimEnd());
  tell(`${step.name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests<Report>(
  step: Step,
  reportFile: string,
  tallyOf: (report: Report) => Tally,
): Promise<Tally> {
  tell(`${step.name} …`);
  const { code, seconds } = await runStep(step, tell);
  const tally = judged(code, readReport(reportFile, tallyOf));
  tell(`${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
}

function readReport<Report>(file: string, tallyOf: (report: Report) => Tally): Tally | null {
  try {
    return tallyOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    // The runner crashed before it wrote its report; judged() counts that.
    return null;
  }
}

const specs = (patterns: string[], reportFile: string): Step => ({
  name: 'Unit, integration, contract and API specs',
  args: [
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    `${modules}/jest/bin/jest.js`,
    `--maxWorkers=${Math.max(2, Math.floor(availableParallelism() / 2))}`,
    '--json',
    `--outputFile=${reportFile}`,
    ...patterns,
  ],
  // A failed screen spec names what it missed; the whole document below it would bury that.
  env: { DEBUG_PRINT_LIMIT: '0' },
});

const inBrowsers = (name: string, config: string, patterns: string[], reportFile: string): Step => ({
  name,
  args: [`${modules}/@playwright/test/cli.js`, 'test', '-c', `infra/e2e/${config}`, ...patterns],
  env: {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  },
});

type Task = () => Promise<Tally>;

/** What shares nothing runs side by side: the tasks of a lane run one after the other. */
async function inLanes(...lanes: Task[][]): Promise<Tally> {
  const runLane = async (tasks: Task[]) => {
    const tallies: Tally[] = [];
    for (const task of tasks) tallies.push(await task());
    return sum(tallies);
  };
  return sum(await Promise.all(lanes.map(runLane)));
}

function notInstalled(error: unknown): Tally {
  tell(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}

/** Arguments: `long` for the long specs too; anything else narrows the specs, or the e2e set it names. */
async function run(asked: string[]): Promise<Tally> {
  if (asked.includes('long')) process.env.LONG = '1';
  const patterns = asked.filter((argument) => argument !== 'long');
  const all = patterns.length === 0;
  const ofOutages = patterns.filter((pattern) => /(outages|erasure|operations)\.e2e/.test(pattern));
  const ofJourneys = patterns.filter((pattern) => pattern.includes('.e2e') && !ofOutages.includes(pattern));
  const ofSpecs = patterns.filter((pattern) => !pattern.includes('.e2e'));
  const reports = mkdtempSync(join(tmpdir(), 'careward-reports-'));
  const report = (name: string) => join(reports, `${name}.json`);
  const browse = (name: string, config: string, narrowed: string[]) => () => {
    const file = report(config);
    return runTests<PlaywrightReport>(inBrowsers(name, config, narrowed, file), file, playwrightTally);
  };
  const runSpecs = () => runTests<JestReport>(specs(ofSpecs, report('jest')), report('jest'), jestTally);
  const journeys = browse('Browser journeys', 'playwright.config.mjs', ofJourneys);
  const outages = browse('Outages', 'outages.config.mjs', ofOutages);
  try {
    if (all) {
      const engines = installEngines(tell);
      const whenInstalled = (task: Task) => () => engines.then(task, notInstalled);
      // Two lanes, as there are two cores at least.
      return await inLanes(
        [...checks.map((step) => () => check(step)), whenInstalled(runSpecs)],
        [whenInstalled(journeys), outages],
      );
    }
    return await inLanes([
      ...(ofSpecs.length > 0 ? [runSpecs] : []),
      ...(ofJourneys.length > 0 ? [journeys] : []),
      ...(ofOutages.length > 0 ? [outages] : []),
    ]);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSteps);
const began = performance.now();
const { passed, failed } = await run(process.argv.slice(2));
tell(`The whole run took ${Math.round((performance.now() - began) / 1000)} s.`);
tell(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
