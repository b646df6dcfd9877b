import { questionUnanswered } from '@careward/contracts/coach/events';
import { questionTerms } from '@careward/contracts/coach/internal-calls';
import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import { Outbox } from '@careward/platform/events/outbox';
import { Vault } from '@careward/platform/personal-data/vault';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { goneFrom } from '@careward/testing/collections-with';
import { erasureEvent } from '@careward/testing/caller-keys';
import { eventually } from '@careward/testing/eventually';
import { type BrokerClient, expectPublished, openBrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { CountAnswer } from '../../src/answering/count-answer.js';
import {
  CountQuestions,
  QuestionCountsRepository,
  QuestionCountsSweeper,
} from '../../src/library/question-counts.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

const prefix = testPrefix();
let coach: RunningCoach;
let bus: BrokerClient;
beforeAll(async () => {
  coach = await startCoach(prefix);
  await coach.stockLibrary(seedLibrary.slice(0, 3));
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await coach.stop();
});

const admin = aCaregiver({ role: 'super_admin' });
const [found = '', offered = '', never = ''] = seedLibrary.map(({ documentId }) => documentId);
const count = (...counted: Parameters<CountQuestions['execute']>) =>
  coach.app.get(CountQuestions).execute(...counted);
const read = async () => (await coach.call(coachRoutes.questionCounts, admin)).body;
const stored = () => coach.app.get<Connection>(Database).collection<{ _id: string }>('question_counts');

describe('the counts of questions', () => {
  it('say how many were answered, and which topics nobody finds', async () => {
    // All on one day.
    coach.setTime(new Date());
    await Promise.all([
      count({ lang: 'en', outcome: 'answered', topicIds: [found, offered] }),
      count({ lang: 'en', outcome: 'answered', topicIds: [found] }),
      count({ lang: 'en', outcome: 'choice', topicIds: [offered] }),
      count({ lang: 'es', outcome: 'refused', topicIds: [] }),
      count({ lang: 'es', outcome: 'off-topic', topicIds: [] }),
    ]);
    coach.resumeTime();
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

  it('that cannot be stored fail no answer', async () => {
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

describe('a question that the library has nothing on', () => {
  type Exchange = { _id: string; owner: string; outbox?: unknown[]; events?: number };
  const exchanges = () => coach.app.get<Connection>(Database).collection<Exchange>('exchanges');
  const termsOf = (questionId: string) =>
    coach.ask(questionTerms, { by: 'discovery', params: { questionId } });
  const ask = async (content: string, who = aCaregiver(), conversation?: string) => {
    const { body } = await coach.send(who, conversation ?? (await coach.converse(who)), content);
    const exchange = await exchanges().findOne({ owner: who.userId }, { sort: { seq: -1 } });
    if (!exchange) throw new Error('the question was not stored');
    return { who, exchange, kind: body.aiMessage.kind };
  };
  const published = (questionId: string) =>
    bus.ofType(questionUnanswered).filter(({ data }) => data.questionId === questionId);

  it('is told of once, by its id, and its subject in words', async () => {
    const { who, exchange } = await ask('How do I clean the tracheostomy tube of my mother Rose Walker?');
    await eventually(() => expect(published(exchange._id)).toHaveLength(1));
    await expectPublished(bus, questionUnanswered);
    const [event] = published(exchange._id);
    expect(event).toMatchObject({ subject: exchange._id, sequence: 1, data: { lang: 'en' } });
    expect(JSON.stringify(event)).not.toContain(who.userId);
    expect(await termsOf(exchange._id)).toEqual({
      lang: 'en',
      terms: ['tracheostomy', 'tube', 'clean'],
    });
  });

  it('is told of where it is unlike every topic and speaks of a person', async () => {
    const { exchange } = await ask('My father wants to paint watercolors again, which paper should he buy?');
    await eventually(() => expect(published(exchange._id)).toHaveLength(1));
    expect((await termsOf(exchange._id))?.terms).toEqual(expect.arrayContaining(['paper', 'paint']));
  });

  it('is recorded with its answer, whose write alone is waited for', async () => {
    const publish = jest.spyOn(coach.app.get(Outbox), 'publish').mockReturnValueOnce(undefined);
    const { exchange } = await ask('How do I clean the tracheostomy tube of my mother?');
    publish.mockRestore();
    expect(exchange).toMatchObject({
      status: 'answered',
      outbox: [{ type: questionUnanswered.type }],
      events: 1,
    });
  });

  it.each([
    ['that is answered', () => seedLibrary[0]?.title.en ?? ''],
    ['about something else', () => 'what is the capital of australia'],
    ['with a danger', () => 'My dad collapsed and is not breathing'],
    ['that is small talk', () => 'thank you'],
  ])('is none %s: its document is as before, and nothing is told of it', async (_, content) => {
    const { exchange } = await ask(content());
    expect(exchange).not.toHaveProperty('outbox');
    expect(exchange).not.toHaveProperty('events');
    expect(await termsOf(exchange._id)).toBeNull();
  });

  it('is told by nobody once it is gone or its person is', async () => {
    const deleted = await ask('How do I clean the tracheostomy tube of my mother?');
    const { id } = (await coach.call(coachRoutes.conversations, deleted.who)).body[0] ?? { id: '' };
    await coach.call(coachRoutes.deleteConversation, deleted.who, { params: { id } });
    await eventually(async () => expect(await termsOf(deleted.exchange._id)).toBeNull());

    const erased = await ask('How do I clean the tracheostomy tube of my mother?');
    await bus.publish(erasureEvent(erased.who.userId));
    await goneFrom(coach, erased.who.userId);
    expect(await termsOf(erased.exchange._id)).toBeNull();
    expect(await termsOf(randomUUID())).toBeNull();
  });

  it('has no words where its key is destroyed', async () => {
    const { who, exchange } = await ask('How do I clean the tracheostomy tube of my mother?');
    await coach.app.get(Vault).destroy(who.userId);
    expect(await termsOf(exchange._id)).toBeNull();
  });

  it.each(['gateway', 'notifications'])('is not told to %s', async (by) => {
    await expect(coach.ask(questionTerms, { by, params: { questionId: randomUUID() } })).rejects.toThrow(
      '403',
    );
  });
});
