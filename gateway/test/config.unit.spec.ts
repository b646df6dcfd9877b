import { parseConfig } from '@careward/platform/app/environment';
import { testEnvironment } from '@careward/testing/test-environment';
import { describe, expect, it } from '@jest/globals';
import { gatewayEnvironment } from '../src/config.js';

const ENGINES = { MONGODB_URL: 'mongodb://db', REDIS_URL: 'redis://redis', AMQP_URL: 'amqp://broker' };
const config = (more: Record<string, string | undefined>) =>
  parseConfig(gatewayEnvironment, {
    ...testEnvironment('gateway', '', ENGINES),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://careward.example.org',
    TRUSTED_PROXIES: '1',
    SUPPORT_EMAIL: 'help@example.org',
    ...more,
  });

describe('in production the gateway', () => {
  it.each([
    ['behind a proxy that ends TLS', {}],
    ['without a proxy, when that was said', { TRUSTED_PROXIES: '0' }],
    [
      'on the machine of its operator',
      { PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: undefined, SUPPORT_EMAIL: undefined },
    ],
    [
      'anywhere while it is developed',
      { NODE_ENV: 'development', PUBLIC_URL: 'http://10.0.0.5:3000', TRUSTED_PROXIES: undefined },
    ],
  ])('starts %s', (_, more) => {
    expect(() => config(more)).not.toThrow();
  });

  it.each([
    [
      'PUBLIC_URL',
      'http://careward.example.org',
      'PUBLIC_URL: an https address is needed, or passwords are sent in the clear',
    ],
    ['TRUSTED_PROXIES', undefined, 'TRUSTED_PROXIES: say how many proxies are in front'],
    ['TRUSTED_PROXIES', 'some', 'TRUSTED_PROXIES: a number is needed'],
    ['SUPPORT_EMAIL', undefined, 'SUPPORT_EMAIL: the address that people may write to is needed'],
  ])('does not start with %s %s', (name, value, refusal) => {
    expect(() => config({ [name]: value })).toThrow(refusal);
  });
});
