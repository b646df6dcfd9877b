import { freePort, isHealthy } from '@careward/local/loopback';
import type { SupervisedProcess } from '@careward/local/supervised-process';
import { join } from 'node:path';
import { openFaultyProxy, type FaultyProxy } from './faulty-proxy.js';
import type { Plan } from './plan.js';
import type { PrivateEngines } from './private-engines.js';
import { roleEnvironment } from './role-settings.js';

type Roles = {
  producers: SupervisedProcess[];
  consumers: SupervisedProcess[];
  /** One between each role and the broker. */
  proxies: FaultyProxy[];
  stop(): Promise<void>;
};

const services = { producer: 'care-profile', consumer: 'coach' } as const;
type RoleKind = keyof typeof services;

/** The compiled program, also when this file runs from its source. */
const program = join(import.meta.dirname, '../../dist/faults/main.js');

/** Starts the run's processes, each behind a proxy of its own; resolves when all are ready. */
export async function startRoles(
  engines: PrivateEngines,
  plan: Plan,
  at: { folder: string; prefix: string },
): Promise<Roles> {
  const proxies: FaultyProxy[] = [];
  const start = async (kind: RoleKind, copy: number) => {
    const proxy = await openFaultyProxy(engines.amqpUrl);
    proxies.push(proxy);
    const healthPort = await freePort();
    const role = engines.supervise({
      name: `${kind}-${copy + 1}`,
      command: process.execPath,
      args: [program, kind],
      env: roleEnvironment(services[kind], plan, {
        mongodbUrl: engines.mongodbUrl,
        amqpUrl: proxy.url,
        healthPort,
        ...at,
      }),
      logFile: join(at.folder, `${kind}-${copy + 1}.log`),
      isReady: () => isHealthy(`http://127.0.0.1:${healthPort}/readyz`),
    });
    await role.start();
    return role;
  };
  const copies = (kind: RoleKind, count: number) =>
    Promise.all(Array.from({ length: count }, (_, copy) => start(kind, copy)));
  const consumers = await copies('consumer', plan.consumers);
  const producers = await copies('producer', plan.producers);
  return {
    producers,
    consumers,
    proxies,
    stop: async () => {
      await Promise.all([...producers, ...consumers].map((role) => role.stop()));
      await Promise.all(proxies.map((proxy) => proxy.close()));
    },
  };
}
