import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import type { EventTransport } from '@careward/platform/events/event-transport';
import type { BegunEvents } from '@careward/platform/events/rabbit/begun-events';
import { Broker } from '@careward/platform/events/rabbit/broker';
import { RabbitTransport } from '@careward/platform/events/rabbit/rabbit-transport';
import { Topology } from '@careward/platform/events/rabbit/topology';
import type { Service } from '@careward/contracts/kernel/service';
import { startEngines } from '@careward/local/engines/start-engines';
import { connect } from 'amqplib';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineAddresses } from './engine-addresses.js';
import { openFaultyProxy, type FaultyProxy } from './faults/faulty-proxy.js';
import { shortRetrySteps } from './faults/role-settings.js';
import { testPrefix } from './test-prefix.js';

/** A service's transport on the run's broker, or on the one at `url`; not started. Retries come after short waits. */
export function rabbitTransport(service: Service, prefix: string, url = engineAddresses().AMQP_URL) {
  const [topology, log] = [new Topology(service, prefix, shortRetrySteps), new Log('test', 'silent')];
  const broker = new Broker(url, (model) => topology.declare(model), log);
  return new RabbitTransport(broker, topology, begunInMemory(), new Clock(), log);
}

/** What a service keeps of the quarantined events that it has begun with, for as long as a spec. */
export function begunInMemory(): Pick<BegunEvents, 'begin' | 'end'> {
  const times = new Map<string, number>();
  return {
    begin: async (queue, eventId) => {
      const before = times.get(queue + eventId) ?? 0;
      times.set(queue + eventId, before + 1);
      return before;
    },
    end: async (queue, eventId) => void times.delete(queue + eventId),
  };
}

/** A private broker that can be stopped, and transports on it, each behind a faulty proxy. */
export async function rabbitHarness() {
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
    const proxy = await openFaultyProxy(amqpUrl);
    const transport = rabbitTransport(service, prefix, proxy.url);
    proxies.set(transport, proxy);
    return transport;
  };

  return {
    /** A transport of the service that owns the event. Not started. */
    producer: () => transportOf('care-profile'),
    /** A transport of the service that consumes it. Not started. */
    consumer: () => transportOf('coach'),
    /** Ends a transport as a kill would, without acknowledging anything. */
    crash: async (transport: EventTransport) => {
      await proxies.get(transport)?.close();
      // Not awaited: this only ends its reconnecting.
      void transport.close();
    },
    /** Publishes any text, also one that is no event. */
    publishText: async (type: string, text: string) => {
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
    /** Takes the broker down; the returned function brings it back. */
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
