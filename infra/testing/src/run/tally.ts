import { stripVTControlCharacters } from 'node:util';

export type Tally = { passed: number; failed: number };

/** The part of jest's `--json` report that is counted. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

/** The part of Playwright's JSON report that is counted. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Skipped tests and files that could not be loaded count as failed. */
export const jestTally = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
});

/** Skipped and flaky journeys count as failed. */
export const playwrightTally = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

/** A runner without a report, without tests or with an exit code other than 0 has at least one failure. */
export function withExitCode(exitCode: number, tally: Tally | null): Tally {
  if (!tally || tally.passed + tally.failed === 0) return { passed: 0, failed: 1 };
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The part of jest's `--json` report that tells what failed. */
export type FailedSpecs = { testResults: { name: string; status: string; message: string }[] };

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
};

/** The part of Playwright's JSON report that tells what failed. */
export type FailedJourneys = { suites: Suite[]; errors: { message?: string }[] };

/** A text for each file with a failed spec: its path and jest's messages. */
export const specFailures = ({ testResults }: FailedSpecs): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name, message }) => plain([name, message]));

/** A text for each failed journey: its project, where it stands and Playwright's messages. */
export const journeyFailures = ({ suites, errors }: FailedJourneys): string[] => [
  ...suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, results }) =>
          plain([
            `${projectName}: ${file}:${line} ${title}`,
            ...results.flatMap((result) => result.errors.flatMap(({ message }) => message ?? [])),
          ]),
        ),
    ),
  ...errors.map(({ message }) => plain([message ?? 'An error without a message.'])),
];

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const plain = (lines: string[]) => stripVTControlCharacters(lines.join('\n')).trim();
