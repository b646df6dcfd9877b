import { answers } from '../loopback.js';
import type { Address } from '../loopback.js';
import { StartRefused } from '../start-refused.js';

const DEFAULT_PORTS: Record<string, number> = {
  'mongodb:': 27017,
  'redis:': 6379,
  'rediss:': 6379,
  'amqp:': 5672,
  'amqps:': 5671,
  'smtp:': 25,
  'smtps:': 465,
};

/** The address of an engine that a variable names, if it does. Throws StartRefused when nothing answers there. */
export async function engineFromEnvironment(
  env: NodeJS.ProcessEnv,
  variable: string,
): Promise<string | undefined> {
  const address = env[variable];
  if (!address) return undefined;
  const at = serverOf(address);
  if (at && !(await answers(at))) {
    throw new StartRefused(
      `${variable} is set, but nothing answers at ${nameOf(at)}: ` +
        `start that server, or unset ${variable} and Careward brings its own.`,
    );
  }
  return address;
}

/** Where the one server of an address listens; several servers or a DNS seed are for the driver to find. */
function serverOf(address: string): Address | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port } = new URL(address);
  // A unix socket stands where a host does: mongodb://%2Fpath%2Fto.sock
  if (hostname.startsWith('%2F')) return { path: decodeURIComponent(hostname) };
  const number = Number(port) || DEFAULT_PORTS[protocol];
  return hostname && number ? { host: hostname.replace(/^\[|\]$/g, ''), port: number } : undefined;
}

const nameOf = (at: Address): string => ('path' in at ? at.path : `${at.host}:${at.port}`);
