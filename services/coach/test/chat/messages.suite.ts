import { answerTexts } from '@careward/content/coach/answer-texts';
import { newId } from '@careward/platform/app/new-id';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { FILE_NOT_USABLE } from '@careward/contracts/coach/schemas';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { CareContextRepository } from '../../src/chat/care-context.js';
import { EARLIER_REMEMBERED } from '../../src/understanding/safety/ongoing-danger.domain.js';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

export function describeMessages(coach: () => RunningCoach): void {
  const send = (who: Caregiver, id: string, content: string, headers: Record<string, string> = {}) =>
    coach().send(who, id, content, headers);
  const messagesOf = (who: Caregiver, id: string) => coach().messages(who, id);
  const crisis = { kind: 'card', risk: { level: 'card', tier: 'T1', category: 'suicide' } };

  describe('a question', () => {
    it('is answered from the library with numbered sources and the honest line', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
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
      const [conversation] = (await coach().call(routes.conversations, who)).body;
      expect(conversation?.lastMessageAt).toBe(body.userMessage.createdAt);
    });

    it('has the strip that a condition of the profile makes of it', async () => {
      const ask = async (who: Caregiver) =>
        (await send(who, await coach().converse(who), 'le salió en 52')).body.aiMessage.risk;
      const who = aCaregiver();
      const recipients = [
        { relationship: 'parent' as const, conditions: ['diabetes' as const], insuranceType: null },
      ];
      await coach().app.get(CareContextRepository).keep(who.userId, { version: 1, state: null, recipients });
      expect(await ask(who)).toMatchObject({ level: 'strip', category: 'diabetes' });
      expect(await ask(aCaregiver())).toBeNull();
    });

    it('goes by the conditions of whom it names, and "no, my dad" asks again for him', async () => {
      const who = aCaregiver();
      const parent = (name: string, conditions: ('diabetes' | 'dementia')[]) => ({
        id: newId(),
        name,
        relationship: 'parent' as const,
        conditions,
        insuranceType: null,
      });
      const recipients = [parent('Frank', ['diabetes']), parent('Eileen', ['dementia'])];
      await coach().app.get(CareContextRepository).keep(who.userId, { version: 1, state: null, recipients });
      const id = await coach().converse(who);
      const risks = [];
      for (const text of [
        'mi mamá Eileen no se deja bañar',
        'a mi mamá le salió en 52',
        'no, mi papá',
        'le salió en 54',
      ])
        risks.push((await send(who, id, text)).body.aiMessage.risk?.category ?? null);
      expect(risks).toEqual([null, null, 'diabetes', 'diabetes']);
    });

    it('remembers for the screen what was said of a person, however long ago', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const riskOf = async (text: string) => (await send(who, id, text)).body.aiMessage.risk;
      expect(await riskOf('mi mamá es diabética')).toBeNull();
      for (let turn = 0; turn <= EARLIER_REMEMBERED; turn++) await riskOf('How do I bathe her?');
      expect(await riskOf('le salió en 52')).toMatchObject({ category: 'diabetes' });
    });

    it('tells nobody at the limit that the coach is for other questions', async () => {
      const who = aCaregiver();
      const text = 'I don’t know how much longer I can do this';
      const { content, risk } = (await send(who, await coach().converse(who), text)).body.aiMessage;
      expect(risk).toMatchObject({ tier: 'T1' });
      expect(content).not.toContain(answerTexts.en.offTopic);
    });

    it.each(['javascript:alert(1)|x.pdf', '/files/1|pills.pdf', '|', ''])(
      'is refused with the attachment %j, which nobody uploaded, and nothing is kept',
      async (attachment) => {
        const who = aCaregiver();
        const id = await coach().converse(who);
        const body = { content: 'How do I bathe her?', attachments: [attachment] };
        const { problem } = await coach().call(routes.sendMessage, who, { params: { id }, body });
        expect(problem).toMatchObject({
          status: 400,
          detail: FILE_NOT_USABLE,
        });
        expect((await messagesOf(who, id)).body).toEqual([]);
      },
    );

    it('is taken with an empty list of attachments', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const sent = { content: 'How do I bathe her?', attachments: [] };
      const { body } = await coach().call(routes.sendMessage, who, { params: { id }, body: sent });
      expect((await messagesOf(who, id)).body[0]).toEqual(body.userMessage);
      expect(body.userMessage).toMatchObject(sent);
    });

    it('in Spanish is answered in Spanish, and a word in no language follows the last one', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const spanish = await send(who, id, '¿Cómo evito que mi mamá se caiga en la casa?', {
        'accept-language': 'en',
      });
      expect(spanish.body.aiMessage).toMatchObject({
        lang: 'es',
        note: expect.stringContaining('biblioteca'),
      });
      expect((await send(who, id, 'Medicare', { 'accept-language': 'en' })).body.aiMessage.lang).toBe('es');
      const other = await coach().converse(who);
      expect((await send(who, other, 'Medicare', { 'accept-language': 'es-MX' })).body.aiMessage.lang).toBe(
        'es',
      );
    });

    it('about something else is declined kindly, without topics and without 911', async () => {
      const who = aCaregiver();
      const { body } = await send(who, await coach().converse(who), 'what is the capital of australia');
      expect(body.aiMessage).toMatchObject({ kind: 'refusal', note: null, sources: [], risk: null });
      expect(body.aiMessage.content).toContain('caring for someone');
      expect(body.aiMessage.content).not.toContain('911');
    });

    it.each([
      ['My dad collapsed and is not breathing', 'T0', '911'],
      ['mi esposo se tragó todas las pastillas', 'T0', '911'],
      ['I want to kill myself', 'T1', '988'],
    ])('that shows a danger gets its card: "%s"', async (content, tier, number) => {
      const who = aCaregiver();
      const { body } = await send(who, await coach().converse(who), content);
      expect(body.aiMessage).toMatchObject({ kind: 'card', risk: { tier } });
      expect(body.aiMessage.content).toContain(number);
    });

    it.each([
      ['one message', []],
      ['two messages', ['How do I bathe her?']],
      ['ten messages', Array.from({ length: EARLIER_REMEMBERED - 1 }, () => 'How do I bathe her?')],
    ])('in a short reply stays the crisis of %s ago', async (_ago, between) => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      for (const content of ['I want to kill myself', ...between]) await send(who, id, content);
      expect((await send(who, id, 'yes')).body.aiMessage).toMatchObject(crisis);
    });

    it('in a short reply leaves a crisis of eleven messages ago, and that of another conversation', async () => {
      const who = aCaregiver();
      const [id, other] = [await coach().converse(who), await coach().converse(who)];
      const between = Array.from({ length: EARLIER_REMEMBERED }, () => 'How do I bathe her?');
      for (const content of ['I want to kill myself', ...between]) await send(who, id, content);
      for (const at of [id, other]) expect((await send(who, at, 'yes')).body.aiMessage.risk).toBeNull();
    });

    it('in a short reply goes by the verdict that was kept, and screens no earlier text again', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      await send(who, id, 'I want to kill myself');
      await coach()
        .app.get<Connection>(Database)
        .collection('exchanges')
        .updateOne({ owner: who.userId }, { $set: { question: 'cw1.broken' } });
      expect((await send(who, id, 'yes')).body.aiMessage).toMatchObject(crisis);
    });

    it.each([
      [{ content: '   ' }],
      [{ content: '\u200B\u2060\uFEFF' }],
      [{ content: '' }],
      [{}],
      [{ content: 7 }],
      [{ content: { $gt: '' } }],
      [{ content: '', attachments: 'a|b' }],
      [{ content: 'a'.repeat(4_001) }],
      [[]],
    ])('is refused when it is %j', async (body) => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const { problem } = await coach().call(routes.sendMessage, who, { params: { id }, body });
      expect(problem.status).toBe(400);
      expect(problem.detail).toMatch(/^(Please|We) /);
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
      const id = await coach().converse(who, 'Bathing');
      expect((await send(who, id, `About ${UNREADABLE}`)).problem).toMatchObject({
        ...refused,
        errors: [{ path: 'content', message: refused.detail }],
      });
      expect((await messagesOf(who, id)).body).toEqual([]);
      const titled = { body: { title: UNREADABLE } };
      expect((await coach().call(routes.createConversation, who, titled)).problem).toMatchObject(refused);
      const renamed = await coach().call(routes.renameConversation, who, { ...titled, params: { id } });
      expect(renamed.problem).toMatchObject(refused);
      expect((await coach().call(routes.conversations, who)).body[0]?.title).toBe('Bathing');
    });
  });

  describe('messages', () => {
    it('are readable in the database by nobody, and become the placeholder when they cannot be opened', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who, 'About Rosa');
      await send(who, id, 'Rosa fell in the kitchen on Sunday');
      const database = coach().app.get<Connection>(Database);
      const raw = JSON.stringify([
        await database.collection('conversations').find({ owner: who.userId }).toArray(),
        await database.collection('exchanges').find({ owner: who.userId }).toArray(),
      ]);
      for (const told of ['Rosa fell', 'About Rosa', 'kitchen', '/resources'])
        expect(raw).not.toContain(told);

      await database
        .collection('exchanges')
        .updateOne({ owner: who.userId }, { $set: { question: 'cw1.broken', answer: 'cw1.broken' } });
      await database
        .collection('conversations')
        .updateOne({ owner: who.userId }, { $set: { title: 'cw1.broken' } });
      expect((await messagesOf(who, id)).body.map(({ content }) => content)).toEqual([
        UNREADABLE,
        UNREADABLE,
      ]);
      expect((await coach().call(routes.conversations, who)).body[0]?.title).toBe(UNREADABLE);
    });
  });
}
