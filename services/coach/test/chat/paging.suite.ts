import { ANSWER_LEASE } from '@careward/contracts/coach/limits';
import { Database } from '@careward/platform/mongo/database';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { aCaregiver } from '@careward/testing/a-principal';
import type { ParsedAnswer } from '@careward/testing/parse-answer';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;
type Query = Record<string, string>;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What the Link header of an answer asks for, as a query. */
const nextOf = ({ headers }: ParsedAnswer<unknown>): Query | null => {
  const link = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  return link === undefined ? null : Object.fromEntries(new URL(link, 'http://coach').searchParams);
};

/** All pages, by their links. */
async function pagesOf<Row>(
  read: (query: Query) => Promise<ParsedAnswer<Row[]>>,
  first: Query,
): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let query: Query | null = first; query && pages.length < 20;) {
    const page: ParsedAnswer<Row[]> = await read(query);
    pages.push(page.body);
    query = nextOf(page);
  }
  return pages;
}

/** Neither a place from a Link header nor an id. */
const NO_PLACES = ['zzz', 'nothing-answer', '_', 'x_y', 'x'.repeat(81)];
const unreadable = {
  status: 400,
  detail: 'We could not read this part of the list. Please reload the page.',
};

export function describePaging(coach: () => RunningCoach): void {
  describe('the list of conversations in pages', () => {
    afterEach(() => coach().resumeTime());

    const list = (who: Caregiver) => (query: Query) => coach().call(routes.conversations, who, { query });
    const converse = async (who: Caregiver, count: number, at = (n: number) => n) => {
      const ids: string[] = [];
      for (let n = 1; n <= count; n++) {
        coach().setTime(new Date(Date.UTC(2026, 2, 1, 9, at(n))));
        ids.unshift(await coach().converse(who, `Chat ${n}`));
      }
      return ids;
    };

    it('holds each once, newest first', async () => {
      const who = aCaregiver();
      const ids = await converse(who, 5);
      const pages = await pagesOf(list(who), { limit: '2' });
      expect(pages.map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
    });

    it('holds each once where several were last used at the same moment', async () => {
      const who = aCaregiver();
      const ids = await converse(who, 5, () => 7);
      const pages = await pagesOf(list(who), { limit: '2' });
      expect(pages.flatMap(idsOf)).toEqual(ids);
    });

    it('goes on after a conversation that was deleted meanwhile', async () => {
      const who = aCaregiver();
      const ids = await converse(who, 5);
      const first = await list(who)({ limit: '2' });
      await coach().call(routes.deleteConversation, who, { params: { id: ids[1] ?? '' } });
      expect(idsOf((await list(who)(nextOf(first) ?? {})).body)).toEqual(ids.slice(2, 4));
    });

    it('goes on after an id, and says when there is no such conversation', async () => {
      const who = aCaregiver();
      const ids = await converse(who, 3);
      expect(idsOf((await list(who)({ before: ids[1] ?? '' })).body)).toEqual(ids.slice(2));
      await coach().call(routes.deleteConversation, who, { params: { id: ids[1] ?? '' } });
      const others = await coach().converse(aCaregiver());
      for (const before of [ids[1] ?? '', others])
        expect((await list(who)({ before })).problem).toMatchObject({ status: 404, code: 'not-found' });
      for (const before of NO_PLACES) expect((await list(who)({ before })).problem).toMatchObject(unreadable);
    });
  });

  describe('messages in pages', () => {
    const exchanges = () => coach().app.get(ExchangeRepository);
    const read = (who: Caregiver, id: string) => (query: Query) => coach().messages(who, id, query);
    const converse = async (who: Caregiver, count: number) => {
      const id = await coach().converse(who);
      for (let n = 1; n <= count; n++) await coach().send(who, id, `How do I bathe her, try ${n}?`);
      return id;
    };

    it.each(['1', '2', '3'])('hold each once, oldest first, %s to a page', async (limit) => {
      const who = aCaregiver();
      const id = await converse(who, 3);
      const all = (await read(who, id)({})).body;
      expect(all.map(({ role }) => role)).toEqual(Array(3).fill(['user', 'assistant']).flat());
      expect((await pagesOf(read(who, id), { limit })).reverse().flat()).toEqual(all);
    });

    it('go on where an exchange was removed meanwhile', async () => {
      const who = aCaregiver();
      const id = await converse(who, 3);
      const all = (await read(who, id)({})).body;
      const first = await read(who, id)({ limit: '3' });
      const removed = (all[3]?.id ?? '').replace('-answer', '');
      await coach()
        .app.get<Connection>(Database)
        .collection<{ _id: string }>('exchanges')
        .deleteOne({ _id: removed });
      expect((await read(who, id)(nextOf(first) ?? {})).body).toEqual(all.slice(0, 2));
    });

    it('go on before a message by its id, and say when the conversation has none of that id', async () => {
      const who = aCaregiver();
      const [id, other] = [await converse(who, 2), await converse(who, 1)];
      const all = (await read(who, id)({})).body;
      expect((await read(who, id)({ before: all[3]?.id ?? '' })).body).toEqual(all.slice(0, 3));
      expect((await read(who, id)({ before: all[2]?.id ?? '' })).body).toEqual(all.slice(0, 2));
      const elsewhere = (await read(who, other)({})).body[0]?.id ?? '';
      expect((await read(who, id)({ before: elsewhere })).problem).toMatchObject({ status: 404 });
      for (const before of NO_PLACES)
        expect((await read(who, id)({ before })).problem).toMatchObject(unreadable);
    });

    it('hold each once where questions wait for their answers', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const until = new Date(Date.now() + ANSWER_LEASE);
      for (let seq = 1; seq <= 7; seq++) {
        const question = { content: `Question ${seq}`, attachments: [] };
        const key = `waiting-${seq}`;
        const exchange = {
          id: crypto.randomUUID(),
          key,
          conversationId: id,
          seq,
          question,
          lang: 'en' as const,
        };
        await exchanges().create(who.userId, { ...exchange, now: new Date() });
        await exchanges().claim(who.userId, exchange.id, { holder: 'another copy', until, attempt: 1 });
      }
      const pages = await pagesOf(read(who, id), { limit: '4' });
      const told = pages.reverse().flat();
      expect(told.map(({ content }) => content)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Question ${n}`));
    });
  });
}
