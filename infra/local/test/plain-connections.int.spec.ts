import { eventually } from '@careward/testing/eventually';
import { initializeTestKeyStore, testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../src/programs.js';
import { ROLES } from '../src/roles.js';

/** This machine answers there too, but it is no loopback address. */
const elsewhere = (url = '') => url.replace('127.0.0.1', '0.0.0.0');

type Line = { msg: string; setting?: string };

/** The lines that a role has written by the time it has started in production, its engines on another machine. */
async function linesOfStart(role: string): Promise<Line[]> {
  const { program = '', signsAs = '' } = ROLES.find(({ name }) => name === role) ?? {};
  const prefix = testPrefix();
  const env = testEnvironment(signsAs, prefix);
  await initializeTestKeyStore(prefix);
  const child = spawn(process.execPath, [join(projectRoot, program)], {
    env: {
      ...env,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      SUPPORT_EMAIL: 'help@careward.test',
      TRUSTED_PROXIES: '1',
      REDIS_URL: elsewhere(env['REDIS_URL']),
      AMQP_URL: elsewhere(env['AMQP_URL']),
      SMTP_URL: 'smtp://mail.example.org:25?ignoreTLS=true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    await eventually(() => expect(output).toContain('"msg":"started"'));
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe('the start of a role in production', () => {
  it.each([
    ['care-profile', ['AMQP_URL', 'REDIS_URL']],
    ['notifications-worker', ['AMQP_URL', 'REDIS_URL', 'SMTP_URL']],
    ['gateway', ['REDIS_URL']],
  ])(
    'of %s says once for each server that it reaches it without TLS, and no address',
    async (role, settings) => {
      const lines = await linesOfStart(role);
      const warnings = lines.filter(({ msg }) => msg.startsWith('a server is reached without TLS'));
      expect(warnings.map(({ setting }) => setting).toSorted()).toEqual(settings);
      expect(JSON.stringify(warnings)).not.toMatch(/0\.0\.0\.0|example\.org|:\/\//);
    },
  );
});
