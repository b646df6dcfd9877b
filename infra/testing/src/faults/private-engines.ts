import { startEngines, type Engines } from '@careward/local/engines/start-engines';
import type { SupervisedProcess } from '@careward/local/supervised-process';
import { join } from 'node:path';

export type PrivateEngines = Engines & {
  folder: string;
  database: SupervisedProcess;
  broker: SupervisedProcess;
};

/** A broker and a database for this run alone, whatever the environment names, since they are going to be killed. */
export async function startPrivateEngines(
  folder: string,
  log: (line: string) => void,
): Promise<PrivateEngines> {
  const { MONGODB_URL: _mongodb, AMQP_URL: _amqp, ...env } = process.env;
  const dataDir = join(folder, 'engines');
  const engines = await startEngines({ dataDir, log, want: ['mongodb', 'rabbitmq'], env });
  return { ...engines, folder, database: engines.process('mongodb'), broker: engines.process('rabbitmq') };
}
