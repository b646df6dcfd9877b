import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import { burdenRoutes as routes } from '@careward/contracts/assessment/routes';
import { COMMENT_LENGTH } from '@careward/contracts/assessment/burden';
import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/schemas';
import { BODY, PAGE } from '@careward/contracts/kernel/limits';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { anAssessment } from '@careward/testing/a-person';
import { collectionsWith } from '@careward/testing/collections-with';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startAssessment } from './start-assessment.js';

const suicide: Risk = { level: 'card', tier: 'T1', category: 'suicide' };

let coach: StubbedInternal;
let service: RunningService;
/** What the coach says of comments; null: it does not answer. */
let verdict: { risk: Risk | null } | null;

beforeAll(async () => {
  coach = await stubInternal([answering(screening, () => verdict)]);
  service = await startAssessment(testPrefix(), { COACH_URL: coach.url });
});
afterAll(async () => {
  await service.stop();
  await coach.stop();
});
beforeEach(() => {
  verdict = { risk: null };
  coach.calls.length = 0;
});

type Caregiver = ReturnType<typeof aCaregiver>;
type Headers = Record<string, string>;

const submit = (who: Caregiver, body: unknown = anAssessment(), headers: Headers = {}) =>
  service.call(routes.submitAssessment, who, { body, headers });
const list = async (who: Caregiver, query = {}, headers: Headers = {}) =>
  (await service.call(routes.assessments, who, { query, headers })).body;
const assessments = () =>
  service.app.get<Database>(Database).collection<{ _id: string; owner: string }>('assessments');
const documents = (owner: string) => assessments().find({ owner }).toArray();
/** Makes an assessment one that cannot be opened. */
const spoil = (_id: string) => assessments().updateOne({ _id }, { $set: { responses: 'not sealed by us' } });

