import { startPrivateEngines, type PrivateEngines } from '@careward/testing/faults/private-engines';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, type Result } from './goal.js';
import { latencyResult, outageResults } from './journey.js';
import { relayResults } from './relay.js';

const benches: Record<string, (engines: PrivateEngines) => Promise<Result[]>> = {
  relay: relayResults,
  latency: async (engines) => [await latencyResult(engines)],
  outage: outageResults,
};

const tell = (line: string) => process.stdout.write(`${line}\n`);
let stop: () => Promise<void> = () => Promise.resolve();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));

/** On engines of its own: what one leaves in the broker would slow down the next. */
async function run(bench: (engines: PrivateEngines) => Promise<Result[]>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'careward-bench-'));
  const engines = await startPrivateEngines(folder, tell);
  stop = async () => {
    await engines.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const result of await bench(engines)) {
      tell(lineOf(result));
      if (!result.reached) process.exitCode = 1;
    }
  } finally {
    await stop();
  }
}

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches))
  if (asked.length === 0 || asked.includes(name)) await run(bench);
process.exit();
