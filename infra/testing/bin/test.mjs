import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, BootstrapFailed, root } from '../../local/bin/bootstrap.mjs';
import { terminalLog } from '../../local/bin/progress.mjs';

const log = terminalLog();
let stop = () => process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());

try {
  const { node, env } = await bootstrap(log);
  const run = join(root, 'infra/testing/dist/run/run.js');
  const child = spawn(node, [run, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
  stop = () => child.kill('SIGTERM');
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  log(error instanceof BootstrapFailed ? error.message : String(error.stack));
  log('0 passed, 1 failed');
  process.exitCode = 1;
}
