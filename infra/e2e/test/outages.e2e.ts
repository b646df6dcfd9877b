import { expect } from '@playwright/test';
import { eventually } from '@careward/testing/eventually';
import { aPerson } from '@careward/testing/a-person';
import { ask, composer, expectAnswer, openCoach } from '../src/coach.js';
import { letterTo } from '../src/inbox.js';
import { test } from '../src/own-careward.js';

/** Longer than the first steps of the supervisor's backoff and the start of the slowest engine together. */
const BACK_WITHIN = 45_000;
const question = 'How can I keep my mother from falling at home?';
const answer = /From Careward's care library/;

test.describe('when a part of Careward dies while a person works', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  for (const name of ['redis', 'rabbitmq'])
    test(`${name}: nobody notices, and it comes back`, async ({ page, caregiver, careward, said }) => {
      await openCoach(page, caregiver.firstName);
      careward.process(name).kill();
      await ask(page, question);
      await expectAnswer(page, answer);
      await page.goto('/');
      await expect(page.getByText(`Hi, ${caregiver.firstName}`)).toBeVisible();
      await eventually(() => expect(said.at(-1)).toBe(`${name} is back.`), { within: BACK_WITHIN });
    });

  test('rabbitmq: a verification mail asked for meanwhile arrives afterwards', async ({
    request,
    careward,
    said,
    mailUrl,
  }) => {
    const { email, firstName, lastName } = aPerson();
    careward.process('rabbitmq').kill();
    const asked = await request.post('/api/auth/send-verification', { data: { email, firstName, lastName } });
    expect(asked.status()).toBe(200);
    await eventually(() => expect(said.at(-1)).toBe('rabbitmq is back.'), { within: BACK_WITHIN });
    await eventually(() => letterTo(mailUrl, email), { within: BACK_WITHIN });
  });

  test('mongodb: the person is told, keeps the text, and goes on afterwards', async ({
    page,
    caregiver,
    careward,
    said,
  }) => {
    await openCoach(page, caregiver.firstName);
    careward.process('mongodb').kill();
    await composer(page).fill(question);
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue(question, { timeout: 20_000 });
    await eventually(() => expect(said.at(-1)).toBe('mongodb is back.'), { within: BACK_WITHIN });
    await eventually(
      async () => expect((await page.request.get('/api/chat/conversations')).status()).toBe(200),
      { within: BACK_WITHIN },
    );
    await composer(page).press('Enter');
    await expectAnswer(page, answer);
    await page.reload();
    await expect(page.getByText(question)).toHaveCount(1);
  });

  for (const role of ['gateway', 'identity', 'care-profile', 'coach', 'discovery', 'notifications'])
    test(`${role}: it is started again and nothing is lost`, async ({ page, caregiver, careward, said }) => {
      await openCoach(page, caregiver.firstName);
      await ask(page, question);
      await expectAnswer(page, answer);
      careward.process(role).kill();
      await eventually(() => expect(said).toContain(`${role} is back.`), { within: BACK_WITHIN });
      await page.reload();
      await expect(page.getByText(question).first()).toBeVisible();
      await expectAnswer(page, answer);
    });
});
