import { stripVTControlCharacters } from 'node:util';

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
