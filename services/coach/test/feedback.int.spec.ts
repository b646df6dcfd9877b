import { phones } from '@careward/content/safety/phones';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Feedback } from '@careward/contracts/coach/schemas';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { reportFeedback } from '../src/feedback.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
  await coach.stockLibrary(seedLibrary);
});
afterAll(() => coach.stop());

const report = (now: string) => reportFeedback(coach.app.get<Connection>(Database), new Date(now));

async function rate(day: string, content: string, feedback: Feedback | null) {
  coach.setTime(new Date(`${day}T12:00:00Z`));
  const who = aCaregiver();
  const { aiMessage } = (await coach.send(who, await coach.converse(who), content)).body;
  if (feedback === null) return;
  const body = { messageId: aiMessage.id, feedback, reason: 'Rosa cannot stand' };
  expect((await coach.call(coachRoutes.giveFeedback, who, { body })).status).toBe(200);
}

it('the command says when nothing is there to tell', async () => {
  expect(await report('2026-11-23T00:00:00Z')).toEqual([
    'Answers that people rated, by the day of the answer (UTC) and its language:',
    '  none',
    'Numbers and pages that nobody has checked for 180 days (infra/content/src/safety/phones.ts):',
    '  none',
  ]);
});

it('the command counts what people said of answers, and lists the numbers to check, without a word of theirs', async () => {
  await rate('2026-11-22', 'How do I bathe her?', 'positive');
  await rate('2026-11-22', 'How do I help her bathe?', 'positive');
  await rate('2026-11-22', 'How often should she bathe?', 'negative');
  await rate('2026-11-22', '¿Cómo la baño?', 'negative');
  await rate('2026-11-23', 'How do I bathe him?', 'negative');
  await rate('2026-11-23', 'How do I wash his hair?', null);
  coach.resumeTime();
  const lines = await report('2027-06-01T00:00:00Z');
  expect(lines.slice(1, 4)).toEqual([
    '  2026-11-23 en  0 helped, 1 did not',
    '  2026-11-22 en  2 helped, 1 did not',
    '  2026-11-22 es  0 helped, 1 did not',
  ]);
  expect(lines).toContain(
    `  poisonHelp  tel:+18002221222  checked ${phones.poisonHelp.checked} at ${phones.poisonHelp.source}`,
  );
  expect(lines.slice(5)).toHaveLength(Object.keys(phones).length);
  expect(lines.join('\n')).not.toMatch(/Rosa|bathe/);
});
