import type { ChannelModel } from 'amqplib';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadLetterQueues, listDeadLetters, redrive, withBroker } from './rabbit/dead-letters.js';

const usage = 'npm run dlq -- list | show ID | redrive QUEUE [ID]';
const tell = (line: string) => process.stdout.write(`${line}\n`);

/** `AMQP_URL`, else the broker that `npm start` runs for this data folder. */
function brokerUrl(): string {
  const file = join(process.env.CAREWARD_DATA_DIR ?? '.data', 'engines.json');
  const url =
    process.env.AMQP_URL ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { amqpUrl: string }).amqpUrl : undefined);
  if (!url) throw new Error('Nothing runs here. Start Careward first, or set AMQP_URL.');
  return url;
}

async function run(connection: ChannelModel, [command, what, id]: string[]): Promise<void> {
  const queues = deadLetterQueues(process.env.AMQP_PREFIX);
  if (command === 'list') {
    const letters = await listDeadLetters(connection, queues);
    for (const letter of letters)
      tell(
        [
          letter.id,
          letter.queue,
          letter.reason,
          `${letter.attempts} attempts`,
          `last ${letter.lastFailed}`,
        ].join('  '),
      );
    tell(`${letters.length} dead letters.`);
  } else if (command === 'show' && what) {
    const letter = (await listDeadLetters(connection, queues)).find((one) => one.id === what);
    tell(
      letter
        ? JSON.stringify({ ...letter, event: readable(letter.event) }, null, 2)
        : `No dead letter has the id ${what}.`,
    );
  } else if (command === 'redrive' && what && queues.includes(queueNamed(what))) {
    tell(`${await redrive(connection, queueNamed(what), new Date(), id)} sent back to their consumer.`);
  } else {
    tell(command === 'redrive' && what ? `No such queue. There are:\n${queues.join('\n')}` : usage);
    process.exitCode = 1;
  }
}

const queueNamed = (name: string) => (name.endsWith('.dlq') ? name : `${name}.dlq`);

function readable(event: string): unknown {
  try {
    return JSON.parse(event);
  } catch {
    return event;
  }
}

try {
  await withBroker(brokerUrl(), (connection) => run(connection, process.argv.slice(2)));
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
