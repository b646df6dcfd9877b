import { parseRobots } from '@careward/discovery/robots/robots.domain';
import { projectRoot } from '@careward/local/programs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Result } from '../goal.js';

type Case = { says: string; robots: string | Buffer; agent: string; url: string };

/** The table that the specs hold us to. */
const CASES = join(projectRoot, 'services/discovery/test/robots/cases/cases.ts');
const DECISIONS = 2_000;
const GOAL_US = 10;

/** How long a decision takes once a robots.txt is parsed, over all cases and for the slowest one. */
export async function robotsResults(): Promise<Result[]> {
  const times = (await readCases()).map(({ says, robots, agent, url }) => {
    const parsed = parseRobots(Buffer.from(robots), agent);
    const often = () => {
      for (let n = 0; n < DECISIONS; n++) parsed.decide(url);
    };
    often();
    const began = performance.now();
    often();
    return { says, us: ((performance.now() - began) / DECISIONS) * 1_000 };
  });
  const mean = times.reduce((sum, { us }) => sum + us, 0) / times.length;
  const slowest = times.reduce((one, other) => (other.us > one.us ? other : one));
  return [
    {
      name: `robots.txt, ${times.length} cases`,
      figures: `${Math.round(1_000_000 / mean)} decisions/s, the slowest ${slowest.us.toFixed(1)} us (${slowest.says})`,
      goal: `${GOAL_US} us on average`,
      reached: mean <= GOAL_US,
    },
  ];
}

/** Specs are not built, so Node runs them as they are; they name each other by what a build would make of them. */
async function readCases(): Promise<readonly Case[]> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(context.parentURL?.endsWith('.ts') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
  });
  const { CASES: cases } = (await import(pathToFileURL(CASES).href)) as { CASES: readonly Case[] };
  hooks.deregister();
  return cases;
}
