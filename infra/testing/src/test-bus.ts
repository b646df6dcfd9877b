import { contractOf } from '@careward/contracts/event-catalog';
import { envelope, parseEvent, type EventContract, type EventOf } from '@careward/contracts/kernel/event';
import { connect } from 'amqplib';
import { z } from 'zod';
import { engineAddresses } from './engine-addresses.js';

type AnyEvent = EventOf<EventContract>;

export type TestBus = {
  /**
   * What was published so far, in order, each read by its contract, and each once: a sweep may publish one more time
   * what is already on its way.
   */
  events: AnyEvent[];
  ofType<Contract extends EventContract>(contract: Contract): EventOf<Contract>[];
  /** The same as a producer must have said it: what it declared, and nothing beside it. Throws otherwise. */
  declared<Contract extends EventContract>(contract: Contract): EventOf<Contract>[];
  /** Publishes as a producer would; resolves when the broker has it. */
  publish(event: AnyEvent): Promise<void>;
  stop(): Promise<void>;
};

/** Listens to, and speaks on, the event exchange of one prefix. */
export async function openTestBus(prefix: string): Promise<TestBus> {
  const exchange = `${prefix}careward.events`;
  const connection = await connect(engineAddresses().AMQP_URL);
  const channel = await connection.createConfirmChannel();
  await channel.assertExchange(exchange, 'topic', { durable: true });
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, '#');
  const events: AnyEvent[] = [];
  const raw: { type: string }[] = [];
  const hear = (content: Buffer) => {
    const message = JSON.parse(content.toString('utf8')) as { type: string };
    raw.push(message);
    const event = readAny(message);
    if (!events.some(isAgain(event))) events.push(event);
  };
  await channel.consume(queue, (message) => message && hear(message.content), { noAck: true });
  return {
    events,
    ofType: <Contract extends EventContract>(contract: Contract) =>
      events.filter((event) => event.type === contract.type) as EventOf<Contract>[],
    declared: <Contract extends EventContract>(contract: Contract) => {
      const { type, data } = contract;
      const exactly = envelope.extend({ type: z.literal(type), data: data.strict() }).strict();
      return raw
        .filter((message) => message.type === type)
        .map((message) => exactly.parse(message)) as EventOf<Contract>[];
    },
    publish: async (event) => {
      channel.publish(exchange, event.type, Buffer.from(JSON.stringify(event)), {
        messageId: event.id,
        persistent: true,
      });
      await channel.waitForConfirms();
    },
    stop: () => connection.close(),
  };
}

const isAgain =
  ({ id, type, sequence }: AnyEvent) =>
  (heard: AnyEvent) =>
    heard.id === id && heard.type === type && heard.sequence === sequence;

function readAny(raw: { type: string }): AnyEvent {
  const contract = contractOf(raw.type);
  if (!contract) throw new Error(`"${raw.type}" is in no catalog`);
  return parseEvent(contract, raw);
}
