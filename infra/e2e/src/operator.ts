import { connect } from 'amqplib';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningCareward } from './control.js';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Runs `npm run dlq` for the running Careward; returns its output. */
export async function dlq({ dataDir }: Pick<RunningCareward, 'dataDir'>, ...args: string[]): Promise<string> {
  const { AMQP_URL: _other, ...env } = process.env;
  const { stdout } = await run('npm', ['run', '--silent', 'dlq', '--', ...args], {
    cwd: root,
    env: { ...env, CAREWARD_DATA_DIR: dataDir },
  });
  return stdout;
}

/** Publishes a text on the event exchange, as a broken producer would. */
export async function publishText(
  { dataDir }: Pick<RunningCareward, 'dataDir'>,
  type: string,
  id: string,
  text: string,
) {
  const engines = readFileSync(join(dataDir, 'engines.json'), 'utf8');
  const connection = await connect((JSON.parse(engines) as { amqpUrl: string }).amqpUrl);
  const channel = await connection.createConfirmChannel();
  channel.publish('careward.events', type, Buffer.from(text), { messageId: id, type });
  await channel.waitForConfirms();
  await connection.close();
}

/** The log lines of all roles with this correlation id, as `<role> <message> <event or route>`. */
export function logLinesOf({ dataDir }: Pick<RunningCareward, 'dataDir'>, correlationId: string): string[] {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.includes(correlationId))
    .map((line) => JSON.parse(line) as Record<string, string>)
    .map(({ role, msg, event, route }) => [role, msg, event ?? route].filter(Boolean).join(' '));
}
