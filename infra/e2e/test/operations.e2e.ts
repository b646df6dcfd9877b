import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { profileUpdated } from '@careward/contracts/care-profile/events';
import { verificationRequested } from '@careward/contracts/identity/events';
import { newId } from '@careward/platform/app/new-id';
import { aPerson, aProfile } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { listeningSockets } from '@careward/testing/listening-sockets';
import { type APIResponse, expect } from '@playwright/test';
import { connect } from 'amqplib';
import { askForVerificationByCall } from '../src/accounts.js';
import type { RunningCareward } from '../src/control.js';
import { mailTo } from '../src/inbox.js';
import { test } from '../src/outage-fixtures.js';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Runs `npm run dlq` for the running Careward; returns its output. */
async function dlq({ dataDir }: Pick<RunningCareward, 'dataDir'>, ...args: string[]): Promise<string> {
  const { AMQP_URL: _other, ...env } = process.env;
  const { stdout } = await run('npm', ['run', '--silent', 'dlq', '--', ...args], {
    cwd: root,
    env: { ...env, CAREWARD_DATA_DIR: dataDir },
  });
  return stdout;
}

/** Publishes a text on the event exchange, as a broken producer would. */
async function publishText(
  { dataDir }: Pick<RunningCareward, 'dataDir'>,
  type: string,
  id: string,
  text: string,
) {
  const engines = readFileSync(join(dataDir, 'engines.json'), 'utf8');
  const connection = await connect((JSON.parse(engines) as { amqpUrl: string }).amqpUrl);
  const channel = await connection.createConfirmChannel();
  channel.publish('careward.events', type, Buffer.from(text), { messageId: id, type });
  await channel.waitForConfirms();
  await connection.close();
}

/** The id under which all that a call caused is logged. */
const correlationOf = (answer: APIResponse) => answer.headers()['x-correlation-id'] ?? '';

/** The log lines of all roles with this correlation id, as `<role> <message> <event or route>`. */
function logLinesOf({ dataDir }: Pick<RunningCareward, 'dataDir'>, correlationId: string): string[] {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.includes(correlationId))
    .map((line) => JSON.parse(line) as Record<string, string>)
    .map(({ role, msg, event, route }) => [role, msg, event ?? route].filter(Boolean).join(' '));
}

test.describe('an operator', () => {
  test('runs a Careward that other machines cannot reach', async ({ careward }) => {
    const processes = await careward.processes();
    // The supervisor holds the ports of the gateway and of the mail inbox.
    const sockets = listeningSockets([careward.supervisor, ...processes.flatMap(({ pid }) => pid ?? [])]);
    const heard = processes.filter(({ pid }) => sockets.some((socket) => socket.pid === pid));
    // The roles, the inbox and the embedded database listen on unix sockets.
    expect(heard.map(({ name }) => name).sort()).toEqual(['epmd', 'rabbitmq', 'redis']);
    expect(sockets.filter(({ loopback }) => !loopback)).toEqual([]);
  });

  test('finds everything that one click caused by its correlation id', async ({
    context,
    caregiver,
    careward,
  }) => {
    const saved = await context.request.post('/api/profile', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: aProfile({ name: caregiver.firstName }),
    });
    expect(saved.status()).toBe(200);
    const correlation = correlationOf(saved);
    await eventually(() =>
      expect(logLinesOf(careward, correlation)).toEqual(
        expect.arrayContaining([
          'gateway answered /api/profile',
          'care-profile answered /api/profile',
          `care-profile event published ${profileUpdated.type}`,
          'care-profile answered /internal/care-people/:userId',
          `coach event handled ${profileUpdated.type}`,
        ]),
      ),
    );
  });

  test('finds a requested mail and its job by the correlation id', async ({ request, careward, mailUrl }) => {
    const person = aPerson();
    const correlation = correlationOf(await askForVerificationByCall(request, person));
    await mailTo(mailUrl, person.email);
    await eventually(() =>
      expect(logLinesOf(careward, correlation)).toEqual(
        expect.arrayContaining([
          'gateway answered /api/auth/send-verification',
          `identity event published ${verificationRequested.type}`,
          `notifications event handled ${verificationRequested.type}`,
          'identity answered /internal/verifications/:pendingSignUpId/:verificationId/mail',
          'notifications-worker mail sent',
        ]),
      ),
    );
  });

  test('lists, shows and redrives dead letters', async ({ careward }) => {
    const id = newId();
    await publishText(careward, profileUpdated.type, id, `{"id":"${id}","type":"${profileUpdated.type}"}`);
    const queue = 'coach.on-care-profile.dlq';
    const listed = () => eventually(async () => expect(await dlq(careward, 'list')).toContain(id));

    await listed();
    expect(await dlq(careward, 'list')).toContain(`${id}  ${queue}  contract  1 attempts`);
    expect(JSON.parse(await dlq(careward, 'show', id))).toMatchObject({ id, queue, reason: 'contract' });
    await expect(dlq(careward, 'redrive', 'coach.on-care-profiles')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No such queue. There are:'),
    });
    expect(await dlq(careward, 'redrive', queue, id)).toBe('1 sent back to their consumer.\n');
    // The event is still invalid, so it becomes a dead letter again.
    await listed();
  });
});
