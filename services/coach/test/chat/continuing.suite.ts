import type { Message } from '@careward/contracts/coach/schemas';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { newId } from '@careward/platform/app/new-id';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { CareContextRepository } from '../../src/chat/care-context.js';
import type { Act } from '../../src/understanding/learned/acts.domain.js';
import { learned } from '../../src/understanding/learned/learned-models.js';
import { Retrieve } from '../../src/retrieval/retrieve.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { seedAnswer } from '../answering/seed-answers.js';
import type { RunningCoach } from '../start-coach.js';

/** What was answered reaches the answer after it. Which act a message is, and what is found for it, is measured elsewhere. */
export function describeContinuing(coach: () => RunningCoach): void {
  const paid = seedAnswer('money-get-paid-start');
  const spouse = seedAnswer('money-paid-spouse');
  const ask = async (who: ReturnType<typeof aCaregiver>, id: string, content: string, act: Act) => {
    jest.spyOn(learned, 'actOf').mockReturnValue(act);
    const { body } = await coach().send(who, id, content);
    return body.aiMessage;
  };
  const finds = (...answers: (typeof paid)[]) =>
    jest.spyOn(coach().app.get(Retrieve), 'execute').mockReturnValue({
      ...emptyResult,
      certainty: answers.length > 0 ? 'sure' : 'none',
      candidates: answers,
    });
  const idsOf = ({ sources }: Message) => sources.flatMap(({ answerId }) => answerId ?? []);
  afterEach(() => void jest.restoreAllMocks());

  describe('a conversation that goes on', () => {
    it.each([
      ['en', 'who pays me for caring for my mother in Ohio', 'make that shorter please', 'say it again'],
      ['es', '¿quién me paga por cuidar a mi mamá en Ohio?', 'más cortito por favor', 'otra vez por favor'],
    ] as const)('in %s is answered from what was said', async (lang, question, shorter, repeat) => {
      finds(paid);
      const who = aCaregiver();
      const id = await coach().converse(who);
      await ask(who, id, question, 'ask');
      finds(spouse);
      await ask(who, id, lang === 'en' ? 'and as her husband' : 'y como su esposo', 'ask');
      finds();
      const short = await ask(who, id, shorter, 'shorter');
      expect(short).toMatchObject({ kind: 'library', lang });
      expect(short.content.startsWith(`${answerTexts[lang].short} `)).toBe(true);
      expect(idsOf(short)).toEqual(['money-paid-spouse']);
      const again = await ask(who, id, repeat, 'repeat');
      expect(again.content).toBe(short.content);
      expect((await coach().messages(who, id)).body.at(-1)).toEqual(again);
    });

    it('holds both questions of two tabs at once, and goes on from both', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      jest.spyOn(learned, 'actOf').mockReturnValue('ask');
      const find = coach().app.get(Retrieve);
      const sure = (answer: typeof paid) => ({
        ...emptyResult,
        certainty: 'sure' as const,
        candidates: [answer],
      });
      jest
        .spyOn(find, 'execute')
        .mockImplementation(({ question }) => sure(question.includes('wife') ? spouse : paid));
      const sent = await Promise.all(
        ['who pays me for my mother in Ohio', 'who pays me for my wife in Ohio'].map((content) =>
          coach().send(who, id, content),
        ),
      );
      expect(sent.map(({ status }) => status)).toEqual([201, 201]);
      finds();
      const shorterOf = async ({ answered }: typeof paid) =>
        idsOf(
          await ask(
            who,
            id,
            `shorter please: ${answered.question.en} ${answered.answer.en.direct}`,
            'shorter',
          ),
        );
      expect([await shorterOf(paid), await shorterOf(spouse)].flat()).toEqual([
        'money-get-paid-start',
        'money-paid-spouse',
      ]);
      const shown = (await coach().messages(who, id)).body.map(({ id: message }) => message);
      expect(shown).toHaveLength(8);
      expect(new Set(shown).size).toBe(8);
    });

    it('goes on in the language that is written now', async () => {
      finds(paid);
      const who = aCaregiver();
      const id = await coach().converse(who);
      await ask(who, id, 'who pays me for caring for my mother in Ohio', 'ask');
      finds();
      const short = await ask(who, id, 'más cortito por favor', 'shorter');
      expect(short).toMatchObject({ lang: 'es', kind: 'library' });
      expect(short.content).toContain(paid.answered.answer.es.steps[0]);
    });

    it('goes by the names that the profile has now', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const keep = (version: number, recipients: { id: string; name: string; isDiabetic: boolean }[]) =>
        coach()
          .app.get(CareContextRepository)
          .keep(who.userId, {
            version,
            state: null,
            recipients: recipients.map(({ isDiabetic, ...person }) => ({
              ...person,
              relationship: 'parent',
              conditions: isDiabetic ? ['diabetes'] : ['dementia'],
              insuranceType: null,
            })),
          });
      const [diabetic, other] = [newId(), newId()];
      const riskOf = async (content: string) => (await coach().send(who, id, content)).body.aiMessage.risk;
      await keep(1, [
        { id: diabetic, name: 'Frank', isDiabetic: true },
        { id: other, name: 'Eileen', isDiabetic: false },
      ]);
      expect(await riskOf('a Frank le salió en 52')).toMatchObject({ category: 'diabetes' });
      await keep(2, [
        { id: diabetic, name: 'Walter', isDiabetic: true },
        { id: other, name: 'Eileen', isDiabetic: false },
      ]);
      expect(await riskOf('a Walter le salió en 52')).toMatchObject({ category: 'diabetes' });
      await keep(3, [{ id: other, name: 'Eileen', isDiabetic: false }]);
      expect(await riskOf('a Eileen le salió en 52')).toBeNull();
    });

    it('goes on from nothing where the answer before cannot be opened', async () => {
      finds(paid);
      const who = aCaregiver();
      const id = await coach().converse(who);
      await ask(who, id, 'who pays me in Ohio', 'ask');
      const exchanges = coach().app.get<Connection>(Database).collection('exchanges');
      await exchanges.updateOne({ conversationId: id }, { $set: { answer: 'cannot be opened' } });
      finds();
      const { content, sources } = await ask(who, id, 'make that shorter please', 'shorter');
      expect(content).not.toContain(answerTexts.en.short);
      expect(sources).toEqual([]);
    });
  });
}
