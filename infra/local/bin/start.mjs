import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, BootstrapFailed, root } from './bootstrap.mjs';
import { terminalLog } from './progress.mjs';

const log = terminalLog();
let stop = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());

// When npm is stopped it ends its shell but not this process, which then gets a new parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(), 500).unref();

try {
  const { node, env } = await bootstrap(log);
  // Through the IPC channel the supervisor notices when this process ends, also by SIGKILL.
  // With as small a heap as the processes it starts (SMALL_HEAP in src/supervised-process.ts).
  const flags = ['--max-semi-space-size=4'];
  const supervisor = spawn(node, [...flags, join(root, 'infra', 'local', 'dist', 'start.js')], {
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
