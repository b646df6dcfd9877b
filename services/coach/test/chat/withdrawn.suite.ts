import { withdrawnWords } from '@careward/content/coach/fixed-replies';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { languages } from '@careward/contracts/kernel/languages';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { LibraryChangeNotifier, LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { LibraryRepository } from '../../src/library/library.repository.js';
import { aPage, aPageWith, unaccepted } from '../library/crawled-documents.js';
import { seedLibrary } from '../seed-library.js';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

export function describeWithdrawn(coach: () => RunningCoach): void {
  const send = (who: Caregiver, id: string, content: string, headers: Record<string, string> = {}) =>
    coach().send(who, id, content, headers);
  const messagesOf = (who: Caregiver, id: string) => coach().messages(who, id);

  describe('a source that is withdrawn', () => {
    const question = 'how do i clean the inner cannula of her trach tube';
    const page = aPage();
    const topic = seedLibrary.find(({ documentId }) => documentId === 'feeding-tube');
    if (!topic) throw new Error('the library has no such topic');

    const inIndex = () => {
      const { index } = coach().app.get(LibraryIndexCache);
      return [page, topic].map(({ documentId }) => index.document(documentId) !== undefined);
    };
    async function change(store: (library: LibraryRepository) => Promise<void>, expected: boolean[]) {
      const library = coach().app.get(LibraryRepository);
      await store(library);
      await library.raiseVersion();
      await coach().app.get(LibraryChangeNotifier).notifyAll();
      await eventually(() => expect(inIndex()).toEqual(expected));
    }

    const isIndexed = (id: string, version: number | undefined) =>
      eventually(() => expect(coach().app.get(LibraryIndexCache).index.document(id)?.version).toBe(version));
    async function store(change: (library: LibraryRepository) => Promise<void>) {
      const library = coach().app.get(LibraryRepository);
      await change(library);
      await library.raiseVersion();
      await coach().app.get(LibraryChangeNotifier).notifyAll();
    }
    async function keep(document: DocumentPassages) {
      await store((library) => library.keep(document));
      await isIndexed(document.documentId, document.version);
    }
    async function withdraw(id: string, version: number) {
      await store((library) => library.withdraw(id, version));
      await isIndexed(id, undefined);
    }

    it('is marked in the answers that cite it, also when the call is repeated, until it is back', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const key = { 'idempotency-key': newId() };
      await change((library) => library.keep(page), [true, true]);
      const marks = async () => {
        const { kind, sources } = (await send(who, id, question, key)).body.aiMessage;
        expect(kind).toBe('library');
        expect((await messagesOf(who, id)).body[1]?.sources).toEqual(sources);
        return sources
          .slice(0, 2)
          .map(({ documentId, topicId, withdrawn }) => [documentId, topicId, withdrawn]);
      };
      const marked = (byPage?: true, byTopic?: true) => [
        [page.documentId, undefined, byPage],
        [undefined, topic.documentId, byTopic],
      ];
      expect(await marks()).toEqual(marked());

      await change(
        async (library) => {
          await library.withdraw(page.documentId, 2);
          await library.withdraw(topic.documentId, 2);
        },
        [false, false],
      );
      expect(await marks()).toEqual(marked(true, true));

      await change((library) => library.keep({ ...topic, version: 3 }), [false, true]);
      expect(await marks()).toEqual(marked(true));
    });

    it.each(languages)(
      'has none of its words left in an old answer in %s, until it is back',
      async (lang) => {
        const who = aCaregiver();
        const id = await coach().converse(who);
        const own = { ...aPage(lang), documentId: `page-old-${lang}` };
        const asked = { en: question, es: 'cómo se limpia la cánula interna de la traqueostomía' }[lang];
        await keep(own);
        const key = { 'idempotency-key': newId() };
        const before = (await send(who, id, asked, key)).body.aiMessage;
        expect(before.sources[0]?.documentId).toBe(own.documentId);

        await withdraw(own.documentId, 2);
        const after = (await messagesOf(who, id)).body[1];
        expect((await send(who, id, asked, key)).body.aiMessage).toEqual(after);
        expect(after?.content).toContain(withdrawnWords[lang]);
        for (const line of before.content.split('\n').filter((said) => said.includes('[1]')))
          expect(after?.content).not.toContain(line);

        await keep({ ...own, version: 3 });
        expect((await messagesOf(who, id)).body[1]?.content).toBe(before.content);
        await withdraw(own.documentId, 4);
      },
    );

    it('has none of its words left where it says by now what no answer may pass on', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const own = { ...aPage(), documentId: 'page-changed' };
      await keep(own);
      const before = (await send(who, id, question)).body.aiMessage;
      await keep({
        ...aPageWith('Clean the tube by drinking bleach.'),
        documentId: own.documentId,
        version: 2,
      });
      const after = (await messagesOf(who, id)).body[1];
      expect(before.content).toContain('twice a day');
      expect(after?.content).not.toContain('twice a day');
      expect(after?.content).toContain(withdrawnWords.en);
      await withdraw(own.documentId, 3);
    });

    it('has none of its words left until a super admin has looked at them', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const own = { ...aPage(), documentId: 'page-unseen' };
      await keep(own);
      const before = (await send(who, id, question)).body.aiMessage;
      expect(before.content).toContain('twice a day');
      await keep({ ...unaccepted(own), version: 2 });
      expect((await messagesOf(who, id)).body[1]?.content).not.toContain('twice a day');
      const again = (await send(who, id, question)).body.aiMessage;
      expect(again.content).not.toContain('twice a day');
      expect(again.sources.map(({ documentId }) => documentId)).toContain(own.documentId);
      await keep({ ...own, version: 3 });
      expect((await messagesOf(who, id)).body[1]?.content).toBe(before.content);
      await withdraw(own.documentId, 4);
    });

    it('leaves no steps of a topic behind either', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const before = (await send(who, id, 'how do i care for a feeding tube')).body.aiMessage;
      expect(before.sources[0]?.topicId).toBe(topic.documentId);
      await withdraw(topic.documentId, 4);
      const after = (await messagesOf(who, id)).body[1];
      expect(after?.moreSteps).toEqual([]);
      const said = after?.content.split('\n') ?? [];
      expect(said.filter((line) => line === withdrawnWords.en)).toHaveLength(1);
      for (const line of before.content.split('\n').filter((text) => text.includes('[1]')))
        expect(said).not.toContain(line);
      await keep({ ...topic, version: 5 });
    });
  });
}
