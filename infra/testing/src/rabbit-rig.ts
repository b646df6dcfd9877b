import { Clock } from '@careward/platform/clock';
import { Log } from '@careward/platform/logging/log';
import type { EventTransport } from '@careward/platform/messaging/event-transport';
import { Broker } from '@careward/platform/messaging/rabbit/broker';
import { RabbitTransport } from '@careward/platform/messaging/rabbit/rabbit-transport';
import { Topology } from '@careward/platform/messaging/rabbit/topology';
import type { Service } from '@careward/contracts/events/event';
import { connect } from 'amqplib';
import type { TransportRig } from './event-transport.suite.js';
import { openProxy, type Proxy } from './proxy.js';

/** The RabbitMQ adapter on a real broker, each transport behind a proxy of its own so that it can be cut off. */
export async function rabbitRig(amqpUrl: string, prefix: string): Promise<TransportRig> {
  const proxies = new Map<EventTransport, Proxy>();
  const direct = await connect(amqpUrl);
  const channel = await direct.createConfirmChannel();
  const queue = `${prefix}coach.on-care-profile.dlq`;
  const dead: { id: string | undefined; reason: string }[] = [];

  const transportOf = async (service: Service) => {
    const topology = new Topology(service, prefix);
    const proxy = await openProxy(amqpUrl);
    const broker = new Broker(
      proxy.url,
      (declaring) => topology.declare(declaring),
      new Log('test', 'silent'),
    );
    const transport = new RabbitTransport(broker, topology, new Clock(), new Log('test', 'silent'));
    proxies.set(transport, proxy);
    return transport;
  };

  return {
    producer: () => transportOf('care-profile'),
    consumer: () => transportOf('coach'),
    crash: async (transport) => {
      await proxies.get(transport)?.close();
      // Nobody waits: it only stops looking for the broker.
      void transport.close();
    },
    publishText: async (type, text) => {
      channel.publish(`${prefix}careward.events`, type, Buffer.from(text), {
        messageId: /"id":"([^"]+)"/.exec(text)?.[1],
      });
      await channel.waitForConfirms();
    },
    deadLetters: async () => {
      for (
        let letter = await channel.get(queue, { noAck: true });
        letter;
        letter = await channel.get(queue, { noAck: true })
      ) {
        const { messageId, headers } = letter.properties as {
          messageId?: string;
          headers?: Record<string, string>;
        };
        dead.push({ id: messageId, reason: String(headers?.['x-reason']) });
      }
      return dead;
    },
    stopBroker: async () => {
      const reopened = await Promise.all([...proxies.values()].map((proxy) => proxy.cut()));
      return async () => {
        await Promise.all(reopened.map((reopen) => reopen()));
      };
    },
    close: async () => {
      await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
      await direct.close();
    },
  };
}
