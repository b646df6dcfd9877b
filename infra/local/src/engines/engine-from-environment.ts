import { answers } from '../loopback.js';
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
      `${variable} is set, but nothing answers at ${at.host}:${at.port}: ` +
        `start that server, or unset ${variable} and Careward brings its own.`,
    );
  }
  return address;
}

/** Host and port of an address with one server in it; several servers or a DNS seed are for the driver to find. */
function serverOf(address: string): { host: string; port: number } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port } = new URL(address);
  const number = Number(port) || DEFAULT_PORTS[protocol];
  return hostname && number ? { host: hostname.replace(/^\[|\]$/g, ''), port: number } : undefined;
}
