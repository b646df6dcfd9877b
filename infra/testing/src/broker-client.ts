import { contractOf } from '@careward/contracts/event-catalog';
import { envelope, type EventContract, type EventOf, parseEvent } from '@careward/contracts/kernel/event';
import { expect } from '@jest/globals';
import { connect } from 'amqplib';
import { z } from 'zod';
import { engineAddresses } from './engine-addresses.js';
import { eventually } from './eventually.js';

type AnyEvent = EventOf<EventContract>;

export type BrokerClient = {
  /** The events published so far, in order and without duplicates (the outbox may publish an event twice). */
  events: AnyEvent[];
  ofType<Contract extends EventContract>(contract: Contract): EventOf<Contract>[];
  /** The same; throws when an event has a field that its contract does not declare. */
  parsedStrictly<Contract extends EventContract>(contract: Contract): EventOf<Contract>[];
  /** Resolves when the broker has confirmed the event. */
  publish(event: AnyEvent): Promise<void>;
  stop(): Promise<void>;
};

/** Subscribes and publishes to the event exchange with this prefix. */
export async function openBrokerClient(prefix: string): Promise<BrokerClient> {
  const exchange = `${prefix}careward.events`;
  const connection = await connect(engineAddresses().AMQP_URL);
  const channel = await connection.createConfirmChannel();
  await channel.assertExchange(exchange, 'topic', { durable: true });
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchange, '#');
  const events: AnyEvent[] = [];
  const raw: { type: string }[] = [];
  const receive = (content: Buffer) => {
    const message = JSON.parse(content.toString('utf8')) as { type: string };
    raw.push(message);
    const event = readAny(message);
    if (!events.some(isDuplicateOf(event))) events.push(event);
  };
  await channel.consume(queue, (message) => message && receive(message.content), { noAck: true });
  return {
    events,
    ofType: <Contract extends EventContract>(contract: Contract) =>
      events.filter((event) => event.type === contract.type) as EventOf<Contract>[],
    parsedStrictly: <Contract extends EventContract>(contract: Contract) => {
      const { type, data } = contract;
      const strict = envelope.extend({ type: z.literal(type), data: data.strict() }).strict();
      return raw
        .filter((message) => message.type === type)
        .map((message) => strict.parse(message)) as EventOf<Contract>[];
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

const isDuplicateOf =
  ({ id, type, sequence }: AnyEvent) =>
  (other: AnyEvent) =>
    other.id === id && other.type === type && other.sequence === sequence;

function readAny(raw: { type: string }): AnyEvent {
  const contract = contractOf(raw.type);
  if (!contract) throw new Error(`"${raw.type}" is not in the catalog`);
  return parseEvent(contract, raw);
}

/** Waits for the event and expects it to have exactly the fields of one of the contract's samples. */
export async function expectPublished(bus: BrokerClient, contract: EventContract): Promise<void> {
  const published = await eventually(() => {
    const events = bus.parsedStrictly(contract);
    expect(events).not.toHaveLength(0);
    return events;
  });
  const fields = (data: object) => Object.keys(data).sort();
  for (const event of published) {
    expect(event.source).toBe(`/${contract.owner}`);
    expect(contract.samples.map(fields)).toContainEqual(fields(event.data));
  }
}
