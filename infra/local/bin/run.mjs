import { spawn } from 'node:child_process';
import { bootstrap, BootstrapFailed, root } from './bootstrap.mjs';
import { terminalLog } from './progress.mjs';

// `node infra/local/bin/run.mjs [program] [argument …]`: installs and builds what is missing, then runs a built program.

const [program, ...args] = process.argv.slice(2);
// What the program prints may be read by another.
const log = terminalLog(process.stderr);
try {
  const { node, env } = await bootstrap(log);
  if (program !== undefined) {
    const child = spawn(node, [program, ...args], { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => process.exit(code ?? 1));
  }
} catch (error) {
  if (!(error instanceof BootstrapFailed)) throw error;
  log(error.message);
  process.exitCode = 1;
}
