import { TEXTS_FOUND } from '@careward/contracts/coach/limits';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { ConversationRepository } from '../../src/chat/conversation.repository.js';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

export function describeSearch(coach: () => RunningCoach): void {
  const search = (who: Caregiver, q: string) =>
    coach().call(routes.searchConversations, who, { query: { q } });
  const found = async (who: Caregiver, q: string) => (await search(who, q)).body.found;
  const shown = (snippet: readonly { text: string; isFound: boolean }[]) =>
    snippet.map(({ text, isFound }) => (isFound ? `<${text}>` : text)).join('');

  /** Somebody who asked each of these in a conversation of its own. */
  async function whoAsked(questions: Record<string, string>) {
    const who = aCaregiver();
    const ids: string[] = [];
    for (const [title, question] of Object.entries(questions)) {
      const id = await coach().converse(who, title);
      await coach().send(who, id, question);
      ids.push(id);
    }
    return { who, ids };
  }

  describe('a search through the conversations', () => {
    it('finds a question by the beginnings of its words, whatever their accents and case', async () => {
      const { who, ids } = await whoAsked({
        Tuesday: 'Mi mamá se cayó en el BAÑO, ¿qué hago?',
        Friday: 'Where did I put the zebra crossing leaflet?',
      });
      const [result, ...others] = await found(who, 'bano CAYO');
      expect(others).toEqual([]);
      expect(result).toMatchObject({ conversationId: ids[0], title: 'Tuesday' });
      expect(result?.messageId).toMatch(/-question$/);
      expect(shown(result?.snippet ?? [])).toBe('Mi mamá se <cayó> en el <BAÑO>, ¿qué hago?');
      expect((await found(who, 'zeb cross')).map(({ title }) => title)).toEqual(['Friday']);
      // Not inside a word, and all words in one exchange.
      expect(await found(who, 'ebra')).toEqual([]);
      expect(await found(who, 'zebra baño')).toEqual([]);
    });

    it('finds an answer, and names its message', async () => {
      const { who, ids } = await whoAsked({ Tuesday: 'How can I keep my mother from falling at home?' });
      const { body: messages } = await coach().messages(who, ids[0] ?? '');
      const answer = messages.at(-1);
      const [word = ''] = /[a-z]{9,}/.exec(answer?.content.slice(200) ?? '') ?? [];
      expect((await found(who, word)).map(({ messageId }) => messageId)).toEqual([answer?.id]);
    });

    it('finds a title where no message has the words, and no placeholder', async () => {
      const { who, ids } = await whoAsked({
        'Zebra quilt': 'How do I give her a bath safely?',
        'New Chat - 1': 'hi',
      });
      const [title, ...others] = await found(who, 'quilt');
      expect(others).toEqual([]);
      expect(title).toMatchObject({ conversationId: ids[0], messageId: null });
      expect(shown(title?.snippet ?? [])).toBe('Zebra <quilt>');
      expect(await found(who, 'chat')).toEqual([]);
    });

    it('answers the latest first, as many as there is room for, and says how far back it looked', async () => {
      const who = aCaregiver();
      const ids = [await coach().converse(who, 'one'), await coach().converse(who, 'two')];
      for (let n = 1; n <= TEXTS_FOUND + 2; n += 1) await coach().send(who, ids[n % 2] ?? '', `wombat ${n}`);
      const { body } = await search(who, 'wombat');
      expect(body.found).toHaveLength(TEXTS_FOUND);
      expect(shown(body.found[0]?.snippet ?? [])).toBe(`<wombat> ${TEXTS_FOUND + 2}`);
      expect(body.found.map(({ at }) => at)).toEqual(
        body.found
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect(body.searchedBackTo).not.toBeNull();
      expect((await search(who, 'wombat zebra')).body).toEqual({
        papers: [],
        found: [],
        searchedBackTo: null,
      });
    });

    it('finds nobody else’s, nothing deleted, and leaves out what cannot be opened', async () => {
      const { who, ids } = await whoAsked({ Zebra: 'the wombat bit me', Other: 'the wombat ran' });
      expect(await found(aCaregiver(), 'wombat')).toEqual([]);
      await coach()
        .app.get(ConversationRepository)
        .beginDeletion(who.userId, ids[1] ?? '');
      expect(await found(who, 'wombat')).toHaveLength(1);
      const exchanges = coach().app.get<Connection>(Database).collection('exchanges');
      await exchanges.updateMany({ owner: who.userId }, { $set: { question: 'cw1.AAAA.AAAA' } });
      expect(await found(who, 'wombat')).toEqual([]);
      expect(await found(who, 'unavailable')).toEqual([]);
    });

    it.each(['', ' ', '.*', '(', '[a-z]+$', '\\', '%00', '"'])('answers nothing to %j', async (q) => {
      const { who } = await whoAsked({ Tuesday: 'the wombat (bit) me.* [a-z]+$' });
      const { status, body } = await search(who, q === '[a-z]+$' ? '[]+$' : q);
      expect([status, body]).toEqual([200, { papers: [], found: [], searchedBackTo: null }]);
    });

    it('finds one letter and a picture, and refuses a text that is no search', async () => {
      const { who } = await whoAsked({ Tuesday: 'wombat 🙂x day' });
      expect(shown((await found(who, 'w'))[0]?.snippet ?? [])).toBe('<w>ombat 🙂x day');
      expect(shown((await found(who, '🙂'))[0]?.snippet ?? [])).toBe('wombat <🙂>x day');
      expect((await search(who, 'a'.repeat(1_000))).status).toBe(400);
    });
  });
}
