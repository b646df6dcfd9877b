import { CONVERSATIONS_PER_CAREGIVER, EXCHANGES_PER_CAREGIVER } from '@careward/contracts/coach/limits';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

export function describeConversations(coach: () => RunningCoach): void {
  const create = (who: Caregiver, title: string, key?: string) =>
    coach().call(routes.createConversation, who, {
      body: { title },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const listOf = async (who: Caregiver) => (await coach().call(routes.conversations, who)).body;

  const countOf = ({ userId }: Caregiver) =>
    coach().app.get<Connection>(Database).collection('conversations').countDocuments({ owner: userId });
  const fillUp = async ({ userId: owner }: Caregiver, count: number) => {
    const now = new Date();
    const conversations = Array.from({ length: count }, () => {
      const _id = newId();
      return {
        _id,
        owner,
        key: `${owner}/${_id}`,
        title: '',
        createdAt: now,
        activeAt: now,
        lastMessageAt: null,
        turns: 0,
        deleting: false,
      };
    });
    await coach()
      .app.get<Connection>(Database)
      .collection<{ _id: string }>('conversations')
      .insertMany(conversations);
  };

  describe('a conversation', () => {
    it('is made, listed newest first, renamed and deleted', async () => {
      const who = aCaregiver();
      expect(await listOf(who)).toEqual([]);
      const first = await create(who, ' Welcome Maria ');
      expect(first).toMatchObject({ status: 201, body: { title: 'Welcome Maria', lastMessageAt: null } });
      const second = await create(who, 'New Chat - 3/1, 9:00 AM');
      await coach().call(routes.sendMessage, who, {
        params: { id: first.body.id },
        body: { content: 'hello' },
      });
      expect((await listOf(who)).map(({ id }) => id)).toEqual([first.body.id, second.body.id]);

      const renamed = await coach().call(routes.renameConversation, who, {
        params: { id: second.body.id },
        body: { title: 'Evenings' },
      });
      expect(renamed.body).toEqual({ ...second.body, title: 'Evenings' });

      const deleted = await coach().call(routes.deleteConversation, who, { params: { id: first.body.id } });
      expect(deleted.body).toEqual({ success: true });
      expect((await listOf(who)).map(({ title }) => title)).toEqual(['Evenings']);
      expect(
        (await coach().call(routes.messages, who, { params: { id: first.body.id } })).problem.status,
      ).toBe(404);
      expect(
        await coach().app.get(ExchangeRepository).latest(who.userId, first.body.id, { limit: 9 }),
      ).toEqual([]);
    });

    it('is one however many calls with the same key arrive at once', async () => {
      const who = aCaregiver();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => create(who, 'Welcome there', 'welcome')),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
      expect(await listOf(who)).toHaveLength(1);
      expect((await create(aCaregiver(), 'Welcome there', 'welcome')).status).toBe(201);
    });

    it('frees its key when it is deleted', async () => {
      const who = aCaregiver();
      const { body } = await create(who, 'Welcome there', 'welcome');
      await coach().call(routes.deleteConversation, who, { params: { id: body.id } });
      const again = await create(who, 'Welcome back', 'welcome');
      expect(again.status).toBe(201);
      expect(again.body.id).not.toBe(body.id);
    });

    it.each([
      ['a right-to-left override', 'Bills\u202Efdp.exe', 'Billsfdp.exe'],
      ['isolates and marks', '\u2066Mom\u2069 and \u200Fdad\u061C', 'Mom and dad'],
      [
        'zeros, lines and a command of a terminal',
        'Even\u0000ings\r\nat\u2028home\u001B[31m',
        'Even ings at home [31m',
      ],
      [
        'a bell, beside accents and joined signs, which it keeps',
        'Évora, niñez 👩‍⚕️ \u0007\u202C',
        'Évora, niñez 👩‍⚕️',
      ],
    ])('is titled without %s', async (_, title, kept) => {
      const who = aCaregiver();
      const { body } = await create(who, title);
      expect(body.title).toBe(kept);
      const renamed = { params: { id: body.id }, body: { title: `Again ${title}` } };
      await coach().call(routes.renameConversation, who, renamed);
      expect((await listOf(who))[0]?.title).toBe(`Again ${kept}`);
    });

    it('that a key made is found again under another title, which a client makes anew each time', async () => {
      const who = aCaregiver();
      const made = await create(who, 'Welcome there', 'welcome');
      await coach().call(routes.renameConversation, who, {
        params: { id: made.body.id },
        body: { title: 'Evenings' },
      });
      const again = await create(who, 'Bienvenida, Maria', 'welcome');
      expect(again).toMatchObject({ status: 200, body: { id: made.body.id, title: 'Evenings' } });
      expect(await listOf(who)).toHaveLength(1);
    });

    it('is not made beside 500 others, until one is deleted', async () => {
      const who = aCaregiver();
      const first = await create(who, 'Welcome there', 'welcome');
      await fillUp(who, CONVERSATIONS_PER_CAREGIVER - 2);
      expect((await create(who, 'The last one')).status).toBe(201);
      const { problem } = await create(who, 'One more', 'more');
      expect(problem).toMatchObject({ status: 409, code: 'too-many-conversations' });
      expect(problem.detail).toMatch(/^You have 500 conversations.*Please delete one/);
      expect(await countOf(who)).toBe(CONVERSATIONS_PER_CAREGIVER);
      expect((await create(who, 'Welcome there', 'welcome')).body.id).toBe(first.body.id);

      await coach().call(routes.deleteConversation, who, { params: { id: first.body.id } });
      const rush = await Promise.all(Array.from({ length: 5 }, () => create(who, 'In a hurry')));
      for (const { status } of rush) expect([201, 409]).toContain(status);
      expect(await countOf(who)).toBeLessThanOrEqual(CONVERSATIONS_PER_CAREGIVER);
    });

    it.each([
      [{}],
      [{ title: '' }],
      [{ title: '   ' }],
      [{ title: '\u200B\u2060\uFEFF' }],
      [{ title: '\u202E\u0000\u2069' }],
      [{ title: 7 }],
      [{ title: { $gt: '' } }],
      [[]],
      [null],
    ])('is not made or renamed with %j', async (body) => {
      const who = aCaregiver();
      const refused = await coach().call(routes.createConversation, who, { body });
      expect(refused.problem).toMatchObject({ status: 400, detail: 'Please enter a title' });
      const id = await coach().converse(who, 'Kept');
      const rename = await coach().call(routes.renameConversation, who, { params: { id }, body });
      expect(rename.problem.status).toBe(400);
      expect((await listOf(who)).map(({ title }) => title)).toEqual(['Kept']);
    });

    it('does not exist for another person, nor under an id that is none', async () => {
      const [maria, other] = [aCaregiver(), aCaregiver()];
      const id = await coach().converse(maria, 'Private');
      const tries = (id: string) =>
        Promise.all([
          coach().call(routes.messages, other, { params: { id } }),
          coach().call(routes.sendMessage, other, { params: { id }, body: { content: 'hello' } }),
          coach().call(routes.renameConversation, other, { params: { id }, body: { title: 'Mine' } }),
          coach().call(routes.deleteConversation, other, { params: { id } }),
        ]);
      for (const at of [id, 'no-such-id', '[object Object]'])
        expect((await tries(at)).map(({ problem }) => problem.status)).toEqual([404, 404, 404, 404]);
      expect((await listOf(maria)).map(({ title }) => title)).toEqual(['Private']);
      expect((await coach().call(routes.conversations, nobody)).status).toBe(401);
    });
  });

  describe('the messages of a person', () => {
    it('have a total over all conversations, and one that is refused is kept nowhere', async () => {
      const [maria, other] = [aCaregiver(), aCaregiver()];
      const send = (who: typeof maria, id: string) =>
        coach().call(routes.sendMessage, who, { params: { id }, body: { content: 'hello' } });
      const [first, second, third] = [
        await coach().converse(maria),
        await coach().converse(maria),
        await coach().converse(other),
      ];
      const conversations = coach()
        .app.get<Connection>(Database)
        .collection<{ _id: string }>('conversations');
      const holds = (id: string, turns: number) => conversations.updateOne({ _id: id }, { $set: { turns } });
      await holds(first, EXCHANGES_PER_CAREGIVER - 7);
      await holds(second, 6);
      expect((await send(maria, second)).status).toBe(201);
      const { problem } = await send(maria, second);
      expect(problem).toMatchObject({ status: 409, code: 'too-many-messages' });
      expect(problem.detail).toMatch(/^You have sent 10000 messages.*Please delete a conversation/);
      expect((await coach().messages(maria, second)).body).toHaveLength(2);
      expect((await send(other, third)).status).toBe(201);

      await coach().call(routes.deleteConversation, maria, { params: { id: first } });
      expect((await send(maria, second)).status).toBe(201);
    });
  });
}
