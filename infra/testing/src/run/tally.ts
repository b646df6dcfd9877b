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
