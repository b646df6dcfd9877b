import type { EventContract } from '../kernel/event.js';
import { eventSchema } from './json-schema.js';

const EXCHANGE = 'careward.events';

/** The catalog as an AsyncAPI 3 document: one channel per event on the topic exchange, sent by its owner. */
export function asyncApi(catalog: readonly EventContract[]) {
  const byType = <Value>(make: (event: EventContract) => Value): Record<string, Value> =>
    Object.fromEntries(catalog.map((event) => [event.type, make(event)]));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Careward events',
      version: '1.0.0',
      description: 'Facts between the services of Careward.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: byType(({ type }) => ({
      address: type,
      messages: { event: { $ref: `#/components/messages/${type}` } },
      bindings: {
        amqp: {
          is: 'routingKey',
          exchange: { name: EXCHANGE, type: 'topic', durable: true, autoDelete: false },
        },
      },
    })),
    operations: Object.fromEntries(catalog.flatMap(operationsOf)),
    components: {
      messages: byType((event) => ({
        name: event.type,
        summary: event.description,
        payload: eventSchema(event),
        examples: event.samples.map((sample) => ({ payload: { data: sample } })),
      })),
    },
  };
}

type Operation = { action: 'send' | 'receive'; channel: { $ref: string } };

function operationsOf({ type, owner, consumers }: EventContract): [string, Operation][] {
  const channel = { $ref: `#/channels/${type}` };
  const received = consumers.map((consumer): [string, Operation] => [
    `${consumer} receives ${type}`,
    { action: 'receive', channel },
  ]);
  return [[`${owner} sends ${type}`, { action: 'send', channel }], ...received];
}
