import { coachRoutes as routes } from '@careward/contracts/routes/coach';
import { aCaregiver, nobody } from '@careward/testing/a-caller';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ExchangeRepository } from '../src/exchanges/exchange.repository.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
});
afterAll(() => coach.stop());

const create = (who: ReturnType<typeof aCaregiver>, title: string, key?: string) =>
  coach.call(routes.createConversation, who, {
    body: { title },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const listOf = async (who: ReturnType<typeof aCaregiver>) =>
  (await coach.call(routes.conversations, who)).body;

describe('a conversation', () => {
  it('is made, listed newest first, renamed and deleted', async () => {
    const who = aCaregiver();
    expect(await listOf(who)).toEqual([]);
    const first = await create(who, ' Welcome Maria ');
    expect(first).toMatchObject({ status: 201, body: { title: 'Welcome Maria', lastMessageAt: null } });
    const second = await create(who, 'New Chat - 3/1, 9:00 AM');
    await coach.call(routes.sendMessage, who, { params: { id: first.body.id }, body: { content: 'hello' } });
    expect((await listOf(who)).map(({ id }) => id)).toEqual([first.body.id, second.body.id]);

    const renamed = await coach.call(routes.renameConversation, who, {
      params: { id: second.body.id },
      body: { title: 'Evenings' },
    });
    expect(renamed.body).toEqual({ ...second.body, title: 'Evenings' });

    const deleted = await coach.call(routes.deleteConversation, who, { params: { id: first.body.id } });
    expect(deleted.body).toEqual({ success: true });
    expect((await listOf(who)).map(({ title }) => title)).toEqual(['Evenings']);
    expect((await coach.call(routes.messages, who, { params: { id: first.body.id } })).problem.status).toBe(
      404,
    );
    expect(await coach.app.get(ExchangeRepository).latest(who.userId, first.body.id, { limit: 9 })).toEqual(
      [],
    );
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
    await coach.call(routes.deleteConversation, who, { params: { id: body.id } });
    const again = await create(who, 'Welcome back', 'welcome');
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(body.id);
  });

  it('is listed in pages', async () => {
    const who = aCaregiver();
    for (let n = 1; n <= 3; n++) {
      coach.setTime(new Date(Date.UTC(2026, 2, 1, 9, n)));
      await create(who, `Chat ${n}`);
    }
    const page = await coach.call(routes.conversations, who, { query: { limit: '2' } });
    expect(page.body.map(({ title }) => title)).toEqual(['Chat 3', 'Chat 2']);
    const before = page.body[1]?.id ?? '';
    expect(page.headers.get('link')).toBe(`</api/chat/conversations?before=${before}&limit=2>; rel="next"`);
    const rest = await coach.call(routes.conversations, who, { query: { before, limit: '2' } });
    expect(rest.body.map(({ title }) => title)).toEqual(['Chat 1']);
    expect(rest.headers.get('link')).toBeNull();
  });

  it.each([
    [{}],
    [{ title: '' }],
    [{ title: '   ' }],
    [{ title: 7 }],
    [{ title: { $gt: '' } }],
    [[]],
    [null],
  ])('is not made or renamed with %j', async (body) => {
    const who = aCaregiver();
    const refused = await coach.call(routes.createConversation, who, { body });
    expect(refused.problem).toMatchObject({ status: 400, detail: 'Please enter a title' });
    const id = await coach.converse(who, 'Kept');
    const rename = await coach.call(routes.renameConversation, who, { params: { id }, body });
    expect(rename.problem.status).toBe(400);
    expect((await listOf(who)).map(({ title }) => title)).toEqual(['Kept']);
  });

  it('does not exist for another person, nor under an id that is none', async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    const id = await coach.converse(maria, 'Private');
    const tries = (id: string) =>
      Promise.all([
        coach.call(routes.messages, other, { params: { id } }),
        coach.call(routes.sendMessage, other, { params: { id }, body: { content: 'hello' } }),
        coach.call(routes.renameConversation, other, { params: { id }, body: { title: 'Mine' } }),
        coach.call(routes.deleteConversation, other, { params: { id } }),
      ]);
    for (const at of [id, 'no-such-id', '[object Object]'])
      expect((await tries(at)).map(({ problem }) => problem.status)).toEqual([404, 404, 404, 404]);
    expect((await listOf(maria)).map(({ title }) => title)).toEqual(['Private']);
    expect((await coach.call(routes.conversations, nobody)).status).toBe(401);
  });
});
