import { describe, expect, it } from '@jest/globals';
import { NO_HOSTS } from '../../src/fetching/web-address.js';
import { addressOf } from '../../src/sources/check-sources.js';

const URL = 'https://example.org:8443/a';

describe('the address of a base URL', () => {
  it.each([
    [['93.184.215.14'], 'public'],
    [['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'], 'public'],
    [['93.184.215.14', '10.0.0.1'], 'not-public'],
    [['::1'], 'not-public'],
    [[], 'not-found'],
  ] as const)('is, for %j: %s', async (addresses, expected) => {
    expect(await addressOf(URL, NO_HOSTS, async () => addresses)).toBe(expected);
  });

  it('is not found where its name is not known', async () => {
    expect(await addressOf(URL, NO_HOSTS, () => Promise.reject(new Error('ENOTFOUND')))).toBe('not-found');
  });

  it('is public where the environment lists a server of this machine', async () => {
    const ask = (allowed: string) =>
      addressOf('http://localhost:4001', new Set([allowed]), async () => ['::1']);
    expect(await ask('localhost:4001')).toBe('public');
    expect(await ask('localhost:4002')).toBe('not-public');
  });

  it('asks for the host without brackets or port', async () => {
    const asked: string[] = [];
    const ask = async (host: string) => [...(asked.push(host), [])];
    await addressOf('http://[2606:4700::1111]:8080/', NO_HOSTS, ask);
    expect(asked).toEqual(['2606:4700::1111']);
  });
});
