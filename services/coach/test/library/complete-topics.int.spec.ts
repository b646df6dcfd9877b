import { testPrefix } from '@careward/testing/test-prefix';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompleteTopics } from '../../src/library/document-events.js';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { answeringTopics } from '../answering/seed-answers.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

const prefix = testPrefix();
const copies: RunningCoach[] = [];
beforeAll(async () => {
  copies.push(await startCoach(prefix), await startCoach(prefix));
});
afterAll(() => Promise.all(copies.map((copy) => copy.stop())));

const topics = answeringTopics.slice(0, 3);
const asBefore = topics.map(({ answers: _, ...topic }) => topic);
const answersIn = (copy: RunningCoach) => copy.app.get(LibraryIndexCache).index.answers.length;
const completeIn = (copy: RunningCoach | undefined) => copy?.app.get(CompleteTopics).run();

describe('topics that were stored without their answered questions', () => {
  it('stay as they are while discovery knows of none, and get them in every copy once it does', async () => {
    const [first] = copies;
    await first?.stockLibrary(asBefore);
    await eventually(() =>
      expect(copies.map((copy) => copy.app.get(LibraryIndexCache).index.size)).toEqual([3, 3]),
    );
    for (const topic of asBefore) first?.documents.set(topic.documentId, topic);
    await completeIn(first);
    expect(copies.map(answersIn)).toEqual([0, 0]);

    for (const topic of topics) first?.documents.set(topic.documentId, topic);
    await completeIn(first);
    const all = topics.flatMap(({ answers = [] }) => answers).length;
    await eventually(() => expect(copies.map(answersIn)).toEqual([all, all]));
    const [held] = topics[0]?.answers ?? [];
    expect(
      first?.app.get(LibraryIndexCache).index.findAskedAnswer(held?.question.es ?? '')?.answered,
    ).toEqual(held);
  });

  it('are not taken from an older version of the topic', async () => {
    const [first] = copies;
    await first?.stockLibrary([{ ...asBefore[0], version: 5 } as (typeof asBefore)[number]]);
    await completeIn(first);
    expect(first && answersIn(first)).toBe(0);
  });
});
