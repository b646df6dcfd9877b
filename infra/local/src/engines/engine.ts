import type { Log } from '../../bin/progress.mjs';
import { type Address, responds } from '../loopback.js';
import { StartRefused } from '../programs.js';
import type { EngineSecrets } from '../secrets.js';
import type { Supervisor } from '../supervisor.js';

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

const DEFAULT_PORTS: Record<string, number> = {
  'mongodb:': 27017,
  'redis:': 6379,
  'rediss:': 6379,
  'amqp:': 5672,
  'amqps:': 5671,
  'smtp:': 25,
  'smtps:': 465,
};

/** The engine's URL in the environment, if the variable is set. Throws StartRefused when nothing answers there. */
export async function engineFromEnvironment(
  env: NodeJS.ProcessEnv,
  variable: string,
): Promise<string | undefined> {
  const address = env[variable];
  if (!address) return undefined;
  const at = serverOf(address);
  if (at && !(await responds(at))) {
    throw new StartRefused(
      `${variable} is set, but nothing answers at ${nameOf(at)}: ` +
        `start that server, or unset ${variable} and Careward brings its own.`,
    );
  }
  return address;
}

/** Where the server of a URL listens; undefined for a list of servers or a DNS seed, which only the driver resolves. */
function serverOf(address: string): Address | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port } = new URL(address);
  // The host may be the path of a unix socket: mongodb://%2Fpath%2Fto.sock
  if (hostname.startsWith('%2F')) return { path: decodeURIComponent(hostname) };
  const number = Number(port) || DEFAULT_PORTS[protocol];
  return hostname && number ? { host: hostname.replace(/^\[|\]$/g, ''), port: number } : undefined;
}

const nameOf = (at: Address): string => ('path' in at ? at.path : `${at.host}:${at.port}`);
