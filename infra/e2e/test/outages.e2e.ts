import { ROLES } from '@careward/local/roles';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import { expect } from '@playwright/test';
import { eventually } from '@careward/testing/eventually';
import { aPerson } from '@careward/testing/a-person';
import { ask, composer, expectAnswer, openCoach } from '../src/coach.js';
import { mailTo } from '../src/inbox.js';
import { askForVerificationByCall } from '../src/accounts.js';
import { inLongRun } from '../src/fixtures.js';
import { RESTART_TIMEOUT_MS, test } from '../src/outage-fixtures.js';

const question = 'How can I keep my mother from falling at home?';
const answer = /From Careward's care library/;

test.describe('when a process is killed while a person works', () => {
  test.describe.configure({ mode: 'default' });

  for (const name of inLongRun(['redis'], ['rabbitmq']))
    test(`${name}: nobody notices, and it is restarted`, async ({ page, caregiver, outage }) => {
      await openCoach(page, caregiver.firstName);
      const { isOver } = await outage(name);
      await ask(page, question);
      await expectAnswer(page, answer);
      await page.goto('/');
      await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
      await isOver();
    });

  for (const name of inLongRun(['rabbitmq', 'notifications-worker'], ['redis']))
    test(`${name}: a mail requested meanwhile arrives afterwards`, async ({ request, outage, mailUrl }) => {
      const person = aPerson();
      const { isOver } = await outage(name);
      await askForVerificationByCall(request, person);
      await isOver();
      const mail = await mailTo(mailUrl, person.email);
      expect(mail.text).toContain(person.firstName);
    });

  test('mongodb: the person sees an error, keeps the text, and goes on afterwards', async ({
    page,
    caregiver,
    careward,
    outage,
  }) => {
    // Services reconnect to the database at different times.
    const allReady = async () => {
      for (const { name } of ROLES)
        await eventually(async () => expect(await careward.process(name).isReady(), name).toBe(true), {
          within: RESTART_TIMEOUT_MS,
        });
    };
    const database = careward.process('mongodb');
    await openCoach(page, caregiver.firstName);
    await database.kill();
    // Stopped, so that the supervisor does not restart it before the error was shown.
    await database.stop();
    await composer(page).fill(question);
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue(question, { timeout: DEADLINE.coach.client + 60_000 });
    await expect(page.getByText(/try again/i).first()).toBeVisible();
    await database.start();
    await allReady();
    await composer(page).press('Enter');
    await expectAnswer(page, answer);
    await (await outage('mongodb')).isOver();
    await allReady();
    await page.reload();
    await expect(page.getByRole('log').getByText(question)).toHaveCount(1);
  });

  for (const role of inLongRun(
    ['identity', 'coach'],
    ['gateway', 'care-profile', 'assessment', 'discovery', 'notifications'],
  ))
    test(`${role}: it is restarted and nothing is lost`, async ({ page, caregiver, outage }) => {
      await openCoach(page, caregiver.firstName);
      await ask(page, question);
      await expectAnswer(page, answer);
      await (await outage(role)).isOver();
      // Repeated, as a person would reload.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('log').getByText(question)).toHaveCount(1, { timeout: 5_000 });
      }).toPass({ timeout: RESTART_TIMEOUT_MS });
      await expectAnswer(page, answer);
    });
});
