import robotsParser from 'robots-parser';
import { LINE_BYTES, ROBOTS_BYTES } from './robots-lines.domain.js';
import { rawPathOf } from './robots-path.domain.js';

/** What robots-parser forbids: by which line, and what stands there. */
type Objection = { line: number; rule: string };

/** As it is; the types that come with it describe a default export that Node does not find there. */
type RobotsParser = (
  url: string,
  text: string,
) => {
  isAllowed(url: string, agent: string): boolean | undefined;
  getMatchingLineNumber(url: string, agent: string): number;
};
const parse = robotsParser as unknown as RobotsParser;

/** It judges paths alone. */
const SITE = 'https://site.invalid';
/** It compares each rule with the whole path, and one with stars from each character on: so long a worker may wait. */
const MOST_STEPS = 2_000_000;

/**
 * robots-parser as a second judge beside our matcher. It reads as much of the file as we do, and is not asked where the
 * answer would take too long.
 */
export function secondJudge(body: Buffer, agent: string): (url: string) => Objection | null {
  const lines = body
    .subarray(0, ROBOTS_BYTES)
    .toString()
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, LINE_BYTES));
  const judge = parse(`${SITE}/robots.txt`, lines.join('\n'));
  const starred = lines.reduce((length, line) => length + (line.includes('*') ? line.length : 0), 0);
  return (url) => {
    const path = rawPathOf(url);
    if ((lines.length + starred) * path.length > MOST_STEPS) return null;
    // Undefined: it cannot read the address.
    if (judge.isAllowed(SITE + path, agent) !== false) return null;
    const line = judge.getMatchingLineNumber(SITE + path, agent);
    return { line, rule: (lines[line - 1] ?? '').replace(/#.*/s, '').trim() };
  };
}
