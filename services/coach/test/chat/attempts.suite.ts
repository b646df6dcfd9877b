import { ANSWER_LEASE } from '@careward/contracts/coach/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { notAnswered } from '@careward/contracts/safety/not-answered';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver } from '@careward/testing/a-principal';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { notAnswered as notAnsweredIn } from '../../src/answer/not-answered.domain.js';
import { ConversationRepository } from '../../src/chat/conversation.repository.js';
import { CompleteExchange } from '../../src/chat/complete-exchange.js';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { startCoach, type RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;
const QUESTION = 'How do I bathe my mother?';
const KEY = { 'idempotency-key': 'left' };
const later = () => new Date(Date.now() + ANSWER_LEASE);

export function describeAttempts(coach: () => RunningCoach): void {
  const exchanges = () => coach().app.get(ExchangeRepository);

  /** Stores a question as a process does that ends before it tries to answer. */
  const leaveBehind = async (lang: Language = 'en') => {
    const who = aCaregiver();
    const conversationId = await coach().converse(who);
    const now = new Date();
    const id = newId();
    const seq = await coach().app.get(ConversationRepository).takeTurn(who.userId, conversationId, now);
    await exchanges().begin(who.userId, {
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
  const beginAttempt = (who: Caregiver, id: string, until: Date) =>
    exchanges().beginAttempt(who.userId, id, { holder: 'another copy', until });

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
      const stored = coach().app.get<Connection>(Database).collection<{ _id: string }>('exchanges');
      await stored.updateOne({ _id: id }, { $unset: { generating: '' } });
      expect((await coach().send(who, conversationId, QUESTION, KEY)).body.aiMessage.kind).toBe('library');
    });
  });

  describe('a question whose process died over it', () => {
    it.each(['en', 'es'] as const)('gets the fixed text in %s, by its key and by reading', async (lang) => {
      const { who, conversationId, id } = await leaveBehind(lang);
      await beginAttempt(who, id, new Date(Date.now() - 1));
      const { status, body } = await coach().send(who, conversationId, QUESTION, KEY);
      expect(status).toBe(200);
      expect(body.aiMessage).toMatchObject({ content: notAnswered[lang], lang, kind: 'refusal', risk: null });
      for (const number of ['911', '988']) expect(body.aiMessage.content).toContain(number);
      expect((await coach().messages(who, conversationId)).body).toEqual([body.userMessage, body.aiMessage]);

      const read = await leaveBehind(lang);
      await beginAttempt(read.who, read.id, new Date(Date.now() - 1));
      const messages = (await coach().messages(read.who, read.conversationId)).body;
      expect(messages.map(({ content }) => content)).toEqual([QUESTION, notAnswered[lang]]);
    });

    it('is left to its holder until the lease is over', async () => {
      const complete = coach().app.get(CompleteExchange);
      const patience = complete.patience.all;
      complete.patience.all = 0;
      const { who, conversationId, id } = await leaveBehind();
      await beginAttempt(who, id, later());
      const { problem } = await coach().send(who, conversationId, QUESTION, KEY);
      expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
      expect((await coach().messages(who, conversationId)).body.map(({ role }) => role)).toEqual(['user']);
      coach().setTime(new Date(Date.now() + ANSWER_LEASE + 1));
      const { body } = await coach().send(who, conversationId, QUESTION, KEY);
      coach().resumeTime();
      complete.patience.all = patience;
      expect(body.aiMessage.content).toBe(notAnswered.en);
    });
  });

  describe('a question that two copies of the coach have before them', () => {
    let second: RunningCoach;
    beforeAll(async () => {
      second = await startCoach(coach().prefix);
    }, 60_000);
    afterAll(() => second.stop());

    it('is answered by one, and the other waits for that answer', async () => {
      const { who, conversationId, id } = await leaveBehind();
      expect(await beginAttempt(who, id, later())).toBe(true);
      expect(await beginAttempt(who, id, later())).toBe(false);
      const waiting = [second.send(who, conversationId, QUESTION, KEY), second.messages(who, conversationId)];
      await exchanges().answer(
        who.userId,
        id,
        { ...notAnsweredIn('en'), content: 'From the first' },
        new Date(),
      );
      const [sent, read] = await Promise.all(waiting);
      expect(JSON.stringify(sent?.body)).toContain('From the first');
      expect(JSON.stringify(read?.body)).toContain('From the first');
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
      for (const { body } of await Promise.all(reads))
        expect(body).toEqual([answers[0]?.userMessage, answers[0]?.aiMessage]);
    });
  });

  describe('an answer that fails', () => {
    afterEach(() => {
      Reflect.deleteProperty(coach().app.get(LibraryIndexCache), 'index');
      Reflect.deleteProperty(exchanges(), 'answer');
    });

    it('in the making becomes the fixed text, so that the conversation can be read', async () => {
      const broken = () => {
        throw new TypeError('a fault of ours');
      };
      const index = { size: 1, find: broken, document: broken };
      Object.defineProperty(coach().app.get(LibraryIndexCache), 'index', {
        configurable: true,
        get: () => index,
      });
      const { who, conversationId } = await leaveBehind();
      const messages = (await coach().messages(who, conversationId)).body;
      expect(messages.map(({ content }) => content)).toEqual([QUESTION, notAnswered.en]);
    });

    it('to be stored is tried again', async () => {
      const { who, conversationId } = await leaveBehind();
      exchanges().answer = () => Promise.reject(new Error('the database is away'));
      expect((await coach().send(who, conversationId, QUESTION, KEY)).status).toBe(500);
      Reflect.deleteProperty(exchanges(), 'answer');
      expect((await coach().send(who, conversationId, QUESTION, KEY)).body.aiMessage.kind).toBe('library');
    });
  });
}
