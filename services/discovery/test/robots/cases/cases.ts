import { escapes, limits } from './escapes.js';
import { groups, names } from './groups.js';
import { indexes, longest, values } from './paths.js';
import type { RobotsCase } from './robots-case.js';
import { nothing, syntax } from './syntax.js';

/** How a robots.txt is read, by RFC 9309 and by the best-known parsers. */
export const CASES: readonly RobotsCase[] = [
  ...nothing,
  ...syntax,
  ...groups,
  ...names,
  ...longest,
  ...values,
  ...indexes,
  ...escapes,
  ...limits,
];
