import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const localEngines = join(root, 'infra/local/dist/engines/start-engines.js');
const containerEngines = join(root, 'infra/testing/dist/container-engines.js');

/** Starts the engines this run needs, once; what the environment already names is used as it is. */
export default async function globalSetup({ testPathPatterns }) {
  if (process.env.ENGINES === 'none' || onlyUnitSpecs(testPathPatterns.patterns)) return;
  if (process.env.MONGODB_URL && process.env.REDIS_URL && process.env.AMQP_URL) return;
  const containers = await containersIfAsked(process.env.TEST_ENGINES);
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
    globalThis.engines = { stop: () => Promise.all([engines.stop(), containers?.stop()]), dataDir };
  } catch (error) {
    await containers?.stop();
    throw error;
  }
}

/** The engines that need no container, such as the mail inbox, come from @careward/local all the same. */
async function containersIfAsked(asked) {
  if (!asked) return undefined;
  if (asked !== 'containers') {
    throw new Error(
      `TEST_ENGINES=${asked} is unknown: say TEST_ENGINES=containers, or unset it for private engines.`,
    );
  }
  const { startContainerEngines } = await built('@careward/testing', containerEngines);
  return startContainerEngines(process.env);
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

/** A module of a project's build, which is made first where there is none. */
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
