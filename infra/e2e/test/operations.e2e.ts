import { profileUpdated } from '@careward/contracts/care-profile/events';
import { verificationRequested } from '@careward/contracts/identity/events';
import { newId } from '@careward/platform/app/new-id';
import { aPerson } from '@careward/testing/a-person';
import { aProfile } from '@careward/testing/a-profile';
import { eventually } from '@careward/testing/eventually';
import { listeningSockets } from '@careward/testing/listening-sockets';
import { expect } from '@playwright/test';
import { mailTo } from '../src/inbox.js';
import { dlq, publishText, logLinesOf } from '../src/operator.js';
import { askForVerificationByCall } from '../src/sign-up.js';
import { test } from '../src/outage-fixtures.js';

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
    const correlation = newId();
    const saved = await context.request.post('/api/profile', {
      headers: { 'x-correlation-id': correlation, 'sec-fetch-site': 'same-origin' },
      data: aProfile({ name: caregiver.firstName }),
    });
    expect(saved.status()).toBe(200);
    await eventually(() =>
      expect(logLinesOf(careward, correlation)).toEqual(
        expect.arrayContaining([
          'gateway answered /api/profile',
          'care-profile answered /api/profile',
          `care-profile event published ${profileUpdated.type}`,
          'care-profile answered /internal/care-context/:userId',
          `coach event handled ${profileUpdated.type}`,
        ]),
      ),
    );
  });

  test('finds a requested mail and its job by the correlation id', async ({ request, careward, mailUrl }) => {
    const correlation = newId();
    const person = aPerson();
    await askForVerificationByCall(request, person, { 'x-correlation-id': correlation });
    await mailTo(mailUrl, person.email);
    await eventually(() =>
      expect(logLinesOf(careward, correlation)).toEqual(
        expect.arrayContaining([
          'gateway answered /api/auth/send-verification',
          `identity event published ${verificationRequested.type}`,
          `notifications event handled ${verificationRequested.type}`,
          'identity answered /internal/verifications/:pendingSignUpId/:verificationId/mail',
          'notifications mail sent',
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
    expect(await dlq(careward, 'redrive', queue, id)).toBe('1 sent back to their consumer.\n');
    // The event is still invalid, so it becomes a dead letter again.
    await listed();
  });
});
