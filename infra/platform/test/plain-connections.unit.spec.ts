import { describe, expect, it, jest } from '@jest/globals';
import { isPlain, warnOfPlainConnections } from '../src/app/plain-connections.js';

describe('a connection is plain', () => {
  it.each([
    'mongodb://u:p@mongo:27017/?replicaSet=rs0&authSource=admin',
    'mongodb://u:p@a.test:27017,127.0.0.1:27017/',
    'mongodb://a.test/?tls=false',
    'mongodb+srv://u:p@cluster.test/?tls=false',
    'redis://:p@redis:6379',
    'amqp://u:p@rabbitmq:5672',
    'amqp://rabbitmq/vhost',
    'smtp://mail:1025?ignoreTLS=true',
    'redis://127.0.0.1.example.org:6379',
  ])('%s', (address) => expect(isPlain(address)).toBe(true));
});

describe('a connection is not plain', () => {
  it.each([
    'mongodb://u:p@a.test:27017,b.test:27017/?replicaSet=rs0&tls=true',
    'mongodb://a.test/?ssl=true',
    'mongodb+srv://u:p@cluster.test/',
    'mongodb://%2Ftmp%2Fmongodb.sock/',
    'mongodb://u:p@127.0.0.1:27017/?authSource=admin',
    'redis://:p@localhost:6379',
    'redis://[::1]:6379',
    'rediss://:p@redis:6379',
    'amqps://u:p@rabbitmq:5671',
    'amqp://u:p@127.0.0.1:5672',
    'smtps://mail.test',
    'smtp://mail.test:587',
    'smtp://127.0.0.1:1025?ignoreTLS=true',
  ])('%s', (address) => expect(isPlain(address)).toBe(false));
});

describe('a start', () => {
  const config = {
    MONGODB_URL: 'mongodb://u:secret@mongo/',
    REDIS_URL: 'rediss://redis',
    PUBLIC_URL: 'http://a',
  };
  const warnings = (NODE_ENV: string) => {
    const warn = jest.fn<(event: string, fields?: object) => void>();
    warnOfPlainConnections({ NODE_ENV, ...config }, { warn });
    return warn.mock.calls;
  };

  it('says in production which servers it reaches without TLS, without their addresses', () => {
    expect(warnings('production')).toEqual([
      [expect.stringContaining('without TLS'), { setting: 'MONGODB_URL' }],
    ]);
    expect(JSON.stringify(warnings('production'))).not.toContain('secret');
  });

  it.each(['development', 'test'])('says nothing in %s', (environment) => {
    expect(warnings(environment)).toEqual([]);
  });
});
