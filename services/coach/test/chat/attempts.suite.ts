import { ANSWER_ATTEMPTS, ANSWER_LEASE } from '@careward/contracts/coach/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { notAnswered } from '@careward/content/coach/fixed-replies';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { AnswerQuestion } from '../../src/answering/answer-question.js';
import { notAnswered as answerOf } from '../../src/answering/answer.domain.js';
import { AnswerExchange } from '../../src/chat/answer-exchange.js';
import { ConversationRepository } from '../../src/chat/conversation.repository.js';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;
const QUESTION = 'Safe bathing techniques';
const KEY = { 'idempotency-key': 'left' };
const HOLDER = 'another copy';
const later = () => new Date(Date.now() + ANSWER_LEASE);
const past = () => new Date(Date.now() - 1);

export function describeAttempts(coach: () => RunningCoach): void {
  const exchanges = () => coach().app.get(ExchangeRepository);
  const stored = () => coach().app.get<Connection>(Database).collection<{ _id: string }>('exchanges');
  const contentsOf = async (who: Caregiver, conversationId: string, by = coach()) =>
    (await by.messages(who, conversationId)).body.map(({ content }) => content);

  /** Stores a question as a process does that ends before it tries to answer. */
  const leaveBehind = async (lang: Language = 'en') => {
    const who = aCaregiver();
    const conversationId = await coach().converse(who);
    const now = new Date();
    const id = newId();
    const seq = await coach().app.get(ConversationRepository).takeTurn(who.userId, conversationId, now);
    await exchanges().create(who.userId, {
      id,
      key: KEY['idempotency-key'],
      conversationId,
      seq: seq ?? 0,
      question: { content: QUESTION, attachments: [] },
      lang,
      now,
    });
    return { who, conversationId, id };
  };
  const claim = (who: Caregiver, id: string, until: Date) =>
    exchanges().claim(who.userId, id, { holder: HOLDER, until, attempt: 1 });
  const forgetAttempts = (id: string) => stored().updateOne({ _id: id }, { $unset: { generating: '' } });
  /** An attempt as the version before the status 'generating' recorded it. */
  const claimAsBefore = (id: string, until: Date) =>
    stored().updateOne({ _id: id }, { $set: { generating: { holder: HOLDER, until } } });

  /** The reconciler finds nothing to answer or to interrupt until the test is over. */
  const holdReconciler = () => {
    exchanges().findAbandoned = () => Promise.resolve([]);
  };
  const letReconcilerGo = () => void Reflect.deleteProperty(exchanges(), 'findAbandoned');
  afterEach(letReconcilerGo);

  describe('a question whose process died before it tried to answer', () => {
    it('is answered when the same key comes again', async () => {
      const { who, conversationId } = await leaveBehind();
      const { status, body } = await coach().send(who, conversationId, QUESTION, KEY);
      expect(status).toBe(200);
      expect(body.aiMessage.kind).toBe('library');
      expect((await coach().messages(who, conversationId)).body).toHaveLength(2);
    });

    it('is answered when it was stored before attempts were kept', async () => {
      const { who, conversationId, id } = await leaveBehind();
      await forgetAttempts(id);
      expect((await coach().send(who, conversationId, QUESTION, KEY)).body.aiMessage.kind).toBe('library');
    });

    it('is answered within seconds though nobody sends it again, also when it was stored before attempts were kept', async () => {
      holdReconciler();
      const left = [await leaveBehind(), await leaveBehind()];
      await forgetAttempts(left[1]?.id ?? '');
      const read = () =>
        Promise.all(
          left.map(async ({ who, conversationId }) =>
            (await coach().messages(who, conversationId)).body.map(({ kind }) => kind),
          ),
        );
      expect(await read()).toEqual([[null], [null]]);
      letReconcilerGo();
      const answered = [null, 'library'];
      await eventually(async () => expect(await read()).toEqual([answered, answered]));
    });
  });

  it('a question that cannot be answered for now keeps no place before the others', async () => {
    const { who, id } = await leaveBehind();
    const now = new Date(Date.now() + 60_000);
    const isWaiting = async (at: Date) =>
      (await exchanges().findAbandoned({ pendingBefore: now, now: at, limit: 50 })).some(
        ({ exchange }) => exchange.id === id,
      );
    await exchanges().postpone(who.userId, id, now);
    expect([await isWaiting(new Date(now.getTime() - 1)), await isWaiting(now)]).toEqual([false, true]);
  });

  describe('a question whose process died over it', () => {
    it.each(['en', 'es'] as const)('gets the fixed text in %s, by its key', async (lang) => {
      const { who, conversationId, id } = await leaveBehind(lang);
      await claim(who, id, past());
      const { status, body } = await coach().send(who, conversationId, QUESTION, KEY);
      expect(status).toBe(200);
      expect(body.aiMessage).toMatchObject({ content: notAnswered[lang], lang, kind: 'refusal', risk: null });
      for (const number of ['911', '988']) expect(body.aiMessage.content).toContain(number);
      expect((await coach().messages(who, conversationId)).body).toEqual([body.userMessage, body.aiMessage]);
      expect(await stored().findOne({ _id: id })).toMatchObject({ status: 'interrupted', answer: null });
    });

    it('gets the fixed text by itself, also when the version before recorded the attempt', async () => {
      const [en, es, before] = [await leaveBehind('en'), await leaveBehind('es'), await leaveBehind('en')];
      for (const { who, id } of [en, es]) await claim(who, id, past());
      await claimAsBefore(before.id, past());
      const expected = [notAnswered.en, notAnswered.es, notAnswered.en].map((text) => [QUESTION, text]);
      const read = () =>
        Promise.all([en, es, before].map(({ who, conversationId }) => contentsOf(who, conversationId)));
      await eventually(async () => expect(await read()).toEqual(expected));
    });

    it.each([
      ['this version', (who: Caregiver, id: string) => claim(who, id, later())],
      ['the version before', (_who: Caregiver, id: string) => claimAsBefore(id, later())],
    ])('is left to its holder, of %s, until the lease is over', async (_version, take) => {
      const answering = coach().app.get(AnswerExchange);
      const { timeoutMs } = answering.wait;
      answering.wait.timeoutMs = 0;
      const { who, conversationId, id } = await leaveBehind();
      await take(who, id);
      const { problem } = await coach().send(who, conversationId, QUESTION, KEY);
      expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
      expect((await coach().messages(who, conversationId)).body.map(({ role }) => role)).toEqual(['user']);
      coach().setTime(new Date(Date.now() + ANSWER_LEASE + 1));
      const { body } = await coach().send(who, conversationId, QUESTION, KEY);
      coach().resumeTime();
      answering.wait.timeoutMs = timeoutMs;
      expect(body.aiMessage.content).toBe(notAnswered.en);
    });

    it('is left to the copy that has begun it anew since it was looked at', async () => {
      const { who, id } = await leaveBehind();
      holdReconciler();
      await claim(who, id, past());
      await exchanges().release(who.userId, id, HOLDER);
      await claim(who, id, later());
      await exchanges().interrupt(who.userId, id, new Date());
      expect(await stored().findOne({ _id: id })).toMatchObject({ status: 'generating' });
    });

    it('keeps the fixed text when the holder comes back with an answer after all', async () => {
      const { who, conversationId, id } = await leaveBehind();
      await claim(who, id, past());
      const { body } = await coach().send(who, conversationId, QUESTION, KEY);
      const late = { holder: HOLDER, answer: answerOf('es'), now: new Date() };
      expect(await exchanges().complete(who.userId, id, late)).toBe(false);
      expect((await coach().send(who, conversationId, QUESTION, KEY)).body).toEqual(body);
    });
  });

  describe('a question that two copies of the coach have before them', () => {
    let second: RunningCoach;
    beforeAll(async () => {
      second = await startCoach(coach().prefix);
    });
    afterAll(() => second.stop());

    it('is answered by one, and the other waits for that answer', async () => {
      const { who, conversationId, id } = await leaveBehind();
      expect(await claim(who, id, later())).toBe(true);
      expect(await claim(who, id, later())).toBe(false);
      const sent = second.send(who, conversationId, QUESTION, KEY);
      expect(await contentsOf(who, conversationId, second)).toEqual([QUESTION]);
      const answer = { ...answerOf('en'), content: 'From the first' };
      await exchanges().complete(who.userId, id, { holder: HOLDER, answer, now: new Date() });
      expect((await sent).body.aiMessage.content).toBe('From the first');
      expect(await contentsOf(who, conversationId, second)).toEqual([QUESTION, 'From the first']);
    });

    it('is one exchange with one answer, however many calls and readers come at once', async () => {
      const { who, conversationId } = await leaveBehind();
      const copies = [coach(), second];
      const calls = Array.from({ length: 5 }).flatMap(() =>
        copies.map((copy) => copy.send(who, conversationId, QUESTION, KEY)),
      );
      const reads = copies.map((copy) => copy.messages(who, conversationId));
      const answers = (await Promise.all(calls)).map(({ body }) => body);
      expect(new Set(answers.map(({ aiMessage }) => JSON.stringify(aiMessage))).size).toBe(1);
      expect(answers[0]?.aiMessage.kind).toBe('library');
      const whole = [answers[0]?.userMessage, answers[0]?.aiMessage];
      for (const { body } of await Promise.all(reads)) expect(body).toEqual(whole.slice(0, body.length));
      expect((await coach().messages(who, conversationId)).body).toEqual(whole);
    });
  });

  describe('an answer that fails', () => {
    // Otherwise the reconciler makes attempts of its own, of calls that take longer than it waits.
    beforeEach(holdReconciler);
    afterEach(() => {
      Reflect.deleteProperty(coach().app.get(AnswerQuestion), 'execute');
      Reflect.deleteProperty(exchanges(), 'complete');
    });

    it('in the making becomes the fixed text, so that the conversation can be read', async () => {
      coach().app.get(AnswerQuestion).execute = () => Promise.reject(new TypeError('a fault of ours'));
      const { who, conversationId } = await leaveBehind();
      await coach().send(who, conversationId, QUESTION, KEY);
      expect(await contentsOf(who, conversationId)).toEqual([QUESTION, notAnswered.en]);
    });

    it('to be stored is tried again', async () => {
      const { who, conversationId } = await leaveBehind();
      exchanges().complete = () => Promise.reject(new Error('the database is away'));
      expect((await coach().send(who, conversationId, QUESTION, KEY)).status).toBe(500);
      Reflect.deleteProperty(exchanges(), 'complete');
      expect((await coach().send(who, conversationId, QUESTION, KEY)).body.aiMessage.kind).toBe('library');
    });

    it('to be stored again and again becomes the fixed text', async () => {
      const { who, conversationId } = await leaveBehind();
      exchanges().complete = () => Promise.reject(new Error('the database is away'));
      for (let attempt = 1; attempt <= ANSWER_ATTEMPTS; attempt++)
        expect((await coach().send(who, conversationId, QUESTION, KEY)).status).toBe(500);
      Reflect.deleteProperty(exchanges(), 'complete');
      expect(await contentsOf(who, conversationId)).toEqual([QUESTION, notAnswered.en]);
    });
  });
}
