import type { Log } from '../observability/log.js';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether what is sent to this host stays on this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** By hand, since URL does not know the servers of a replica set. */
const ADDRESS = /^([\w+.-]+):\/\/(?:[^@/?]*@)?([^/?]*)[^?]*(\?.*)?$/;

/** Encrypted by the protocol itself. */
const ENCRYPTED = ['rediss', 'amqps', 'smtps'];

/**
 * Whether a connection to another machine goes without TLS. MongoDB says so by an option, which a seed list turns on; a mail
 * server offers STARTTLS, which is required in production unless the address forbids it.
 */
export function isPlain(address: string): boolean {
  const [, protocol = '', servers = '', query = ''] = ADDRESS.exec(address) ?? [];
  const options = new URLSearchParams(query);
  // A path of a unix socket stands encoded.
  if (
    servers.split(',').every((server) => server.startsWith('%2F') || isLoopback(server.replace(/:\d+$/, '')))
  )
    return false;
  if (ENCRYPTED.includes(protocol)) return false;
  if (protocol === 'smtp') return options.get('ignoreTLS') === 'true';
  if (protocol.startsWith('mongodb'))
    return (options.get('tls') ?? options.get('ssl') ?? String(protocol === 'mongodb+srv')) !== 'true';
  return true;
}

const SERVERS = ['MONGODB_URL', 'KEYS_MONGODB_URL', 'REDIS_URL', 'AMQP_URL', 'SMTP_URL'];

/** One line for each server on another machine that is reached without TLS: a network may be private, but that has to be known. */
export function warnOfPlainConnections(config: { NODE_ENV: string }, log: Pick<Log, 'warn'>): void {
  if (config.NODE_ENV !== 'production') return;
  for (const [setting, address] of Object.entries(config))
    if (SERVERS.includes(setting) && isPlain(String(address)))
      log.warn('a server is reached without TLS: whoever is on its network can read what is sent', {
        setting,
      });
}
