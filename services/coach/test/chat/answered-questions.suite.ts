import type { Message } from '@careward/contracts/coach/schemas';
import { personExportOf } from '@careward/contracts/kernel/person-export';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { withdrawnWords } from '@careward/content/coach/fixed-replies';
import { placeTexts } from '@careward/content/coach/place-questions';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CareContextRepository } from '../../src/chat/care-context.js';
import { Retrieve } from '../../src/retrieval/retrieve.js';
import { LibraryChangeNotifier, LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { LibraryRepository } from '../../src/library/library.repository.js';
import { emptyResult, type SearchResult } from '../../src/retrieval/search-result.domain.js';
import { answeringTopics, seedAnswer } from '../answering/seed-answers.js';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;
const idsOf = (message: Message | undefined) => message?.suggestions.map(({ answerId }) => answerId);

/** How what was found among the answered questions reaches a caregiver. */
export function describeAnsweredQuestions(coach: () => RunningCoach): void {
  const paid = seedAnswer('money-get-paid-start');
  const hit = seedAnswer('body-hit-head');
  const others = ['money-paid-spouse', 'money-how-much-pay'].map(seedAnswer);

  const finds = (certainty: SearchResult['certainty'], candidates: SearchResult['candidates']) =>
    jest
      .spyOn(coach().app.get(Retrieve), 'execute')
      .mockReturnValue({ ...emptyResult, certainty, candidates });
  const ask = async (content: string, who: Caregiver = aCaregiver()) => {
    const { body } = await coach().send(who, await coach().converse(who), content);
    return body.aiMessage;
  };

  // Newer than the topics of the other suites, which hold no answered questions.
  const stock = answeringTopics.map((topic) => ({ ...topic, version: 10 }));
  beforeAll(() => coach().stockLibrary(stock));
  afterEach(() => void jest.restoreAllMocks());

  describe('an answered question', () => {
    it.each([
      ['en', 'who pays me for caring for my mother'],
      ['es', '¿quién me paga por cuidar a mi mamá?'],
    ] as const)('that is surely asked is answered in %s, cited and kept', async (lang, content) => {
      finds('sure', [paid]);
      const who = aCaregiver();
      const id = await coach().converse(who);
      const { aiMessage } = (await coach().send(who, id, content)).body;
      const { direct, steps } = paid.answered.answer[lang];
      expect(aiMessage).toMatchObject({ kind: 'library', lang, risk: null });
      expect(aiMessage.content.startsWith(`${direct} [1]\n`)).toBe(true);
      expect(aiMessage.content).toContain(`- ${steps[0]} [1]`);
      expect(aiMessage.sources[0]).toEqual({
        n: 1,
        title: paid.answered.question[lang],
        url: '/resources/paid-family-caregiving#money-get-paid-start',
        topicId: 'paid-family-caregiving',
        answerId: 'money-get-paid-start',
      });
      expect((await coach().messages(who, id)).body[1]).toEqual(aiMessage);
    });

    it.each([
      ['en', 'Mom keeps asking to go home', 'dem-wants-to-go-home'],
      ['es', 'mi papá pide irse a su casa y ya está en su casa', 'dem-wants-to-go-home'],
    ] as const)('is found in %s in words of its own: "%s"', async (_lang, content, answerId) => {
      const { sources, suggestions } = await ask(content);
      expect([...sources, ...suggestions].map((named) => named.answerId)).toContain(answerId);
    });

    it.each(['more-can-she-hear', 'cond-bleed'])(
      'whose question is sent as a chip sends it, %s, is answered, though its words alone would show a card',
      async (id) => {
        const { topic, answered } = seedAnswer(id);
        const { kind, risk, sources } = await ask(answered.question.en);
        expect(kind).toBe('library');
        expect(risk?.category).toBe(answered.risk?.category);
        expect(sources[0]).toMatchObject({ topicId: topic.documentId, answerId: id });
      },
    );

    it.each([
      ['en', 'more-can-she-hear'],
      ['en', 'more-sleep-apnea-signs'],
      ['en', 'more-incision-opened'],
      ['en', 'self-wish-it-over'],
      ['es', 'cond-refuse-pills'],
      ['es', 'dem-poisoned-food'],
      ['es', 'money-fmla-denied'],
      ['es', 'more-copd-save-breath'],
    ] as const)('that shows no danger has none when a chip sends it in %s: %s', async (lang, id) => {
      const { answered } = seedAnswer(id);
      expect(answered.risk).toBeNull();
      expect(await ask(answered.question[lang])).toMatchObject({ kind: 'library', risk: null });
    });

    it('that is an emergency shows its card when a chip sends it', async () => {
      const message = await ask(seedAnswer('cond-stroke-now').answered.question.en);
      expect(message).toMatchObject({ kind: 'card', risk: { level: 'card', category: 'stroke' } });
    });

    it('has the two next below it, with what each says first', async () => {
      finds('sure', [seedAnswer('body-wont-bathe'), ...others]);
      const message = await ask('bath?');
      expect(message.suggestions).toEqual(
        others.map(({ topic, answered }) => ({
          topicId: topic.documentId,
          answerId: answered.id,
          title: answered.question.en,
          direct: answered.answer.en.direct,
        })),
      );
    });

    it('that is unsure is offered with others, and handed out with the data of the person', async () => {
      finds('unsure', [paid, ...others]);
      const who = aCaregiver();
      const message = await ask('pay', who);
      expect(message).toMatchObject({ kind: 'choice' });
      for (const { answered } of [paid, ...others])
        expect(message.content).toContain(`${answered.question.en}\n${answered.answer.en.direct} [`);
      expect(idsOf(message)).toEqual([paid, ...others].map(({ answered }) => answered.id));
      const body = { userId: who.userId, language: 'en' };
      const exported = await coach().ask(personExportOf('coach'), { by: 'identity', body });
      expect(JSON.stringify(exported)).toContain(others[0]?.answered.question.en);
    });

    it('that shows a danger is its card', async () => {
      finds('sure', [hit]);
      expect(await ask('he bumped it and is on thinners')).toMatchObject({
        kind: 'card',
        risk: hit.answered.risk,
      });
    });
  });

  describe('a question that differs by state', () => {
    it('asks for the state, and is answered for the one that is chosen', async () => {
      const found = finds('sure', [paid]);
      const who = aCaregiver();
      const id = await coach().converse(who);
      const asked = (await coach().send(who, id, 'who pays me to care for mom')).body.aiMessage;
      expect(asked.content).toContain(placeTexts.en.ask);
      const [chip] = asked.suggestions;
      found.mockReturnValue(emptyResult);
      const { content, sources } = (await coach().send(who, id, chip?.title ?? '')).body.aiMessage;
      expect(content).toContain(`In ${chip?.title}: Medi-Cal (Medicaid) can pay a family member.`);
      expect(sources.map(({ answerId }) => answerId)).toEqual([paid.answered.id, undefined]);
      found.mockReturnValue({ ...emptyResult, certainty: 'sure', candidates: others });
      const next = (await coach().send(who, id, 'and my husband?')).body.aiMessage;
      expect(next.content).toContain('In California: ');
    });

    it('goes by the profile', async () => {
      finds('sure', [paid]);
      const who = aCaregiver();
      const context = { version: 1, state: 'NJ', recipients: [] };
      await coach().app.get(CareContextRepository).keep(who.userId, context);
      expect((await ask('who pays me to care for mom', who)).content).toContain(
        'In New Jersey, the place in your profile: ',
      );
    });
  });

  describe('an answered question that has left the library', () => {
    const { topic } = paid;
    async function keep(document: DocumentPassages) {
      const library = coach().app.get(LibraryRepository);
      await library.keep(document);
      await library.raiseVersion();
      await coach().app.get(LibraryChangeNotifier).notifyAll();
      const { index } = coach().app.get(LibraryIndexCache);
      await eventually(() => expect(index.document(document.documentId)?.version).toBe(document.version));
    }
    it('is marked in old answers and has none of its words left there, until it is back', async () => {
      finds('sure', [paid]);
      const who = aCaregiver();
      const id = await coach().converse(who);
      const before = (await coach().send(who, id, 'does Medicaid pay me in Ohio')).body.aiMessage;
      const shown = async () => (await coach().messages(who, id)).body[1];

      const left = (topic.answers ?? []).filter((answered) => answered.id !== paid.answered.id);
      await keep({ ...topic, answers: left, version: 11 });
      const after = await shown();
      expect(after?.sources.map(({ withdrawn }) => withdrawn)).toEqual([true, undefined]);
      expect(after?.content).toContain(withdrawnWords.en);
      expect(after?.content).not.toContain(paid.answered.answer.en.direct);
      expect(after?.content).toContain('In Ohio: ');

      const { answers: _none, ...ofAnOldCopy } = topic;
      await keep({ ...ofAnOldCopy, version: 12 });
      expect((await shown())?.content).toBe(before.content);
      await keep({ ...topic, version: 13 });
      expect(await shown()).toEqual(before);
    });
  });
}
