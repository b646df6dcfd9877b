import { describe, expect, it } from '@jest/globals';
import { isIP, type Socket } from 'node:net';
import { addressRefusal, hostOf, NO_HOSTS } from '../../src/fetching/web-address.js';
import { Fetcher } from '../../src/fetching/fetcher.js';
import { guardedConnector, type Resolve } from '../../src/fetching/guarded-connector.js';
import { isPublicAddress, outside, SPECIAL_RANGES } from '../../src/fetching/public-address.js';
import { ADDRESSES, FORBIDDEN_URLS, LITERALS, NO_URLS, PUBLIC_ADDRESSES } from './vectors.js';

/** A fetcher whose names all resolve to these addresses. */
const fetcherOf = (...addresses: string[]) => {
  const asked: string[] = [];
  const resolve: Resolve = async (hostname) => {
    asked.push(hostname);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  return { asked, fetcher: new Fetcher({ userAgent: 'test', allowed: NO_HOSTS, resolve }) };
};
const refusalOf = (url: string, ...addresses: string[]) => {
  const { fetcher } = fetcherOf(...addresses);
  const signal = new AbortController().signal;
  return fetcher.get(url, { signal }).then(
    () => 'read',
    (error: unknown) => (error as { reason?: string }).reason,
  );
};

describe('the guard against private addresses', () => {
  it('is tried with at least 200 vectors', () => {
    const vectors = LITERALS.length + ADDRESSES.length + FORBIDDEN_URLS.length + NO_URLS.length;
    expect(vectors).toBeGreaterThanOrEqual(200);
  });

  it.each(LITERALS)('refuses %s: %s', async (url) => {
    expect(await refusalOf(url, '8.8.8.8')).toBe('private-address');
    expect(addressRefusal(url)).toBe('private-address');
  });

  it.each(ADDRESSES.map((address) => [address]))('refuses a name that resolves to %j', async (address) => {
    expect(await refusalOf('http://rebound.example.org/', address)).toBe('private-address');
    expect(await refusalOf('https://mixed.example.org/', '8.8.8.8', address)).toBe('private-address');
  });

  it('takes a name without an address for one that cannot be reached', async () => {
    expect(await refusalOf('http://empty.example.org/')).toBe('unreachable');
  });

  it.each(FORBIDDEN_URLS)('refuses %s: %s', async (url) => {
    expect(await refusalOf(url, '8.8.8.8')).toBe('other-host');
  });

  it.each(NO_URLS)('refuses %j: %s', async (text) => {
    expect(await refusalOf(text, '8.8.8.8')).toBe('unreachable');
    expect(addressRefusal(text)).toBe('bad-host');
  });

  it.each(PUBLIC_ADDRESSES.map((address) => [address]))('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(SPECIAL_RANGES.map((range) => [`${range.network}/${range.bits}`, range] as const))(
    'needs %s',
    (_name, range) => {
      const without = outside(SPECIAL_RANGES.filter((other) => other !== range));
      const hosts = LITERALS.map(([url]) => hostOf(new URL(url)));
      expect([...hosts, ...ADDRESSES].filter(without)).not.toEqual([]);
    },
  );
});

/** A connector that reaches what it was told to, or `reached`, and says where it went. */
function connectorTo(resolve: Resolve, reached?: string) {
  const destroyed: string[] = [];
  const connect = guardedConnector(
    { allowed: new Set(['site.test:4001']), connectMs: 100, resolve },
    (lookup) => (target, callback) => {
      const arrive = (remoteAddress = target.hostname) => {
        const destroy = () => destroyed.push(remoteAddress);
        callback(null, { remoteAddress, destroy } as unknown as Socket);
      };
      if (isIP(target.hostname) !== 0) return arrive(reached);
      lookup(target.hostname, { all: true }, (error, addresses) => {
        if (error) return callback(error, null);
        const [first] = addresses as { address: string }[];
        arrive(reached ?? first?.address);
      });
    },
  );
  const to = (hostname: string, port = '') =>
    new Promise<string>((resolve) => {
      connect({ hostname, port, protocol: 'http:' }, (...[error, socket]) =>
        resolve(error ? error.message : `reached ${socket.remoteAddress}`),
      );
    });
  return { to, destroyed };
}
const answering =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: isIP(address) }));

describe('the connector', () => {
  it('reaches the address that was judged, and resolves again for the next connection', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const { to } = connectorTo((name) => answering(...(answers.shift() ?? []))(name));
    expect(await to('rebinding.example.org')).toBe('reached 93.184.216.34');
    expect(await to('rebinding.example.org')).toMatch(/127\.0\.0\.1.* no address of a public server/);
    expect(answers).toEqual([]);
  });

  it.each(['127.0.0.1', '[::1]', '::1', '169.254.169.254'])(
    'does not connect to the literal %s',
    async (host) => {
      expect(await connectorTo(answering()).to(host)).toMatch(/no address of a public server/);
    },
  );

  it('closes a socket that has reached another address than was resolved', async () => {
    const { to, destroyed } = connectorTo(answering('93.184.216.34'), '10.0.0.7');
    expect(await to('proxied.example.org')).toMatch(/10\.0\.0\.7 is no address/);
    expect(destroyed).toEqual(['10.0.0.7']);
  });

  it('reaches an allowed host on its port, on this machine only', async () => {
    expect(await connectorTo(answering('127.0.0.1')).to('site.test', '4001')).toBe('reached 127.0.0.1');
    expect(await connectorTo(answering('127.0.0.1')).to('site.test', '4002')).toMatch(/no address/);
    expect(await connectorTo(answering('127.0.0.1')).to('site.test')).toMatch(/no address/);
    expect(await connectorTo(answering('127.0.0.1', '8.8.8.8')).to('site.test', '4001')).toMatch(
      /no address/,
    );
    expect(await connectorTo(answering('10.0.0.1')).to('site.test', '4001')).toMatch(/no address/);
    expect(await connectorTo(answering('::1'), '192.168.0.1').to('site.test', '4001')).toMatch(/no address/);
  });
});

describe('a base URL, as far as its text tells', () => {
  const allowed = new Set(['localhost:4001']);

  it.each([
    ['https://www.cdc.gov/aging/', null],
    ['http://alzheimers.gov:8080/', null],
    ['https://bücher.example.com/', null],
    ['https://example.com./', null],
    ['https://8.8.8.8/', null],
    ['http://localhost/', 'private-address'],
    ['http://LOCALHOST:3000/', 'private-address'],
    ['http://localhost./', 'private-address'],
    ['http://api.localhost/', 'private-address'],
    // What a name resolves to is looked at after saving.
    ['http://printer.local/', null],
    ['http://care.example/', null],
    ['http://intranet/', 'bad-host'],
    ['http://a..b/', 'bad-host'],
    ['http://-a.example.com/', 'bad-host'],
    [`http://${'a'.repeat(64)}.com/`, 'bad-host'],
    [`http://${'a.'.repeat(130)}com/`, 'bad-host'],
    ['http://localhost:4001/', null],
    ['http://localhost:4002/', 'private-address'],
  ])('%s: %s', (url, refusal) => {
    expect(addressRefusal(url, allowed)).toBe(refusal);
  });
});
