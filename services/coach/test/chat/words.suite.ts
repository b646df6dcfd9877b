import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import { feelingSentences } from '@careward/content/coach/feelings';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

/** How the coach answers what is no plain question. */
export function describeWords(coach: () => RunningCoach): void {
  const ask = async (who: Caregiver, id: string, content: string) =>
    (await coach().send(who, id, content)).body.aiMessage;
  const askOnce = async (content: string) => {
    const who = aCaregiver();
    return ask(who, await coach().converse(who), content);
  };

  describe('a message that is no question about care', () => {
    it.each([
      ['hello', 'en', /Hello/],
      ['¡Muchas gracias!', 'es', /De nada/],
      ['are you a real person?', 'en', /^No/],
      ['¿puedo mandar una foto?', 'es', /^Sí/],
      ['I want to talk to a human', 'en', /Eldercare Locator.*988.*@/],
    ])('gets a short reply: "%s"', async (content, lang, text) => {
      const answer = await askOnce(content);
      expect(answer).toMatchObject({ kind: 'reply', lang, sources: [], note: null, risk: null });
      expect(answer.content).toMatch(text);
      expect(answer.content).not.toContain('911');
    });

    it('is answered as a question when it holds one', async () => {
      expect((await askOnce('hello, how can I keep my mom from falling at home?')).kind).toBe('library');
    });

    it('in another language is told in both what the coach speaks, with both numbers', async () => {
      const { kind, content } = await askOnce('Comment puis-je aider ma mère qui tombe souvent ?');
      expect(kind).toBe('reply');
      for (const part of ['English and Spanish', 'inglés y español', '911', '988'])
        expect(content).toContain(part);
    });
  });

  describe('a feeling', () => {
    it('is heard once and not in the next answer', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const tired = "I'm so exhausted, how do I get a break from caring for my mom?";
      const opens = async () => {
        const { content } = await ask(who, id, tired);
        return feelingSentences.en.exhausted.find((sentence) => content.startsWith(sentence)) ?? null;
      };
      expect([await opens(), await opens(), await opens()]).toEqual([
        feelingSentences.en.exhausted[0],
        null,
        feelingSentences.en.exhausted[1],
      ]);
    });
  });

  describe('a question about a medicine', () => {
    it.each([
      ['my mom takes warfarin, can I give her ibuprofen', /^Only the pharmacist or the prescriber/],
      ['¿le puedo quitar el clonazepam de golpe?', /^No suspenda ni cambie una medicina/],
    ])('is answered first with who decides: "%s"', async (content, first) => {
      const answer = await askOnce(content);
      expect(answer.content).toMatch(first);
      expect(answer.content).toContain('1-800-222-1222');
    });
  });

  describe("a topic's title", () => {
    it.each(['Choking: what to do for an adult', 'Suicide warning signs', 'Seizure first aid'])(
      'is answered from that topic: "%s"',
      async (title) => {
        const answer = await askOnce(title);
        expect(answer.kind).toBe('library');
        expect(answer.sources[0]?.title).toBe(title);
      },
    );
  });

  describe('the rest of the steps', () => {
    it('stands beside the answer, which shows five', async () => {
      const { content, moreSteps } = await askOnce('Fall prevention tips');
      expect(
        content.split('\n').filter((line) => line.startsWith('- ') && line.endsWith(' [1]')).length,
      ).toBeGreaterThanOrEqual(5);
      expect(moreSteps).toHaveLength(2);
      for (const step of moreSteps) expect(content).not.toContain(step);
    });
  });
}
