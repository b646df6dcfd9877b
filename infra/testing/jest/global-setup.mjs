import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import globalTeardown from './global-teardown.mjs';

const root = join(import.meta.dirname, '../../..');
const localEngines = join(root, 'infra/local/dist/engines/start-engines.js');
const containerEngines = join(root, 'infra/testing/dist/container-engines.js');

/** Starts the engines that this run needs and the environment does not name. */
export default async function globalSetup({ testPathPatterns }) {
  if (process.env.ENGINES === 'none' || onlyUnitSpecs(testPathPatterns.patterns)) return;
  if (process.env.MONGODB_URL && process.env.REDIS_URL && process.env.AMQP_URL) return;
  const containers = await startContainers(process.env.TEST_ENGINES);
  Object.assign(process.env, containers?.addresses);
  const dataDir = mkdtempSync(join(tmpdir(), 'careward-test-'));
  try {
    const { startEngines } = await built('@careward/local', localEngines);
    const engines = await startEngines({ dataDir, log: (line) => process.stderr.write(`${line}\n`) });
    process.env.MONGODB_URL = engines.mongodbUrl;
    process.env.REDIS_URL = engines.redisUrl;
    process.env.AMQP_URL = engines.amqpUrl;
    process.env.SMTP_URL = engines.smtpUrl;
    process.env.MAIL_URL = engines.mailUrl;
    // For what the services of specs keep beside the engines; it goes with them.
    process.env.TEST_DATA_DIR = dataDir;
    globalThis.engines = { stop: () => Promise.all([engines.stop(), containers?.stop()]), dataDir };
    // Jest ends without its teardown when it is stopped.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => void globalTeardown().finally(() => process.exit(1)));
  } catch (error) {
    await containers?.stop();
    throw error;
  }
}

/** Starts containers if TEST_ENGINES says so; the mail inbox always comes from @careward/local. */
async function startContainers(setting) {
  if (!setting) return undefined;
  if (setting !== 'containers') {
    throw new Error(
      `TEST_ENGINES=${setting} is unknown: set TEST_ENGINES=containers, or unset it for private engines.`,
    );
  }
  const { startContainerEngines } = await built('@careward/testing', containerEngines);
  return startContainerEngines(process.env);
}

/** Engines take seconds to start, and unit specs need none. */
function onlyUnitSpecs(patterns) {
  const wanted = patterns.map((pattern) => new RegExp(pattern));
  const specs = globSync('{services,gateway,infra,web}/**/*.spec.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const chosen = specs.filter(
    (spec) => wanted.length === 0 || wanted.some((pattern) => pattern.test(join(root, spec))),
  );
  // Patterns that name groups of specs choose none of these files.
  return chosen.length > 0 && chosen.every((spec) => /\.unit\.spec\.tsx?$/.test(spec));
}

/** Imports a module from a project's build, and builds it first where there is none. */
async function built(project, module) {
  if (!existsSync(module)) {
    const nx = join(root, 'node_modules/.bin/nx');
    execFileSync(process.execPath, [nx, 'build', project], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return import(module);
}
