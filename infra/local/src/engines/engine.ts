import type { Log } from '../../bin/progress.mjs';
import type { Supervisor } from '../supervisor.js';
import type { EngineSecrets } from './engine-secrets.js';

export const ENGINE_NAMES = ['mongodb', 'redis', 'rabbitmq', 'mail'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What resolving an engine needs of its surroundings. */
export type Surroundings = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  secrets: EngineSecrets;
  supervisor: Supervisor;
  log: Log;
};
