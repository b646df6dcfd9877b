import { parseConfig } from '@careward/platform/app/environment';
import { testEnvironment } from '@careward/testing/test-environment';
import { describe, expect, it } from '@jest/globals';
import { discoveryEnvironment, userAgent } from '../../src/config.js';
import { parseAllowedHosts } from '../../src/fetching/web-address.js';

const engines = { MONGODB_URL: 'mongodb://m', REDIS_URL: 'redis://r', AMQP_URL: 'amqp://a' };
const configWith = (own: Record<string, string>) =>
  parseConfig(discoveryEnvironment, { ...testEnvironment('discovery', 'unit', engines), ...own });

describe('the list of allowed hosts', () => {
  it.each([
    ['localhost:4001', ['localhost:4001']],
    [' localhost:4001 , 127.0.0.1:80,', ['localhost:4001', '127.0.0.1:80']],
    ['LOCALHOST:4001', ['localhost:4001']],
    ['site.test:4001', ['site.test:4001']],
    ['[::1]:4001', ['::1:4001']],
    ['127.8.9.10:1', ['127.8.9.10:1']],
    ['', []],
  ])('%j', (list, hosts) => {
    expect([...(parseAllowedHosts(list) ?? ['refused'])]).toEqual(hosts);
  });

  it.each([
    ['localhost'],
    ['4001'],
    [':4001'],
    ['http://localhost:4001'],
    ['localhost:4001/path'],
    ['user@localhost:4001'],
    ['localhost:65536'],
    ['8.8.8.8:80'],
    ['10.0.0.1:80'],
    ['[::ffff:10.0.0.1]:80'],
    ['169.254.169.254:80'],
    ['0.0.0.0:80'],
    ['*:80'],
    ['localhost:4001,10.0.0.1:80'],
  ])('refuses %s', (list) => {
    expect(parseAllowedHosts(list)).toBeNull();
  });
});

describe('the configuration', () => {
  it('waits a second and allows no host of its own accord', () => {
    expect(configWith({ NODE_ENV: 'production' })).toMatchObject({
      CRAWL_DELAY_MS: 1_000,
      CRAWL_ALLOW_HOSTS: new Set(),
    });
  });

  it.each(['development', 'test'])('may be eased for acceptance runs (%s)', (NODE_ENV) => {
    expect(configWith({ NODE_ENV, CRAWL_ALLOW_HOSTS: 'localhost:4001', CRAWL_DELAY_MS: '0' })).toMatchObject({
      CRAWL_DELAY_MS: 0,
      CRAWL_ALLOW_HOSTS: new Set(['localhost:4001']),
    });
  });

  it.each<Record<string, string>>([
    { CRAWL_ALLOW_HOSTS: 'localhost:4001' },
    { CRAWL_DELAY_MS: '0' },
    { CRAWL_DELAY_MS: '999' },
  ])('is refused in production with %p', (own) => {
    const [name = ''] = Object.keys(own);
    expect(() => configWith({ NODE_ENV: 'production', ...own })).toThrow(
      `${name}: only npm start and the tests`,
    );
    // Production is what a process is that nobody told anything.
    expect(() => configWith({ NODE_ENV: undefined as unknown as string, ...own })).toThrow(name);
  });

  it.each<Record<string, string>>([
    { CRAWL_ALLOW_HOSTS: '10.0.0.1:80' },
    { CRAWL_DELAY_MS: '-1' },
    { CRAWL_DELAY_MS: 'soon' },
  ])('is refused everywhere with %p', (own) => {
    expect(() => configWith(own)).toThrow(Object.keys(own)[0]);
  });

  it('makes an honest user agent', () => {
    const config = configWith({
      PUBLIC_URL: 'https://careward.example/',
      SUPPORT_EMAIL: 'help@careward.example',
    });
    expect(userAgent(config)).toBe(
      'CarewardBot/1.0 (+https://careward.example/bot; contact: help@careward.example)',
    );
  });
});
