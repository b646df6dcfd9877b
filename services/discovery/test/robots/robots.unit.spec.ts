import { describe, expect, it } from '@jest/globals';
import robotsParser from 'robots-parser';
import { parseRobots } from '../../src/robots/robots.domain.js';
import { CASES } from './cases/cases.js';

const rows = CASES.map((row, index) => [`${index + 1}. ${row.says}`, row] as const);

describe('a robots.txt, case by case', () => {
  it('is read in at least 145 ways', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(145);
  });

  it.each(rows)('%s', (_says, { robots, agent, url, allowed }) => {
    expect(parseRobots(Buffer.from(robots), agent).decide(url)).toMatchObject({ allowed });
  });
});

type RobotsParser = (
  url: string,
  body: string,
) => {
  isAllowed: (url: string, agent: string) => boolean | undefined;
};

/** What robots-parser decides; it says nothing about URLs of other hosts, which then count as allowed. */
const theirs = (robots: string, agent: string, url: string) =>
  (robotsParser as unknown as RobotsParser)('https://care.example/robots.txt', robots).isAllowed(
    url,
    agent,
  ) ?? true;

describe('robots-parser', () => {
  it.each(rows)(
    'agrees, or the table says why not: %s',
    (_says, { robots, agent, url, allowed, otherwise }) => {
      expect(theirs(robots.toString(), agent, url)).toBe(otherwise === undefined ? allowed : !allowed);
    },
  );
});