describe('an assessment', () => {
  it('is scored by the server, whatever score was sent, and shows in the list', async () => {
    const who = aCaregiver();
    service.setTime(new Date('2026-11-22T12:00:00Z'));
    const body = { ...anAssessment({ sleep_disruption: 4 }, ' Mostly at night. '), score: 99 };
    const { status, body: submitted } = await submit(who, body);
    expect(status).toBe(201);
    expect(submitted).toMatchObject({
      completedAt: '2026-11-22T12:00:00.000Z',
      score: 33,
      level: 'mild',
      risk: null,
      commentsChecked: true,
    });
    expect(submitted.responses.sleep_disruption).toEqual({ value: 4, score: 4, comment: null });
    expect(submitted.responses.emotional_health.comment).toBe('Mostly at night.');
    expect(submitted.nextSteps).toHaveLength(2);
    const { risk: _risk, commentsChecked: _checked, ...kept } = submitted;
    expect(await list(who)).toEqual([kept]);
  });

  it.each(['nonsense', null, { $gt: 0 }, -1])(
    'is scored by the server when %j was sent as score',
    async (score) => {
      const { body } = await submit(aCaregiver(), { ...anAssessment(), score });
      expect(body.score).toBe(25);
    },
  );

  it('needs no score in the answers, and drops unknown fields', async () => {
    const who = aCaregiver();
    const { responses } = anAssessment();
    const bare = Object.fromEntries(
      Object.entries(responses).map(([id, { value }]) => [id, { value, comment: '  ', mood: 'x' }]),
    );
    const { status, body } = await submit(who, { responses: { ...bare, eleventh: { value: 1 } } });
    expect(status).toBe(201);
    expect(Object.keys(body.responses)).toEqual([...burdenQuestionIds]);
    expect(body.responses.overwhelmed).toEqual({ value: 1, score: 1, comment: null });
  });

  it('speaks the language of the request, also of one that was made in the other', async () => {
    const who = aCaregiver();
    const spanish = { 'accept-language': 'es-US' };
    const { body } = await submit(who, anAssessment({ social_isolation: 4 }), spanish);
    expect(body.recommendations[0]).toMatch(/^Únase a un grupo de apoyo/);
    const [[english], [again]] = [await list(who), await list(who, {}, spanish)];
    expect(english?.recommendations[0]).toMatch(/^Join a caregiver support group/);
    expect(again?.recommendations).toEqual(body.recommendations);
  });

  it('is sealed: neither answers, score nor comments can be read in the database', async () => {
    const who = aCaregiver();
    await submit(who, anAssessment({ emotional_health: 4 }, 'Canary-comment-77'));
    expect(await collectionsWith(service, 'Canary-comment-77')).toEqual([]);
    const [stored] = await documents(who.userId);
    expect(Object.keys(stored ?? {}).sort()).toEqual([
      '_id',
      'completedAt',
      'events',
      'key',
      'outbox',
      'owner',
      'responses',
    ]);
    expect(JSON.stringify(stored)).not.toContain('emotional_health');
  });

  const { responses } = anAssessment();
  const without = (id: keyof typeof responses) =>
    Object.fromEntries(Object.entries(responses).filter(([key]) => key !== id));
  const instead = (response: unknown) => ({ responses: { ...responses, overwhelmed: response } });
  const ANSWER = 'Please answer all ten questions';

  it.each<[string, unknown, string, string]>([
    ['nothing', {}, 'responses', ANSWER],
    ['a text', { responses: 'all good' }, 'responses', ANSWER],
    ['a list', { responses: [1, 2, 3] }, 'responses', ANSWER],
    ['null', { responses: null }, 'responses', ANSWER],
    ['nine answers', { responses: without('personal_time') }, 'responses.personal_time', ANSWER],
    ['an answer of null', instead(null), 'responses.overwhelmed', ANSWER],
    ['a bare number', instead(3), 'responses.overwhelmed', ANSWER],
    ['no value', instead({ score: 1 }), 'responses.overwhelmed.value', ANSWER],
    ['a value above 4', instead({ value: 5 }), 'responses.overwhelmed.value', ANSWER],
    ['a negative value', instead({ value: -1 }), 'responses.overwhelmed.value', ANSWER],
    ['half a value', instead({ value: 1.5 }), 'responses.overwhelmed.value', ANSWER],
    ['a label', instead({ value: 'No days' }), 'responses.overwhelmed.value', ANSWER],
    ['an operator', instead({ value: { $gt: 0 } }), 'responses.overwhelmed.value', ANSWER],
    ['a score of another option', instead({ value: 1, score: 4 }), 'responses.overwhelmed.score', ANSWER],
    [
      'a comment that is no text',
      instead({ value: 1, comment: { text: 'x' } }),
      'responses.overwhelmed.comment',
      'Please write the comment as text',
    ],
    [
      'a comment that is too long',
      instead({ value: 1, comment: 'a'.repeat(COMMENT_LENGTH + 1) }),
      'responses.overwhelmed.comment',
      'Please use at most 500 characters',
    ],
    [
      'the placeholder of a comment that could not be read',
      instead({ value: 1, comment: UNREADABLE }),
      'responses.overwhelmed.comment',
      'We could not read what was stored here. Please type it again and save.',
    ],
  ])('is refused with %s', async (_, body, path, sentence) => {
    const who = aCaregiver();
    const { problem } = await submit(who, body);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', detail: sentence });
    expect(problem.errors?.[0]).toEqual({ path, message: sentence });
    expect(await list(who)).toEqual([]);
  });

  it.each([[[]], [null], ['text'], [7]])('is refused when the body is %j', async (body) => {
    expect((await submit(aCaregiver(), body)).problem.status).toBe(400);
  });

  it('takes ten comments of the greatest length, and a body that is far too big is refused', async () => {
    const longest = (text: string) =>
      Object.fromEntries(burdenQuestionIds.map((id) => [id, { value: 2, comment: text }]));
    const who = aCaregiver();
    expect((await submit(who, { responses: longest('ñ漢'.repeat(COMMENT_LENGTH / 2)) })).status).toBe(201);
    const { problem } = await submit(who, { responses: longest('a'.repeat(BODY.usual)) });
    expect(problem.status).toBeGreaterThanOrEqual(400);
    expect(await list(who)).toHaveLength(1);
  });

  it('belongs to its owner, and nobody signed in has none', async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    await submit(maria);
    expect(await list(other)).toEqual([]);
    expect((await service.call(routes.assessments, nobody)).status).toBe(401);
    expect((await service.call(routes.submitAssessment, nobody, { body: anAssessment() })).status).toBe(401);
  });
});

