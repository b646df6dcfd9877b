import { writeFileSync } from 'node:fs';
import { safetyFigures, screenSummary, untouchedFigures } from './safety-figures.js';

const FILE = new URL('../../content/src/safety/measured-figures.ts', import.meta.url);
const untouched = await untouchedFigures();
const figures = { measured: new Date().toISOString().slice(0, 10), ...safetyFigures(untouched) };

writeFileSync(
  FILE,
  `import type { SafetyFigures } from './figures.js';

/** Written by \`npm run safety-figures\`: what infra/bench/src/safety-figures.ts measured with the shipped models. */
export const measuredFigures: SafetyFigures = ${JSON.stringify(figures)};
`,
);
process.stdout.write(`${screenSummary(untouched)}\n`);
