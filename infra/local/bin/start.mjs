import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, BootstrapFailed, root } from './bootstrap.mjs';
import { terminalLog } from './progress.mjs';

const log = terminalLog();
let stop = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());

// npm ends its shell and leaves this process to itself: a new parent means that npm was told to stop.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(), 500).unref();

try {
  const { node, env } = await bootstrap(log);
  // The channel tells the supervisor when this process is gone, even by a signal that cannot be caught.
  const supervisor = spawn(node, [join(root, 'infra', 'local', 'dist', 'start.js')], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  stop = () => supervisor.kill('SIGTERM');
  supervisor.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  if (!(error instanceof BootstrapFailed)) throw error;
  log(error.message);
  process.exitCode = 1;
}