describe('a submission under one Idempotency-Key', () => {
  const key = { 'idempotency-key': 'the-same' };

  it('is stored once when it is repeated, and answers the same', async () => {
    const who = aCaregiver();
    const first = await submit(who, anAssessment(), key);
    const again = await submit(who, { ...anAssessment(), score: 7 }, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await documents(who.userId)).toHaveLength(1);
  });

  it('finds its own again when there are others', async () => {
    const who = aCaregiver();
    const keys = ['one', 'two', 'three'].map((name) => ({ 'idempotency-key': name }));
    const send = (at: number) => submit(who, anAssessment(), keys[at]);
    const first = [await send(0), await send(1), await send(2)].map(({ body }) => body);
    const again = [await send(0), await send(1), await send(2)].map(({ body }) => body);
    expect(again).toEqual(first);
    expect(await documents(who.userId)).toHaveLength(3);
  });

  it('is stored once when ten come at once', async () => {
    const who = aCaregiver();
    const all = await Promise.all(Array.from({ length: 10 }, () => submit(who, anAssessment(), key)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(await documents(who.userId)).toHaveLength(1);
  });

  it('is refused with other answers', async () => {
    const who = aCaregiver();
    await submit(who, anAssessment(), key);
    const { problem } = await submit(who, anAssessment({ overwhelmed: 4 }), key);
    expect(problem).toMatchObject({ status: 422, code: 'key-used-before' });
    expect(await list(who)).toHaveLength(1);
  });

  it('is refused with another comment, which would be lost', async () => {
    const who = aCaregiver();
    await submit(who, anAssessment({}, 'I sleep badly'), key);
    const { problem } = await submit(who, anAssessment({}, 'I sleep badly and cannot go on'), key);
    expect(problem).toMatchObject({ status: 422, code: 'key-used-before' });
  });

  it('is another person`s own', async () => {
    const [one, other] = [aCaregiver(), aCaregiver()];
    await submit(one, anAssessment(), key);
    expect((await submit(other, anAssessment({ overwhelmed: 4 }), key)).status).toBe(201);
  });

  it('without a key stands for itself', async () => {
    const who = aCaregiver();
    await submit(who);
    await submit(who);
    expect(await list(who)).toHaveLength(2);
  });
});

describe('the comments', () => {
  it('are shown to the coach, and what it finds comes with the result and is kept nowhere', async () => {
    verdict = { risk: suicide };
    const who = aCaregiver();
    const { body } = await submit(who, anAssessment({}, 'I do not want to live'), {
      'accept-language': 'es',
    });
    expect(coach.calls).toEqual([
      {
        path: '/internal/screenings',
        params: {},
        body: { texts: ['I do not want to live'], lang: 'es' },
      },
    ]);
    expect(body).toMatchObject({ risk: suicide, commentsChecked: true });
    expect(JSON.stringify(await list(who))).not.toContain('suicide');
    expect(await collectionsWith(service, 'suicide')).toEqual([]);
  });

  it('are shown to the coach all, in the order of the questions', async () => {
    const { responses } = anAssessment();
    const comments = burdenQuestionIds.map((id) => `My thoughts about ${id}`);
    const commented = Object.fromEntries(
      burdenQuestionIds.map((id, n) => [id, { ...responses[id], comment: comments[n] }]),
    );
    await submit(aCaregiver(), { responses: commented });
    expect(coach.calls.map(({ body }) => body)).toEqual([{ texts: comments, lang: 'en' }]);
  });

  it('show the card again when the submission is repeated', async () => {
    verdict = { risk: suicide };
    const who = aCaregiver();
    const body = anAssessment({}, 'I do not want to live');
    const key = { 'idempotency-key': 'again' };
    await submit(who, body, key);
    expect((await submit(who, body, key)).body.risk).toEqual(suicide);
  });

  it('are not asked about when there are none', async () => {
    verdict = null;
    const { body } = await submit(aCaregiver());
    expect(body).toMatchObject({ risk: null, commentsChecked: true });
    expect(coach.calls).toEqual([]);
  });

  it('hold nothing up when the coach does not answer: the result says that they were not checked', async () => {
    verdict = null;
    const who = aCaregiver();
    const { status, body } = await submit(who, anAssessment({}, 'I do not want to live'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ score: 25, risk: null, commentsChecked: false });
    expect(await list(who)).toHaveLength(1);
  });
});

describe('a coach that hangs', () => {
  it('does not hold up the result', async () => {
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as AddressInfo;
    const alone = await startAssessment(testPrefix(), { COACH_URL: `http://127.0.0.1:${port}` });
    const body = anAssessment({}, 'I do not want to live');
    const submitted = await alone.call(routes.submitAssessment, aCaregiver(), { body });
    await alone.stop();
    hanging.closeAllConnections();
    await hanging[Symbol.asyncDispose]();
    expect(submitted.status).toBe(201);
    expect(submitted.body).toMatchObject({ score: 25, risk: null, commentsChecked: false });
  });
});

describe('the list', () => {
  it('has the newest first, in pages with a Link to the next', async () => {
    const who = aCaregiver();
    for (const day of ['01', '02', '03']) {
      service.setTime(new Date(`2026-11-${day}T08:00:00Z`));
      await submit(who);
    }
    const days = (found: { completedAt: string }[]) =>
      found.map(({ completedAt }) => completedAt.slice(8, 10));
    expect(days(await list(who))).toEqual(['03', '02', '01']);
    const first = await service.call(routes.assessments, who, { query: { limit: '2' } });
    expect(days(first.body)).toEqual(['03', '02']);
    const link = /<[^>]*\?before=([^&>]+)&limit=2>; rel="next"/.exec(first.headers.get('link') ?? '');
    const before = decodeURIComponent(link?.[1] ?? '');
    const last = await service.call(routes.assessments, who, { query: { before, limit: '2' } });
    expect(days(last.body)).toEqual(['01']);
    expect(last.headers.get('link')).toBeNull();
  });

  it.each(['abc', '', '0', '-1', '1.5', '9e99'])('refuses %j as a limit', async (limit) => {
    const { problem } = await service.call(routes.assessments, aCaregiver(), { query: { limit } });
    expect(problem).toMatchObject({
      status: 400,
      detail: 'Please ask for a whole number of items, 1 or more.',
    });
  });

  it.each(['zzz', '_', 'x'.repeat(81)])('refuses %j as a cursor', async (before) => {
    const { problem } = await service.call(routes.assessments, aCaregiver(), { query: { before } });
    expect(problem).toMatchObject({
      status: 400,
      detail: 'We could not read this part of the list. Please reload the page.',
    });
  });

  it('has at most as many entries on a page as other lists', () => {
    expect(routes.assessments.page).toEqual({ max: PAGE.others });
  });

  it('leaves out what cannot be opened', async () => {
    const who = aCaregiver();
    await submit(who);
    const { body } = await submit(who);
    await spoil(body.id);
    expect(await list(who)).toHaveLength(1);
  });

  it('goes on after a page on which one cannot be opened', async () => {
    const who = aCaregiver();
    for (const minute of ['01', '02', '03']) {
      service.setTime(new Date(`2026-11-04T08:${minute}:00Z`));
      await submit(who);
    }
    await spoil((await list(who))[0]?.id ?? '');
    const first = await service.call(routes.assessments, who, { query: { limit: '2' } });
    expect(first.body).toHaveLength(1);
    const link = /<[^>]*\?before=([^&>]+)&limit=2>; rel="next"/.exec(first.headers.get('link') ?? '');
    const before = decodeURIComponent(link?.[1] ?? '');
    expect(await list(who, { before, limit: '2' })).toHaveLength(1);
  });
});
