import { questionUnanswered } from '@careward/contracts/coach/events';
import { questionTerms } from '@careward/contracts/coach/internal-calls';
import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { RetentionSweep } from '@careward/platform/personal-data/collections';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { WantedQuestionRepository } from '../../src/wanted/wanted-topics.js';
import { anAdmin } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';

const prefix = testPrefix();
const subjects = new Map<string, { lang: 'en' | 'es'; terms: string[] }>();
let coach: StubbedInternal;
let service: RunningService;
let bus: BrokerClient;
beforeAll(async () => {
  coach = await stubInternal([
    answering(questionTerms, ({ questionId = '' }) => subjects.get(questionId) ?? null),
  ]);
  service = await startDiscovery(prefix, undefined, { COACH_URL: coach.url });
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
  await coach.stop();
});

const stored = () => service.app.get<Connection>(Database).collection<{ _id: string }>('wanted_questions');
beforeEach(async () => void (await stored().deleteMany({})));

const list = async () => (await service.call(routes.wantedTopics, anAdmin())).body;
const asked = (questionId: string) =>
  coach.calls.filter(({ params }) => params.questionId === questionId).length;
const unanswered = (questionId: string, subject = newId()) =>
  eventOf(questionUnanswered, { questionId }, { subject });
/** Publishes an event, and waits until it and all that were published for its subject are handled. */
async function handled(...events: ReturnType<typeof unanswered>[]): Promise<void> {
  const marker = newId();
  for (const event of [...events, unanswered(marker)])
    await bus.publish({ ...event, subject: events[0]?.subject ?? marker });
  await eventually(() => expect(asked(marker)).toBe(1));
}

describe('coach.question.unanswered', () => {
  it.each(questionUnanswered.samples)(
    '%j is kept as words and no more, however often it comes',
    async (data) => {
      subjects.set(data.questionId, { lang: 'en', terms: ['tracheostomy', 'tube'] });
      const event = eventOf(questionUnanswered, data, { time: '2026-11-22T10:00:00.000Z' });
      service.setTime(new Date('2026-11-23T10:00:00.000Z'));
      const later = { ...event, data: { ...event.data, later: 7 } };
      await handled(event, event, later);
      expect(await stored().find().toArray()).toEqual([
        {
          _id: createHash('sha256').update(data.questionId).digest('hex'),
          lang: 'en',
          terms: ['tracheostomy', 'tube'],
          at: new Date(event.time),
        },
      ]);
      expect(asked(data.questionId)).toBe(1);
      expect(await list()).toEqual([
        {
          id: expect.any(String),
          lang: 'en',
          terms: ['tracheostomy', 'tube'],
          count: 1,
          lastAskedAt: event.time,
        },
      ]);
    },
  );

  it('leaves nothing of a question without words, or one that is gone', async () => {
    const wordless = newId();
    subjects.set(wordless, { lang: 'es', terms: [] });
    await handled(unanswered(wordless), unanswered(newId()));
    expect(await stored().countDocuments()).toBe(0);
  });

  it('of many who ask the same makes one topic', async () => {
    const ids = Array.from({ length: 3 }, newId);
    for (const id of ids) subjects.set(id, { lang: 'en', terms: ['wheelchair', 'repair'] });
    await handled(...ids.map((id) => unanswered(id)));
    expect(await list()).toMatchObject([{ terms: ['wheelchair', 'repair'], count: 3 }]);
  });
});

describe('the wanted topics', () => {
  it('are for administrators alone', async () => {
    expect((await service.call(routes.wantedTopics, aCaregiver())).status).toBe(403);
    expect((await service.call(routes.wantedTopics, nobody)).status).toBe(401);
    expect(await list()).toEqual([]);
  });

  it('are of the last half year; older ones are not shown, and then deleted', async () => {
    const now = new Date('2026-11-23T10:00:00.000Z');
    service.setTime(now);
    const questions = service.app.get(WantedQuestionRepository);
    const oldest = now.getTime() - WANTED_TOPICS_KEPT;
    for (const [term, at] of [
      ['kept', oldest],
      ['old', oldest - 1],
    ] as const)
      await questions.keep(newId(), { lang: 'en', terms: [term], at: new Date(at) });
    expect(await list()).toMatchObject([{ terms: ['kept'] }]);
    await service.app.get(RetentionSweep).run();
    expect(await stored().find().toArray()).toMatchObject([{ terms: ['kept'] }]);
  });
});
