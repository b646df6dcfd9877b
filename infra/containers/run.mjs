import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run test:containers`: builds the image and tries the whole of docker-compose.yml. Where no image can be pulled,
 * STAND_IN_IMAGES=true makes those of the engines, proxy and inbox out of packages, beside node:24-bookworm-slim,
 * debian:bookworm-slim, redis:7 and rabbitmq:3-management that are there already; BUILD_IMAGE names an image that reaches
 * the registry of packages.
 */
const root = join(import.meta.dirname, '../..');
const { BUILD_IMAGE, STAND_IN_IMAGES, BUILD_NETWORK = 'default' } = process.env;
const run = (program, ...args) => execFileSync(program, args, { cwd: root, stdio: 'inherit' });
const answers = (...args) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

if (!answers('info') || !answers('compose', 'version')) {
  process.stdout.write(
    'Nothing was tested: this needs a running Docker with compose. Start it, or set DOCKER_HOST.\n',
  );
  process.exit(1);
}

const buildArguments = BUILD_IMAGE ? ['--build-arg', `BUILD_IMAGE=${BUILD_IMAGE}`] : [];
const build = (tag, folder, ...more) =>
  run('docker', 'build', '-q', '--network', BUILD_NETWORK, ...buildArguments, ...more, '-t', tag, folder);
const timed = (what, work) => {
  const begun = performance.now();
  work();
  process.stdout.write(`${what}: ${Math.round((performance.now() - begun) / 1_000)} s\n`);
};

timed('image', () => build('careward:latest', '.'));
if (STAND_IN_IMAGES === 'true') {
  const standIns = 'infra/containers/stand-ins';
  run('mvn', '-q', '-f', 'infra/local/embedded-mongo/pom.xml', 'package');
  build('mongo:7', 'infra', '-f', `${standIns}/mongo/Dockerfile`);
  const caddy = mkdtempSync(join(tmpdir(), 'caddy-'));
  execFileSync('go', ['install', 'github.com/caddyserver/caddy/v2/cmd/caddy@v2.11.9'], {
    env: { ...process.env, GOBIN: caddy, CGO_ENABLED: '0' },
    stdio: 'inherit',
  });
  build('caddy:2.11', caddy, '-f', `${standIns}/caddy/Dockerfile`);
  rmSync(caddy, { recursive: true });
  build('maildev/maildev:2.2.1', `${standIns}/mail`);
  build('prom/prometheus:v3.5.0', `${standIns}/prometheus`);
}
run('npx', 'nx', 'run-many', '-t', 'build', '-p', '@careward/contracts,@careward/platform,@careward/local');
const tested = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--config',
    'infra/containers/jest.config.mjs',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TESTCONTAINERS_RYUK_DISABLED: 'true' } },
);
process.exit(tested.status ?? 1);
