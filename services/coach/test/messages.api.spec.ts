import { UNREADABLE } from '@careward/contracts/account/unreadable';
import type { Message } from '@careward/contracts/coach/message';
import { coachRoutes as routes } from '@careward/contracts/routes/coach';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/new-id';
import { aCaregiver } from '@careward/testing/a-caller';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { ConversationRepository } from '../src/conversations/conversation.repository.js';
import { ExchangeRepository } from '../src/exchanges/exchange.repository.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;
let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
  await coach.stockLibrary(seedLibrary);
}, 60_000);
afterAll(() => coach.stop());

const send = (who: Caregiver, id: string, content: string, headers: Record<string, string> = {}) =>
  coach.call(routes.sendMessage, who, { params: { id }, body: { content }, headers });
const messagesOf = async (who: Caregiver, id: string, query: Record<string, string> = {}) =>
  coach.call(routes.messages, who, { params: { id }, query });

describe('a question', () => {
  it('is answered from the library with numbered sources and the honest line', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    const { status, body } = await send(who, id, 'How can I keep my mom from falling at home?');
    expect(status).toBe(201);
    expect(body.userMessage).toMatchObject({
      conversationId: id,
      role: 'user',
      content: 'How can I keep my mom from falling at home?',
      lang: 'en',
      kind: null,
    });
    expect(body.aiMessage).toMatchObject({
      conversationId: id,
      role: 'assistant',
      kind: 'library',
      lang: 'en',
      risk: null,
      feedback: null,
      userFeedback: null,
      note: expect.stringContaining('Not reviewed by a clinician yet'),
    });
    expect(body.aiMessage.sources[0]).toMatchObject({ n: 1, url: '/resources/fall-prevention-tips' });
    expect(body.aiMessage.content).toContain('[1]');
    expect((await messagesOf(who, id)).body).toEqual([body.userMessage, body.aiMessage]);
    const [conversation] = (await coach.call(routes.conversations, who)).body;
    expect(conversation?.lastMessageAt).toBe(body.userMessage.createdAt);
  });

  it('in Spanish is answered in Spanish, and a word in no language follows the last one', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    const spanish = await send(who, id, '¿Cómo baño a mi mamá?', { 'accept-language': 'en' });
    expect(spanish.body.aiMessage).toMatchObject({ lang: 'es', note: expect.stringContaining('biblioteca') });
    expect((await send(who, id, 'Medicare', { 'accept-language': 'en' })).body.aiMessage.lang).toBe('es');
    const other = await coach.converse(who);
    expect((await send(who, other, 'Medicare', { 'accept-language': 'es-MX' })).body.aiMessage.lang).toBe(
      'es',
    );
  });

  it('that the library cannot answer is refused with three topics and a number', async () => {
    const who = aCaregiver();
    const { body } = await send(who, await coach.converse(who), 'what is the capital of australia');
    expect(body.aiMessage).toMatchObject({ kind: 'refusal', note: null });
    expect(body.aiMessage.sources).toHaveLength(3);
    expect(body.aiMessage.content).toContain('1-800-677-1116');
  });

  it.each([
    ['My dad collapsed and is not breathing', 'T0', '911'],
    ['mi esposo se tragó todas las pastillas', 'T0', '911'],
    ['I want to kill myself', 'T1', '988'],
  ])('that shows a danger gets its card: "%s"', async (content, tier, number) => {
    const who = aCaregiver();
    const { body } = await send(who, await coach.converse(who), content);
    expect(body.aiMessage).toMatchObject({ kind: 'card', risk: { tier } });
    expect(body.aiMessage.content).toContain(number);
  });

  it('stays a crisis through a short reply', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    await send(who, id, 'I do not want to live anymore');
    expect((await send(who, id, 'yes')).body.aiMessage.risk).toEqual({ tier: 'T1', category: 'suicide' });
  });

  it.each([
    [{ content: '   ' }],
    [{ content: '' }],
    [{}],
    [{ content: 7 }],
    [{ content: { $gt: '' } }],
    [{ content: '', attachments: 'a|b' }],
    [{ content: 'a'.repeat(4_001) }],
    [[]],
  ])('is refused when it is %j', async (body) => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    const { problem } = await coach.call(routes.sendMessage, who, { params: { id }, body });
    expect(problem.status).toBe(400);
    expect(problem.detail).toMatch(/^Please /);
    expect((await messagesOf(who, id)).body).toEqual([]);
  });
});

