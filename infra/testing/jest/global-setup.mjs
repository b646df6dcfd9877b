import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'infra/local/dist/engines/start-engines.js');

/** Starts the engines this run needs, once; what the environment already names is used as it is. */
export default async function globalSetup({ testPathPatterns }) {
  if (process.env.ENGINES === 'none' || onlyUnitSpecs(testPathPatterns.patterns)) return;
  if (process.env.MONGODB_URL && process.env.REDIS_URL && process.env.AMQP_URL) return;
  if (!existsSync(built)) build('@careward/local');
  const { startEngines } = await import(built);
  const dataDir = mkdtempSync(join(tmpdir(), 'careward-test-'));
  const engines = await startEngines({ dataDir, log: (line) => process.stderr.write(`${line}\n`) });
  process.env.MONGODB_URL = engines.mongodbUrl;
  process.env.REDIS_URL = engines.redisUrl;
  process.env.AMQP_URL = engines.amqpUrl;
  process.env.SMTP_URL = engines.smtpUrl;
  process.env.MAIL_URL = engines.mailUrl;
  globalThis.engines = { stop: () => engines.stop(), dataDir };
}

/** Engines take seconds; a run that touches no I/O does without. */
function onlyUnitSpecs(patterns) {
  const asked = patterns.map((pattern) => new RegExp(pattern));
  const specs = globSync('{services,gateway,infra,web}/**/*.spec.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  return specs
    .filter((spec) => asked.length === 0 || asked.some((pattern) => pattern.test(join(root, spec))))
    .every((spec) => /\.unit\.spec\.tsx?$/.test(spec));
}

function build(project) {
  const nx = join(root, 'node_modules/.bin/nx');
  execFileSync(process.execPath, [nx, 'build', project], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
