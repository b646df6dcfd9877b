import type { DeadLetter } from '@careward/contracts/internal/dead-letters';
import { services } from '@careward/contracts/events/event';
import type { Channel, ChannelModel, ConfirmChannel, GetMessage } from 'amqplib';
import { z } from 'zod';
import { Topology } from './topology.js';

/** More than this in one queue is an outage, not a list to read. */
const MOST = 500;

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

/** Looks without taking anything away: what is fetched goes back to its queue when the channel closes. */
export async function listDeadLetters(
  connection: ChannelModel,
  queues: readonly string[],
): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for (const queue of queues) {
    const channel = await connection.createChannel();
    try {
      for await (const message of messagesOf(channel, queue)) letters.push(letterOf(queue, message));
    } finally {
      await channel.close();
    }
  }
  return letters;
}

/** Sends letters back to the queue they came from, all or the one with this id; answers how many. */
export async function redrive(connection: ChannelModel, queue: string, id?: string): Promise<number> {
  const channel: ConfirmChannel = await connection.createConfirmChannel();
  let sent = 0;
  try {
    for await (const message of messagesOf(channel, queue)) {
      if (id !== undefined && message.properties.messageId !== id) continue;
      const { messageId, type, contentType } = message.properties as {
        messageId: string;
        type: string;
        contentType: string;
      };
      // A fresh start: no attempts, so the ladder begins anew. Its consumer gets it, nobody else.
      channel.sendToQueue(queue.replace(/\.dlq$/, ''), message.content, {
        messageId,
        type,
        contentType,
        persistent: true,
      });
      await channel.waitForConfirms();
      channel.ack(message);
      sent += 1;
    }
  } finally {
    await channel.close();
  }
  return sent;
}

async function* messagesOf(channel: Channel, queue: string): AsyncGenerator<GetMessage> {
  for (let seen = 0; seen < MOST; seen++) {
    const message = await channel.get(queue, { noAck: false });
    if (!message) return;
    yield message;
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
