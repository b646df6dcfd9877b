import type { ServerResponse } from 'node:http';
import type { PersonContact } from '@careward/contracts/identity/internal-calls';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerTexts } from '@careward/content/coach/answer-texts';
import type { Purpose } from '../../src/model/coach-model.js';
import { type ModelServer, sendJson, startModelServer } from '../model/servers/model-server.js';
import { callSearch, promptOf, purposeOf, say, withHost } from '../model/servers/played-host.js';
import { CareContextRepository } from '../../src/chat/care-context.js';
import { ConversationRepository } from '../../src/chat/conversation.repository.js';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { Retrieve } from '../../src/retrieval/retrieve.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { answeringTopics, seedAnswer } from '../answering/seed-answers.js';
import { startCoach, type RunningCoach } from '../start-coach.js';
import { describeDangers } from './with-a-model-dangers.js';

const QUESTION = 'Safe bathing techniques';
const STEP = 'Gather towels, soap, clean clothes and non-slip shoes';

/** Less than a drain lasts, and far less than the model takes. */
const HANDED_BACK_WITHIN = 3_000;

/** The coach with a host of models whose replies are given by purpose. */
export function describeWithAModel(): void {
  describe('with a model', () => {
    let host: ModelServer;
    let coach: RunningCoach;
    const usual: Record<Purpose, (response: ServerResponse) => void> = {
      triage: (response) => say(response, 'none'),
      write: (response) => say(response, `${STEP} [1].`),
    };
    let replies = usual;
    /** Repeats the first sentence that it was given. */
    const quote = (response: ServerResponse) => {
      const prompt = promptOf(host.asked.findLast((asked) => purposeOf(asked) === 'write'));
      const [, number = '', sentence = ''] = /^(\[1\.1\]) (.+)$/m.exec(prompt) ?? [];
      say(response, `${sentence} ${number}`);
    };

    beforeAll(async () => {
      host = await startModelServer((asked, response) => replies[purposeOf(asked)](response));
      coach = await startCoach(undefined, withHost(host));
      await coach.stockLibrary(answeringTopics);
    });
    afterAll(async () => {
      await coach.stop();
      await host.stop();
    });
    beforeEach(() => {
      replies = usual;
      host.asked.length = 0;
    });
    afterEach(() => void jest.restoreAllMocks());

    const ask = async (content: string, who = aCaregiver()) => {
      const { body } = await coach.send(who, await coach.converse(who), content);
      return body.aiMessage;
    };
    const purposes = () => host.asked.map(purposeOf);

    it("an answer is the model's, cited, and says that a model wrote it", async () => {
      const answer = await ask(QUESTION);
      expect(answer).toMatchObject({ kind: 'model', note: answerTexts.en.modelNote });
      expect(answer.content).toContain(`${STEP}. [1]`);
      expect(answer.content).toMatch(/\nCall 911 .+ \[1\]$/);
      expect(answer.sources.map(({ topicId }) => topicId)).toEqual(['safe-bathing']);
      expect(purposes().toSorted()).toEqual(['triage', 'write']);
    });

    it('it may search the library first, and writes from what it has found', async () => {
      const question = 'How do I get my father to bathe?';
      const answers: ((response: ServerResponse) => void)[] = [
        (response) => callSearch(response, ['Can I be paid for caring for my husband?', QUESTION]),
        (response) => {
          const [, number = '', sentence = ''] =
            /passage \d+>>\nCan [^\n]*husband[^]*?\n(\[\d+\.1\]) ([^\n]+)/.exec(
              promptOf(host.asked.at(-1)),
            ) ?? [];
          said = sentence;
          say(response, `${sentence.replace(/\.$/, '')} ${number}.`);
        },
      ];
      let said = '';
      replies = { ...usual, write: (response) => answers.shift()?.(response) };
      const answer = await ask(question);
      expect(said).not.toBe('');
      expect(answer.kind).toBe('model');
      expect(answer.content).toContain(said.replace(/\.$/, ''));
      expect(answer.sources[0]).toMatchObject({ n: 1, answerId: expect.stringContaining('spouse') });
      expect(purposes().filter((purpose) => purpose === 'write')).toHaveLength(2);
    });

    it('it is asked four times at most, however often it would search', async () => {
      replies = { ...usual, write: (response) => callSearch(response, ['What helps?']) };
      const answer = await ask(QUESTION);
      expect(answer).toMatchObject({
        kind: 'library',
        note: expect.stringContaining(answerTexts.en.modelFailed),
      });
      expect(purposes()).toHaveLength(4);
      const tools = host.asked
        .filter((asked) => purposeOf(asked) === 'write')
        .map(({ body }) => 'tools' in body);
      expect(tools).toEqual([true, true, false]);
    });

    it('it still has, in a later turn, the answers that it was given before', async () => {
      const who = aCaregiver();
      const id = await coach.converse(who);
      replies = { ...usual, write: quote };
      await coach.send(who, id, 'Can I be paid for taking care of my husband?');
      const titles = () =>
        [
          ...promptOf(host.asked.findLast((asked) => purposeOf(asked) === 'write')).matchAll(
            / passage \d+>>\n([^\n]+)/g,
          ),
        ].map(([, title]) => title);
      const before = titles();
      expect(before.length).toBeGreaterThanOrEqual(8);
      await coach.send(who, id, 'What helps against a cough at night?');
      expect(titles()).toEqual(expect.arrayContaining(before));
    });

    it('no request names the caregiver or whom they care for', async () => {
      const who = aCaregiver();
      const contact = { address: 'a@example.org', firstName: 'Itziar', lastName: 'Okonkwo', locale: 'en' };
      coach.contacts.set(who.userId, contact);
      await ask('Itziar here, Itziar Okonkwo. Okonkwo or not: safe bathing techniques?', who);
      expect(purposes()).toEqual(expect.arrayContaining(['triage', 'write']));
      expect(JSON.stringify(host.asked)).not.toMatch(/Itziar|Okonkwo/i);
    });

    it('a question is answered where the name of the account cannot be told', async () => {
      const who = aCaregiver();
      coach.contacts.set(who.userId, {} as PersonContact);
      expect((await ask(QUESTION, who)).kind).toBe('model');
    });

    it('what the sources do not say is not shown, and the library answers with a line that says why', async () => {
      replies = { ...usual, write: (response) => say(response, 'Drink 12 cups of vinegar tea daily [1].') };
      const answer = await ask(QUESTION);
      expect(answer).toMatchObject({
        kind: 'library',
        note: expect.stringContaining(answerTexts.en.modelUnsupported),
      });
      expect(answer.content).not.toContain('vinegar');
      expect(answer.content).toContain(STEP);
    });

    it('what the library would only ask back about, it may answer or ask back about itself', async () => {
      const vague = 'paid for caring?';
      const answers = ['money-get-paid-start', 'money-paid-spouse', 'money-how-much-pay'].map(seedAnswer);
      const found = { ...emptyResult, certainty: 'unsure' as const, candidates: answers };
      jest.spyOn(coach.app.get(Retrieve), 'execute').mockReturnValue(found);
      const back = 'Who cares, and who is cared for: your parent or your spouse?';
      replies = { ...usual, write: (response) => say(response, back) };
      const asked = await ask(vague);
      expect(asked).toMatchObject({ kind: 'model', content: back, sources: [] });
      expect(asked.suggestions.map(({ answerId }) => answerId)).toEqual(
        answers.map(({ answered }) => answered.id),
      );
      replies = {
        ...usual,
        write: (response) => {
          const [, number, sentence = ''] =
            /^(\[1\.\d+\]) (.{40,}[.])$/m.exec(promptOf(host.asked.at(-1))) ?? [];
          say(response, `${sentence} ${number}`);
        },
      };
      const written = await ask(vague);
      expect(written.kind).toBe('model');
      expect(written.sources.map(({ n }) => n)).toContain(1);
      replies = { ...usual, write: (response) => say(response, 'Drink 12 cups of vinegar tea daily [1].') };
      expect((await ask(vague)).kind).toBe('choice');
    });

    it('reads the conversation before a question', async () => {
      const who = aCaregiver();
      const id = await coach.converse(who);
      await coach.send(who, id, QUESTION);
      await coach.send(who, id, 'Fall prevention tips');
      const { body } = host.asked.findLast((one) => purposeOf(one) === 'write') ?? { body: {} };
      expect(JSON.stringify(body)).toContain('earlier answer>>');
    });

    it('is told the state, its numbers, and what insurance the person has', async () => {
      const who = aCaregiver();
      const about = { id: newId(), name: 'Filiberta Ochoa', relationship: 'parent' as const };
      const recipients = [
        { ...about, conditions: ['dementia' as const], insuranceType: 'medicaid' as const },
      ];
      await coach.app.get(CareContextRepository).keep(who.userId, { version: 1, state: 'OH', recipients });
      await ask('My brother takes money from our mother', who);
      const prompt = promptOf(host.asked.find((asked) => purposeOf(asked) === 'write'));
      expect(prompt).toContain(
        'recipient A: Parent; Dementia or memory loss; Medicaid\nState: Ohio\nToday: ',
      );
      expect(prompt).toMatch(/\[\d+\.1\] In Ohio[^\n]*: [^\n]*\d{3}-\d{4}/);
    });

    it('is told of nobody by the name that the profile has', async () => {
      const who = aCaregiver();
      const about = { id: newId(), name: 'Filiberta Ochoa', relationship: 'parent' as const };
      const recipients = [{ ...about, conditions: ['dementia' as const], insuranceType: null }];
      await coach.app.get(CareContextRepository).keep(who.userId, { version: 1, state: null, recipients });
      const id = await coach.converse(who);
      await coach.send(who, id, 'How do I bathe Filiberta?');
      await coach.send(who, id, 'And what if FILIBERTA OCHOA refuses the bath?');
      const told = JSON.stringify(host.asked);
      expect(told).toContain('How do I bathe recipient A?');
      expect(told).not.toMatch(/filiberta|ochoa/i);
    });

    it('that fails, the library answers and says so', async () => {
      replies = {
        ...usual,
        write: (response) => void sendJson(response, 400, { error: { message: 'no' } }),
      };
      expect(await ask(QUESTION)).toMatchObject({
        kind: 'library',
        note: expect.stringContaining(answerTexts.en.modelFailed),
      });
    });

    it('a state that an answer asked for is answered from the topic that asked', async () => {
      const who = aCaregiver();
      const id = await coach.converse(who);
      const topic = answeringTopics.find(({ documentId }) => documentId === 'medicaid-basics');
      await coach.send(who, id, topic?.title.en ?? '');
      const { aiMessage } = (await coach.send(who, id, 'Ohio')).body;
      expect(aiMessage.content).toContain('In Ohio: ');
    });

    it('an emergency gets its card without a word to or from the model', async () => {
      expect(await ask('My dad is not breathing')).toMatchObject({ kind: 'card', risk: { tier: 'T0' } });
      expect(await ask('I want to kill myself')).toMatchObject({ kind: 'card', risk: { tier: 'T1' } });
      expect(host.asked).toEqual([]);
    });

    describeDangers({ ask, quote, reply: (next) => Object.assign((replies = { ...usual }), next) });

    it('small talk is not sent to be answered', async () => {
      expect((await ask('thanks!')).kind).toBe('reply');
      expect(purposes()).not.toContain('write');
    });

    it('a question about a medicine still begins with who decides', async () => {
      expect((await ask('my mom takes warfarin, can I give her ibuprofen')).content).toMatch(
        /^Only the pharmacist or the prescriber/,
      );
    });

    it('one answer of a conversation is written at a time; the library answers another question meanwhile', async () => {
      const held: ServerResponse[] = [];
      replies = { ...usual, write: (response) => void held.push(response) };
      const who = aCaregiver();
      const id = await coach.converse(who);
      const first = coach.send(who, id, QUESTION);
      await eventually(() => expect(held).toHaveLength(1));
      const { body: second } = await coach.send(who, id, 'Fall prevention tips');
      expect(second.aiMessage).toMatchObject({
        kind: 'library',
        note: expect.stringContaining(answerTexts.en.modelFailed),
      });
      const { body: danger } = await coach.send(who, id, 'My dad is not breathing');
      expect(danger.aiMessage.kind).toBe('card');
      for (const response of held) say(response, `${STEP} [1].`);
      expect((await first).body.aiMessage.kind).toBe('model');
      replies = usual;
      expect((await coach.send(who, id, QUESTION)).body.aiMessage.kind).toBe('model');
    });

    it('an answer stays when the database fails once it is written', async () => {
      const conversations = coach.app.get(ConversationRepository);
      jest.spyOn(conversations, 'endGeneration').mockRejectedValueOnce(new Error('the database is away'));
      expect((await ask(QUESTION)).kind).toBe('model');
    });

    it('a question sent again under its key while it is written is the same exchange', async () => {
      const held: ServerResponse[] = [];
      replies = { ...usual, write: (response) => void held.push(response) };
      const who = aCaregiver();
      const id = await coach.converse(who);
      const key = { 'idempotency-key': newId() };
      const sent = [coach.send(who, id, QUESTION, key)];
      await eventually(() => expect(held).toHaveLength(1));
      sent.push(coach.send(who, id, QUESTION, key));
      for (const response of held) say(response, `${STEP} [1].`);
      const [one, again] = (await Promise.all(sent)).map(({ body }) => body);
      expect(again).toEqual(one);
      expect(purposes().filter((purpose) => purpose === 'write')).toHaveLength(1);
    });

    describe('that writes when the process is told to end', () => {
      it.each(['triage', 'write'] as const)(
        'another copy lets it write the answer anew, also when it was at the %s',
        async (purpose) => {
          const held: ServerResponse[] = [];
          const writing = await startCoach(coach.prefix, withHost(host));
          await eventually(() => expect(writing.app.get(LibraryIndexCache).hasDocuments).toBe(true));
          replies = { ...usual, [purpose]: (response: ServerResponse) => void held.push(response) };
          const who = aCaregiver();
          const id = await writing.converse(who);
          const sent = writing.send(who, id, QUESTION);
          await eventually(() => expect(held).toHaveLength(1));
          replies = usual;
          await writing.stop(HANDED_BACK_WITHIN);
          expect((await sent).problem).toMatchObject({ status: 503, code: 'unavailable' });
          // Nobody sends it again.
          const kinds = async () => (await coach.messages(who, id)).body.map(({ kind }) => kind);
          await eventually(async () => expect(await kinds()).toEqual([null, 'model']), {
            within: 15_000,
          });
        },
      );
    });
  });
}
