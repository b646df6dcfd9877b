import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { step } from './progress.mjs';

export const root = join(import.meta.dirname, '..', '..', '..');
const bin = join(root, 'node_modules', '.bin');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.careward-lock');
const NODE_VERSION = 24;

/** Something that the user can fix; the message is shown as it is. */
export class BootstrapFailed extends Error {}

/**
 * Installs the packages and builds, on any Node from 20.
 * @param {import('./progress.d.mts').Log} log
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} Node 24 and the environment to run it in
 */
export async function bootstrap(log) {
  await installPackages(log);
  const node = nodeToRun();
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    // Node compiles a module once for all the processes that load it.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  };
  const sources = hashOfSources();
  if (!isBuilt(sources)) {
    await step(log, 'Building', () => build(node, env));
    writeFileSync(buildStamp, sources);
  }
  return { node, env };
}

const buildStamp = join(root, 'node_modules', '.careward-build');

/** In a copy of the sources, since another Careward may run from this folder: each result is swapped in whole. */
async function build(node, env) {
  const copy = mkdtempSync(join(tmpdir(), 'careward-build-'));
  try {
    for (const file of sourceFiles()) {
      const path = join(copy, relative(root, file));
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(file, path);
    }
    for (const folder of [root, ...projects()].filter((each) => existsSync(join(each, 'node_modules'))))
      symlinkSync(join(folder, 'node_modules'), join(copy, relative(root, folder), 'node_modules'));
    await run(node, [join(bin, 'nx'), 'run-many', '-t', 'build'], {
      cwd: copy,
      env: {
        ...env,
        NX_DAEMON: 'false',
        CI: 'true',
        NX_TUI: 'false',
        NX_CACHE_DIRECTORY: join(root, '.nx', 'cache'),
        NX_WORKSPACE_DATA_DIRECTORY: join(root, '.nx', 'workspace-data'),
      },
      failure: 'The build failed; see its output above.',
    });
    for (const folder of projects()) swapIn(join(copy, relative(root, folder), 'dist'), join(folder, 'dist'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A program that runs from `dist` reads the old files or the new ones, and never half of them. */
function swapIn(built, dist) {
  const [next, old] = [`${dist}.next`, `${dist}.old`];
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  cpSync(built, next, { recursive: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

/** What was built from these very sources is left alone. */
const isBuilt = (sources) =>
  existsSync(buildStamp) &&
  readFileSync(buildStamp, 'utf8') === sources &&
  projects().every((folder) => existsSync(join(folder, 'dist')));

/** The folders of the workspaces that are built. */
const projects = () =>
  ['gateway', 'web', ...['services', 'infra'].flatMap((parent) => childrenOf(parent))]
    .map((folder) => join(root, folder))
    .filter((folder) => scriptsOf(folder).build !== undefined);

const childrenOf = (parent) => readdirSync(join(root, parent)).map((name) => join(parent, name));
const scriptsOf = (folder) => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {};
};

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const SETTINGS = ['package.json', 'package-lock.json', 'nx.json', '.swcrc', 'tsconfig.base.json'];

/** Every file that a build reads. */
const sourceFiles = () =>
  [...SETTINGS.map((name) => join(root, name)), ...projects().flatMap((folder) => filesIn(folder))].sort();

const NOT_READ = new Set(['dist', 'dist.next', 'dist.old', 'node_modules', 'test', 'models', 'target']);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_READ.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

async function installPackages(log) {
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const locked = lockServesThisPlatform(lock);
  if (!locked) {
    log(`The lock file has no binaries for ${process.platform}-${process.arch}: installing without it.`);
  }
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await step(log, 'Installing packages', () =>
    run('npm', ['install', ...flags, ...(locked ? [] : ['--no-package-lock'])], {
      env: { ...process.env, PATH: pathWithoutOwnBinaries() },
      failure: 'Installing the packages failed; check the network and run the same command again.',
    }),
  );
  writeFileSync(stampFile, stamp);
}

/** swc and the bundler have a binary package for each platform; the lock names those of the platform it was made on. */
function lockServesThisPlatform(lock) {
  return lock.includes(`"node_modules/@swc/core-${process.platform}-${process.arch}`);
}

/** npm must not run on the Node in node_modules, which it may replace. */
function pathWithoutOwnBinaries() {
  const own = `${sep}node_modules${sep}.bin`;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(own))
    .join(delimiter);
}

function nodeToRun() {
  const own = join(bin, 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= NODE_VERSION) return process.execPath;
  throw new BootstrapFailed(
    `Careward runs on Node ${NODE_VERSION}, for which there is no package on ${process.platform}-${process.arch}: ` +
      `install Node ${NODE_VERSION} and run the same command again.`,
  );
}

/** Runs a program and prints its output only when it fails. */
function run(program, args, { env, failure, cwd = root }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', () =>
      reject(
        new BootstrapFailed(`'${program}' could not be run: install it and run the same command again.`),
      ),
    );
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new BootstrapFailed(failure));
    });
  });
}
