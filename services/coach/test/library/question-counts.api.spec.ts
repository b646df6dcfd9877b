import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { CountAnswer } from '../../src/answer/count-answer.js';
import { CountQuestions } from '../../src/library/count-questions.js';
import { QuestionCountsRepository } from '../../src/library/question-counts.repository.js';
import { QuestionCountsSweeper } from '../../src/library/question-counts-sweeper.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
  await coach.stockLibrary(seedLibrary.slice(0, 3));
}, 60_000);
afterAll(() => coach.stop());

const admin = aCaregiver({ role: 'super_admin' });
const [found = '', offered = '', never = ''] = seedLibrary.map(({ documentId }) => documentId);
const count = (...counted: Parameters<CountQuestions['execute']>) =>
  coach.app.get(CountQuestions).execute(...counted);
const read = async () => (await coach.call(coachRoutes.questionCounts, admin)).body;
const stored = () => coach.app.get<Connection>(Database).collection<{ _id: string }>('question_counts');

describe('the counts of questions', () => {
  it('say how many were answered, and which topics nobody finds', async () => {
    await Promise.all([
      count({ lang: 'en', outcome: 'answered', topicIds: [found, offered] }),
      count({ lang: 'en', outcome: 'answered', topicIds: [found] }),
      count({ lang: 'en', outcome: 'choice', topicIds: [offered] }),
      count({ lang: 'es', outcome: 'refused', topicIds: [] }),
      count({ lang: 'es', outcome: 'off-topic', topicIds: [] }),
    ]);
    const { outcomes, topics } = await read();
    const counted = outcomes.filter((each) => each.count > 0);
    expect(counted).toEqual([
      { lang: 'en', outcome: 'answered', count: 2 },
      { lang: 'en', outcome: 'choice', count: 1 },
      { lang: 'es', outcome: 'refused', count: 1 },
      { lang: 'es', outcome: 'off-topic', count: 1 },
    ]);
    expect(topics.map(({ topicId, answered, offered: asChoice }) => [topicId, answered, asChoice])).toEqual([
      [never, 0, 0],
      [offered, 1, 1],
      [found, 2, 0],
    ]);
  });

  it('are for administrators alone', async () => {
    expect((await coach.call(coachRoutes.questionCounts, aCaregiver())).status).toBe(403);
    expect((await coach.call(coachRoutes.questionCounts, nobody)).status).toBe(401);
  });

  it('hold nothing but a day, a language and numbers', async () => {
    const [day] = await stored().find({ _id: / en$/ }).toArray();
    expect(day).toEqual({
      _id: expect.stringMatching(/^\d{4}-\d\d-\d\d en$/),
      lang: 'en',
      outcomes: { answered: 2, choice: 1 },
      topics: { [found]: { answered: 2 }, [offered]: { answered: 1, choice: 1 } },
    });
  });

  it('that fail harm nobody', async () => {
    const counts = coach.app.get(QuestionCountsRepository);
    jest.spyOn(counts, 'add').mockRejectedValueOnce(new Error('the database is away'));
    await expect(count({ lang: 'en', outcome: 'answered', topicIds: [] })).resolves.toBeUndefined();
  });

  it('are waited for by the end of the service and by no answer', async () => {
    const who = aCaregiver();
    const stuck = Promise.withResolvers<undefined>();
    jest.spyOn(coach.app.get(QuestionCountsRepository), 'add').mockReturnValueOnce(stuck.promise);
    const { body } = await coach.send(who, await coach.converse(who), seedLibrary[0]?.title.en ?? '');
    expect(body.aiMessage.kind).toBe('library');
    const ended = jest.fn();
    const ending = coach.app.get(CountAnswer).onApplicationShutdown().then(ended);
    await read();
    expect(ended).not.toHaveBeenCalled();
    stuck.resolve(undefined);
    await ending;
  });

  it('are deleted when they are older than is kept', async () => {
    const now = Date.now();
    await stored().insertOne({
      _id: `${new Date(now - QUESTION_COUNTS_KEPT - 86_400_000).toISOString().slice(0, 10)} en`,
    });
    const before = await stored().countDocuments();
    await coach.app.get(QuestionCountsSweeper).run();
    expect(await stored().countDocuments()).toBe(before - 1);
    expect((await read()).outcomes.some((each) => each.count > 0)).toBe(true);
  });
});
