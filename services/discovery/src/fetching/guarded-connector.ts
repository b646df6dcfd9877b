import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { AllowedHosts } from './web-address.js';
import { FetchRefused } from './fetch-refused.js';
import { isLoopbackAddress, isPublicAddress, type AddressRule } from './public-address.js';
import { isIP } from 'node:net';

type Connect = buildConnector.connector;
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

const refused = (address: string) =>
  new FetchRefused('private-address', `${address} is no address of a public server`);

const noAddress = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });

/**
 * Connects to public servers only, and to the allowed hosts of this machine. An address is judged three times: a
 * literal before connecting (node asks no resolver about those), every address of a DNS answer, and the one that the
 * socket has reached.
 */
export function guardedConnector(
  options: { allowed: AllowedHosts; connectMs: number; resolve?: Resolve },
  build: (lookup: LookupFunction) => Connect = (lookup) =>
    buildConnector({
      lookup,
      timeout: options.connectMs,
      autoSelectFamily: true,
      allowH2: false,
    }),
): Connect {
  const { allowed, resolve = resolveBySystem } = options;
  const outwards = guarded(isPublicAddress, build(guardedLookup(isPublicAddress, resolve)));
  const thisMachine = guarded(isLoopbackAddress, build(guardedLookup(isLoopbackAddress, resolve)));
  return (target, callback) => {
    const port = target.port || (target.protocol === 'https:' ? 443 : 80);
    const connect = allowed.has(`${bare(target.hostname)}:${port}`) ? thisMachine : outwards;
    connect(target, callback);
  };
}

const bare = (hostname: string) => hostname.replaceAll(/^\[|\]$/g, '');

const guarded =
  (permits: AddressRule, connect: Connect): Connect =>
  (target, callback) => {
    const host = bare(target.hostname);
    if (isIP(host) !== 0 && !permits(host)) return callback(refused(host), null);
    connect({ ...target, hostname: host }, (...[error, socket]) => {
      if (error) return callback(error, null);
      const { remoteAddress = 'an unknown address' } = socket;
      if (permits(remoteAddress)) return callback(null, socket);
      socket.destroy();
      callback(refused(remoteAddress), null);
    });
  };

/** Refuses a name of which any address is not permitted, so that a mixed answer cannot be tried until it fits. */
const guardedLookup =
  (permits: AddressRule, resolve: Resolve): LookupFunction =>
  (hostname, _options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const wrong = addresses.find(({ address }) => !permits(address));
        // Node would throw at an empty list, outside of every handler.
        if (addresses.length === 0) callback(noAddress(hostname), []);
        else if (wrong) callback(refused(`${hostname} (${wrong.address})`), []);
        else callback(null, addresses);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
