import { execFileSync, spawn } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { bootstrap, BootstrapFailed, root } from '../../local/bin/bootstrap.mjs';
import { terminalLog } from '../../local/bin/progress.mjs';

const log = terminalLog();
let stop = () => process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());

/** What is no part of a path: see run.ts. */
const isMode = (argument) => ['long', 'changed'].includes(argument);

/** The arguments of the run; in a package's folder they name its own specs alone, and all of them where nothing is named. */
function argumentsIn(folder, given) {
  const names = given.filter((argument) => !isMode(argument));
  refuseMisses(folder, names);
  if (folder === '') return given;
  const patterns = names.map((name) => `^${folder}/.*${name}`);
  return [...given.filter(isMode), ...(patterns.length > 0 ? patterns : [`^${folder}/`])];
}

/** A name that no file has is told before anything is built. Without git, jest tells it. */
function refuseMisses(folder, names) {
  const files = names.length > 0 ? testFiles(folder) : null;
  for (const name of names) {
    if (files?.some((file) => new RegExp(name, 'i').test(file)) === false)
      throw new BootstrapFailed(`No spec or journey ${folder && `of ${folder} `}has "${name}" in its path.`);
  }
}

function testFiles(folder) {
  const files = ['*.spec.ts', '*.spec.tsx', '*.e2e.ts'];
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...files];
  try {
    const found = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    return found.filter((file) => file.startsWith(folder));
  } catch {
    return null;
  }
}

try {
  const folder = relative(root, process.cwd()).split(sep).join('/');
  const args = argumentsIn(folder, process.argv.slice(2));
  const { node, env } = await bootstrap(log);
  const run = join(root, 'infra/testing/dist/run/run.js');
  const child = spawn(node, [run, ...args], { cwd: root, env, stdio: 'inherit' });
  stop = () => child.kill('SIGTERM');
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  log(error instanceof BootstrapFailed ? error.message : String(error.stack));
  log('0 passed, 1 failed');
  process.exitCode = 1;
}
