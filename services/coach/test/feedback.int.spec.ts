import { phones } from '@careward/content/safety/phones';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Feedback } from '@careward/contracts/coach/schemas';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { CountAnswer } from '../src/answering/count-answer.js';
import { reportFeedback } from '../src/feedback.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
  await coach.stockLibrary(seedLibrary);
});
afterAll(() => coach.stop());

const report = (now: string) => reportFeedback(coach.app.get<Connection>(Database), new Date(now));

async function answered(day: string, content: string) {
  coach.setTime(new Date(`${day}T12:00:00Z`));
  const who = aCaregiver();
  const { aiMessage } = (await coach.send(who, await coach.converse(who), content)).body;
  return { who, messageId: aiMessage.id };
}
/** On another day than the answer's. */
async function give(who: Caregiver, messageId: string, feedback: Feedback) {
  coach.setTime(new Date('2026-11-24T12:00:00Z'));
  const body = { messageId, feedback, reason: 'Rosa cannot stand' };
  expect((await coach.call(coachRoutes.giveFeedback, who, { body })).status).toBe(200);
  await coach.app.get(CountAnswer).onApplicationShutdown();
}
/** @param given one after the other, on the same answer */
async function rate(day: string, content: string, ...given: Feedback[]) {
  const { who, messageId } = await answered(day, content);
  for (const feedback of given) await give(who, messageId, feedback);
}

it('the command says when nothing is there to tell', async () => {
  expect(await report('2026-11-23T00:00:00Z')).toEqual([
    'Answers that people rated, by the day of the answer (UTC) and its language:',
    '  none',
    'Topics that rated answers are from, of the last 400 days, those first of which most did not help:',
    '  none',
    'Numbers and pages that nobody has checked for 180 days (infra/content/src/safety/phones.ts):',
    '  none',
  ]);
});

it('the command counts what people said of answers, and lists the numbers to check, without a word of theirs', async () => {
  await rate('2026-11-22', 'How do I bathe her?', 'positive');
  await rate('2026-11-22', 'How do I help her bathe?', 'negative', 'positive', 'positive');
  await rate('2026-11-22', 'How often should she bathe?', 'negative', 'negative');
  await rate('2026-11-22', '¿Cómo la baño?', 'positive', 'negative');
  await rate('2026-11-23', 'How do I bathe him?', 'negative');
  await rate('2026-11-23', 'How do I wash his hair?');
  await rate('2026-11-23', 'What is respite care?', 'positive');
  const lines = await report('2027-06-01T00:00:00Z');
  expect(lines.slice(1, 4)).toEqual([
    '  2026-11-23 en  1 helped, 1 did not',
    '  2026-11-22 en  2 helped, 1 did not',
    '  2026-11-22 es  0 helped, 1 did not',
  ]);
  expect(lines.slice(5, 8)).toEqual([
    '  safe-bathing en  2 helped, 2 did not',
    '  safe-bathing es  0 helped, 1 did not',
    '  respite-care en  1 helped, 0 did not',
  ]);
  expect(lines).toContain(
    `  poisonHelp  tel:+18002221222  checked ${phones.poisonHelp.checked} at ${phones.poisonHelp.source}`,
  );
  expect(lines.slice(lines.findIndex((line) => line.startsWith('Numbers')) + 1)).toHaveLength(
    Object.keys(phones).length,
  );
  expect(lines.join('\n')).not.toMatch(/Rosa|bathe/);
});

it('a vote counts once, as it was given last, on the day of its answer, and tells nobody whose it is', async () => {
  const day = '2026-11-20';
  const { who, messageId } = await answered(day, 'How do I bathe her?');
  const counts = coach.app.get<Connection>(Database).collection<{ _id: string }>('question_counts');
  await Promise.all([
    ...Array.from({ length: 5 }, () => give(who, messageId, 'positive')),
    ...Array.from({ length: 5 }, () => give(who, messageId, 'negative')),
  ]);
  await give(who, messageId, 'negative');
  expect(await counts.findOne({ _id: `${day} en` })).toEqual({
    _id: `${day} en`,
    lang: 'en',
    outcomes: { answered: 1 },
    topics: { 'safe-bathing': { answered: 1 } },
    feedback: { 'safe-bathing': { positive: 0, negative: 1 } },
  });
});

it('a vote on a card is counted for no topic', async () => {
  const { who, messageId } = await answered('2026-11-19', 'My dad collapsed and is not breathing');
  await give(who, messageId, 'negative');
  const days = (await report('2026-11-25T00:00:00Z')).filter((line) => line.startsWith('  2026-11-19'));
  expect(days).toEqual(['  2026-11-19 en  0 helped, 1 did not']);
  const counts = coach.app.get<Connection>(Database).collection<{ _id: string }>('question_counts');
  expect(await counts.findOne({ _id: '2026-11-19 en' })).toBeNull();
});
