import { type DeadLetter, deadLettersOf } from '@careward/contracts/kernel/operations';
import { services } from '@careward/contracts/kernel/service';
import { Controller, Inject } from '@nestjs/common';
import { connect, type Channel, type ChannelModel, type GetMessage, type Message } from 'amqplib';
import { z } from 'zod';
import { CONFIG, type ServiceConfig } from '../../app/environment.js';
import { unavailable } from '../../http/problem-error.js';
import { Internal } from '../../http/route.decorator.js';
import { GREETING_MS, HEARTBEAT_S } from './broker.js';
import { Topology } from './topology.js';

type Properties = { messageId: string; type: string; contentType: string };

const headers = z.object({
  'x-reason': z.string().catch('unknown'),
  'x-handler': z.string().catch('unknown'),
  'x-attempt': z.number().catch(0),
  'x-first-failed': z.string().catch(''),
  'x-last-failed': z.string().catch(''),
});

/** The dead-letter queues of all services; the first part of their names is the service's. */
export const deadLetterQueues = (prefix = ''): string[] =>
  services.flatMap((service) =>
    new Topology(service, prefix).consumers.map(({ deadLetters }) => deadLetters),
  );

/** Dead letters are read rarely, hence a connection for each time. */
export async function withBroker<Answer>(
  amqpUrl: string,
  work: (connection: ChannelModel) => Promise<Answer>,
): Promise<Answer> {
  const address = new URL(amqpUrl);
  address.searchParams.set('heartbeat', String(HEARTBEAT_S));
  const connection = await connect(address.href, { timeout: GREETING_MS });
  ignoreErrors(connection);
  try {
    return await work(connection);
  } finally {
    await closed(connection);
  }
}

/** Looks without taking anything away: what is fetched goes back to its queue when the channel closes. */
export async function listDeadLetters(
  connection: ChannelModel,
  queues: readonly string[],
  maxPerQueue = Infinity,
): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for (const queue of queues) {
    const channel = ignoreErrors(await connection.createChannel());
    try {
      for await (const message of messagesOf(channel, queue, maxPerQueue))
        letters.push(letterOf(queue, message));
    } finally {
      await closed(channel);
    }
  }
  return letters;
}

/** Sends letters back to the queue they came from, all or the one with this id; answers how many. */
export async function redrive(
  connection: ChannelModel,
  queue: string,
  now: Date,
  id?: string,
): Promise<number> {
  const channel = ignoreErrors(await connection.createConfirmChannel());
  const home = queue.replace(/\.dlq$/, '');
  const returned: Message[] = [];
  channel.on('return', (message) => returned.push(message));
  const sent = new Set<string>();
  try {
    for await (const message of messagesOf(channel, queue)) {
      const { messageId, type, contentType } = message.properties as Properties;
      // A message that failed again during the redrive stays for the next one.
      if (sent.has(messageId) || (id !== undefined && messageId !== id)) continue;
      // Sent to its consumer alone, without attempts and with a new day of retries.
      channel.sendToQueue(home, message.content, {
        messageId,
        type,
        contentType,
        headers: { 'x-redriven': now.toISOString() },
        persistent: true,
        mandatory: true,
      });
      await channel.waitForConfirms();
      if (returned.length > 0)
        throw new Error(`There is no queue ${home}; the messages stay where they are.`);
      channel.ack(message);
      sent.add(messageId);
    }
  } finally {
    await closed(channel);
  }
  return sent.size;
}

async function* messagesOf(channel: Channel, queue: string, max = Infinity): AsyncGenerator<GetMessage> {
  for (let seen = 0; seen < max; seen++) {
    const message = await channel.get(queue, { noAck: false });
    if (!message) return;
    yield message;
  }
}

/** The call in progress rejects with the error; without a listener it would also end the process. */
function ignoreErrors<Emitter extends NodeJS.EventEmitter>(emitter: Emitter): Emitter {
  return emitter.on('error', () => undefined);
}

async function closed(link: { close(): Promise<void> }): Promise<void> {
  try {
    await link.close();
  } catch {
    // The broker has closed it already.
  }
}

function letterOf(queue: string, { properties, content }: GetMessage): DeadLetter {
  const seen = headers.parse(properties.headers ?? {});
  return {
    id: String(properties.messageId),
    type: String(properties.type),
    queue,
    reason: seen['x-reason'],
    handler: seen['x-handler'],
    attempts: seen['x-attempt'],
    firstFailed: seen['x-first-failed'],
    lastFailed: seen['x-last-failed'],
    event: content.toString('utf8'),
  };
}

/** More of one queue is an outage, not a list to read. */
const MAX_PER_QUEUE = 500;

/** Tells what this service's consumers have set aside. */
@Controller()
export class DeadLettersController {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly topology: Topology,
  ) {}

  @Internal(deadLettersOf('identity'))
  async list(): Promise<DeadLetter[]> {
    const queues = this.topology.consumers.map(({ deadLetters }) => deadLetters);
    const list = withBroker(this.config.AMQP_URL, (broker) => listDeadLetters(broker, queues, MAX_PER_QUEUE));
    return list.catch(() => {
      throw unavailable();
    });
  }
}
