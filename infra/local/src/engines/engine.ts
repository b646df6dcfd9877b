import type { Log } from '../../bin/progress.mjs';
import type { Supervisor } from '../supervisor.js';
import type { EngineSecrets } from '../secrets.js';

export const ENGINE_NAMES = ['mongodb', 'redis', 'rabbitmq', 'mail'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** What every engine needs to start. */
export type EngineContext = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  secrets: EngineSecrets;
  supervisor: Supervisor;
  log: Log;
};

/**
 * A program that takes mongod's `--dbpath`. `maker` is kept beside the data, since mongod and the embedded engine
 * cannot read each other's files.
 */
export type MongoServer = { maker: 'mongod' | 'embedded'; command: string; args: string[] };
