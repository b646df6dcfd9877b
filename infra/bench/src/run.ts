import { startPrivateEngines } from '@careward/testing/faults/private-engines';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, type Result } from './goal.js';
import { latencyResult, outageResults } from './journey.js';
import { relayResults } from './relay.js';

const tell = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'careward-bench-'));
const engines = await startPrivateEngines(folder, tell);
const stop = async () => {
  await engines.stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));

const benches: Record<string, () => Promise<Result[]>> = {
  relay: () => relayResults(engines),
  latency: async () => [await latencyResult(engines)],
  outage: () => outageResults(engines),
};
const asked = process.argv.slice(2);
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for (const result of await bench()) {
      tell(lineOf(result));
      if (!result.reached) process.exitCode = 1;
    }
  }
} finally {
  await stop();
}
process.exit();
