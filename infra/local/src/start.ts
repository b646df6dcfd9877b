import { terminalLog } from '../bin/progress.mjs';
import { StartRefused } from './programs.js';
import { startStack } from './stack.js';

const log = terminalLog();
const ending = new AbortController();
const { env } = process;

// Without a listener, writing to a closed terminal would end the process before everything is stopped.
process.stdout.on('error', () => undefined);

const end = () => ending.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// The parent process (bin/start.mjs) has ended, for whatever reason.
process.on('disconnect', end);

try {
  const stack = await startStack({
    dataDir: env['CAREWARD_DATA_DIR'] || '.data',
    port: portFrom('PORT', 3000),
    mailUiPort: portFrom('MAIL_UI_PORT', 1080),
    log,
    signal: ending.signal,
  });
  const inbox = stack.mailUrl && `   mail inbox: ${stack.mailUrl}`;
  log(`Careward is ready:  ${stack.url}${inbox}`);
  await new Promise<void>((resolve) => {
    if (ending.signal.aborted) resolve();
    else ending.signal.addEventListener('abort', () => resolve());
  });
  log('Stopping …');
  await stack.stop();
  log('Stopped.');
} catch (error) {
  if (!ending.signal.aborted) {
    log(error instanceof StartRefused ? error.message : String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}
process.exit();

function portFrom(name: string, otherwise: number): number {
  const port = Number(env[name] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  log(`${name} is ${env[name]}, which is no port: set it to a number between 1 and 65535.`);
  process.exit(1);
}
