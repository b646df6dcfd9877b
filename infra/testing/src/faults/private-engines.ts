import { resolveEngines } from '@careward/local/engines/start-engines';
import type { ProcessSpec, SupervisedProcess } from '@careward/local/supervised-process';
import { Supervisor } from '@careward/local/supervisor';
import { join } from 'node:path';

export type PrivateEngines = {
  folder: string;
  mongodbUrl: string;
  amqpUrl: string;
  database: SupervisedProcess;
  broker: SupervisedProcess;
  supervise(spec: ProcessSpec): SupervisedProcess;
  stop(): Promise<void>;
};

/** A broker and a database for this run alone, whatever the environment names, since they are going to be killed. */
export async function startPrivateEngines(
  folder: string,
  log: (line: string) => void,
): Promise<PrivateEngines> {
  const supervisor = new Supervisor(log);
  const { MONGODB_URL: _mongodb, AMQP_URL: _amqp, ...env } = process.env;
  try {
    const want = ['mongodb', 'rabbitmq'] as const;
    const dataDir = join(folder, 'engines');
    const { mongodbUrl, amqpUrl } = await resolveEngines({ dataDir, log, want, env }, supervisor);
    const engine = (name: string) => {
      const found = supervisor.processes.find((process) => process.name === name);
      if (!found) throw new Error(`No process is called ${name}.`);
      return found;
    };
    return {
      folder,
      mongodbUrl,
      amqpUrl,
      database: engine('mongodb'),
      broker: engine('rabbitmq'),
      supervise: (spec) => supervisor.supervise(spec),
      stop: () => supervisor.stop(),
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
