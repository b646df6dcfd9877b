import { isHealthy } from '@careward/local/is-healthy';
import { freePort } from '@careward/local/loopback';
import type { SupervisedProcess } from '@careward/local/supervised-process';
import { join } from 'node:path';
import { openFaultyLine, type FaultyLine } from './faulty-line.js';
import type { Plan } from './plan.js';
import type { PrivateEngines } from './private-engines.js';
import { roleEnvironment } from './role-environment.js';

export type Roles = {
  producers: SupervisedProcess[];
  consumers: SupervisedProcess[];
  /** Between each role and the broker. */
  lines: FaultyLine[];
  stop(): Promise<void>;
};

const programs = {
  producer: { service: 'care-profile', file: 'producer.js' },
  consumer: { service: 'coach', file: 'consumer.js' },
} as const;

/** The compiled programs, also when this file runs from its source. */
const built = join(import.meta.dirname, '../../dist/faults');

/** Starts the trial's processes, each behind a line of its own; resolves when all can work. */
export async function startRoles(
  engines: PrivateEngines,
  plan: Plan,
  at: { folder: string; prefix: string },
): Promise<Roles> {
  const lines: FaultyLine[] = [];
  const start = async (kind: keyof typeof programs, copy: number) => {
    const { service, file } = programs[kind];
    const line = await openFaultyLine(engines.amqpUrl);
    lines.push(line);
    const healthPort = await freePort();
    const role = engines.supervise({
      name: `${kind}-${copy + 1}`,
      command: process.execPath,
      args: [join(built, file)],
      env: roleEnvironment(service, plan, {
        mongodbUrl: engines.mongodbUrl,
        amqpUrl: line.url,
        healthPort,
        ...at,
      }),
      logFile: join(at.folder, `${kind}-${copy + 1}.log`),
      isReady: () => isHealthy(`http://127.0.0.1:${healthPort}/readyz`),
    });
    await role.start();
    return role;
  };
  const copies = (kind: keyof typeof programs, count: number) =>
    Promise.all(Array.from({ length: count }, (_, copy) => start(kind, copy)));
  const consumers = await copies('consumer', plan.consumers);
  const producers = await copies('producer', plan.producers);
  return {
    producers,
    consumers,
    lines,
    stop: async () => {
      await Promise.all([...producers, ...consumers].map((role) => role.stop()));
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}