describe('the placeholder of a text that cannot be opened', () => {
  const refused = {
    status: 400,
    detail: 'We could not read what was stored here. Please type it again and save.',
  };

  it('is taken neither as a message nor as a title', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who, 'Bathing');
    expect((await send(who, id, `About ${UNREADABLE}`)).problem).toMatchObject({
      ...refused,
      errors: [{ path: 'content', message: refused.detail }],
    });
    expect((await messagesOf(who, id)).body).toEqual([]);
    const titled = { body: { title: UNREADABLE } };
    expect((await coach.call(routes.createConversation, who, titled)).problem).toMatchObject(refused);
    const renamed = await coach.call(routes.renameConversation, who, { ...titled, params: { id } });
    expect(renamed.problem).toMatchObject(refused);
    expect((await coach.call(routes.conversations, who)).body[0]?.title).toBe('Bathing');
  });
});

describe('an Idempotency-Key', () => {
  it('makes one exchange of twenty calls at once', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(who, id, 'My dad wanders at night', key)),
    );
    const [first] = answers;
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect((await messagesOf(who, id)).body).toHaveLength(2);
    const again = await send(who, id, 'My dad wanders at night', key);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first?.body);
  });

  it('belongs to one person and one conversation', async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    const key = { 'idempotency-key': 'the-same' };
    const [hers, hers2, his] = [
      await coach.converse(maria),
      await coach.converse(maria),
      await coach.converse(other),
    ];
    await send(maria, hers, 'How do I bathe her?', key);
    expect((await send(maria, hers2, 'How do I bathe her?', key)).problem).toMatchObject({
      status: 409,
      code: 'key-used-before',
    });
    expect((await send(other, his, 'How do I move him?', key)).body.userMessage.content).toBe(
      'How do I move him?',
    );
  });

  it('that is far too long is refused', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    expect((await send(who, id, 'hello', { 'idempotency-key': 'k'.repeat(201) })).problem.status).toBe(400);
  });
});

describe('a question whose process died before the answer', () => {
  const leaveBehind = async (who: Caregiver, conversationId: string, key: string, content: string) => {
    const seq =
      (await coach.app.get(ConversationRepository).takeTurn(who.userId, conversationId, new Date())) ?? 0;
    await coach.app.get(ExchangeRepository).begin(who.userId, {
      id: newId(),
      key,
      conversationId,
      seq,
      question: { content, attachments: [] },
      lang: 'en',
      now: new Date(),
    });
  };

  it('is answered when the same key comes again', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    await leaveBehind(who, id, 'left', 'How do I bathe my mother?');
    const { status, body } = await send(who, id, 'How do I bathe my mother?', { 'idempotency-key': 'left' });
    expect(status).toBe(200);
    expect(body.aiMessage.kind).toBe('library');
    expect((await messagesOf(who, id)).body).toHaveLength(2);
  });

  it('is answered when the conversation is read, once for all readers', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    await leaveBehind(who, id, 'left', 'How do I bathe my mother?');
    const reads = await Promise.all(Array.from({ length: 5 }, () => messagesOf(who, id)));
    for (const { body } of reads) expect(body).toEqual(reads[0]?.body);
    expect(reads[0]?.body.map(({ role }) => role)).toEqual(['user', 'assistant']);
  });
});

describe('messages', () => {
  it('are read oldest first in pages, without a gap or a repeat', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    for (let n = 1; n <= 4; n++) await send(who, id, `How do I bathe her, try ${n}?`);
    const all = (await messagesOf(who, id)).body;
    expect(all.map(({ role }) => role)).toEqual(Array(4).fill(['user', 'assistant']).flat());

    const gathered: Message[] = [];
    let query: Record<string, string> = { limit: '3' };
    for (let pages = 0; pages < 5; pages++) {
      const { body, headers } = await messagesOf(who, id, query);
      gathered.unshift(...body);
      const link = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
      if (link === undefined) break;
      query = Object.fromEntries(new URL(link, coach.url).searchParams);
    }
    expect(gathered).toEqual(all);
  });

  it('are readable in the database by nobody, and become the placeholder when they cannot be opened', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who, 'About Rosa');
    await send(who, id, 'Rosa fell in the kitchen on Sunday');
    const database = coach.app.get<Connection>(Database);
    const raw = JSON.stringify([
      await database.collection('conversations').find({ owner: who.userId }).toArray(),
      await database.collection('exchanges').find({ owner: who.userId }).toArray(),
    ]);
    for (const told of ['Rosa', 'kitchen', '/resources']) expect(raw).not.toContain(told);

    await database
      .collection('exchanges')
      .updateOne({ owner: who.userId }, { $set: { question: 'cw1.broken', answer: 'cw1.broken' } });
    await database
      .collection('conversations')
      .updateOne({ owner: who.userId }, { $set: { title: 'cw1.broken' } });
    expect((await messagesOf(who, id)).body.map(({ content }) => content)).toEqual([UNREADABLE, UNREADABLE]);
    expect((await coach.call(routes.conversations, who)).body[0]?.title).toBe(UNREADABLE);
  });
});
