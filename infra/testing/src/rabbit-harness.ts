import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import type { EventTransport } from '@careward/platform/events/event-transport';
import { Broker } from '@careward/platform/events/rabbit/broker';
import { RabbitTransport } from '@careward/platform/events/rabbit/rabbit-transport';
import { Topology } from '@careward/platform/events/rabbit/topology';
import type { Service } from '@careward/contracts/kernel/service';
import { startEngines } from '@careward/local/engines/start-engines';
import { connect } from 'amqplib';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TransportHarness } from './event-transport.suite.js';
import { openFaultyProxy, type FaultyProxy } from './faults/faulty-proxy.js';
import { shortRetrySteps } from './faults/role-settings.js';
import { testPrefix } from './test-prefix.js';

/** The RabbitMQ adapter on a private broker that can be stopped, each transport behind a faulty proxy. */
export async function rabbitHarness(): Promise<TransportHarness> {
  const folder = mkdtempSync(join(tmpdir(), 'careward-broker-'));
  const { AMQP_URL: _shared, ...env } = process.env;
  const engines = await startEngines({ dataDir: folder, want: ['rabbitmq'], log: () => undefined, env });
  const { amqpUrl } = engines;
  const broker = engines.process('rabbitmq');
  const prefix = testPrefix();
  const proxies = new Map<EventTransport, FaultyProxy>();
  const direct = await connect(amqpUrl);
  direct.on('error', () => undefined);
  const channel = await direct.createConfirmChannel();
  const queue = `${prefix}coach.on-care-profile.dlq`;
  const dead: { id: string | undefined; reason: string }[] = [];

  const transportOf = async (service: Service) => {
    const topology = new Topology(service, prefix, shortRetrySteps);
    const proxy = await openFaultyProxy(amqpUrl);
    const link = new Broker(proxy.url, (model) => topology.declare(model), new Log('test', 'silent'));
    const transport = new RabbitTransport(link, topology, new Clock(), new Log('test', 'silent'));
    proxies.set(transport, proxy);
    return transport;
  };

  return {
    producer: () => transportOf('care-profile'),
    consumer: () => transportOf('coach'),
    crash: async (transport) => {
      await proxies.get(transport)?.close();
      // Not awaited: this only ends its reconnecting.
      void transport.close();
    },
    publishText: async (type, text) => {
      channel.publish(`${prefix}careward.events`, type, Buffer.from(text), {
        messageId: /"id":"([^"]+)"/.exec(text)?.[1],
      });
      await channel.waitForConfirms();
    },
    deadLetters: async () => {
      const next = () => channel.get(queue, { noAck: true });
      for (let letter = await next(); letter; letter = await next()) {
        const { messageId, headers } = letter.properties as {
          messageId?: string;
          headers?: Record<string, string>;
        };
        dead.push({ id: messageId, reason: String(headers?.['x-reason']) });
      }
      return dead;
    },
    stopBroker: async () => {
      await broker.stop();
      return () => broker.start();
    },
    close: async () => {
      await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
      await engines.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
