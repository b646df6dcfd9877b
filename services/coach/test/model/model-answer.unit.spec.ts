import { MODEL_DEADLINE, ANSWER_LEASE } from '@careward/contracts/coach/limits';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import { Log } from '@careward/platform/observability/log';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ModelErrorReason } from '../../src/model/coach-model.js';
import { ClaimCheck } from '../../src/model/verification/claim-check.js';
import { silent } from './a-claim-check.js';
import { ModelAnswer, type GroundedQuestion } from '../../src/model/model-answer.js';
import type { TokenBudget } from '../../src/model/token-budget.js';
import { numberedSentences } from '../../src/model/verification/evidence.domain.js';
import { failing, hanging, PlayedModel } from './played-model.js';
import { topic } from './topic.js';

const log = new Log('coach', 'silent');
const asked: GroundedQuestion = {
  question: 'He will not bathe',
  lang: 'en',
  sources: [
    { n: 1, document: topic('safe-bathing') },
    { n: 2, document: topic('when-to-call-911') },
  ],
  careContext: null,
  userId: 'ana',
};
const good = 'Pick the time of day when the person is calmest [1].';

let spent: [string, number][];
let isLeft: boolean;
const budget = {
  isLeft: () => Promise.resolve(isLeft),
  spend: (userId: string, tokens: number) => Promise.resolve(void spent.push([userId, tokens])),
} as unknown as TokenBudget;

beforeEach(() => {
  spent = [];
  isLeft = true;
});

const answerOf = (model: PlayedModel | null, more: Partial<GroundedQuestion> = {}) =>
  new ModelAnswer(model, new ClaimCheck(null, silent), budget, log).execute({ ...asked, ...more });

describe('the answer of a model', () => {
  it('is what was kept of it, and what that cites', async () => {
    const model = new PlayedModel(() => `I am so sorry.\n- ${good}\n- Call 911 for chest pain [2].`);
    expect(await answerOf(model)).toEqual({
      content: [
        'I am so sorry.',
        '- Pick the time of day when the person is calmest. [1]',
        '- Call 911 for chest pain. [2]',
      ].join('\n'),
      usedSources: [1, 2],
    });
    expect(spent).toEqual([['ana', 100]]);
  });

  it('may be a question back alone', async () => {
    const model = new PlayedModel(() => 'Does he refuse the bath at a certain time of day?');
    expect(await answerOf(model)).toEqual({
      content: 'Does he refuse the bath at a certain time of day?',
      usedSources: [],
    });
  });

  it('may come as claims in JSON, where a wrong one is replaced by the sentence that it cites', async () => {
    const sentences = numberedSentences(topic('safe-bathing'), 'en');
    const at = sentences.findIndex((sentence) => sentence.startsWith('Pick the time of day'));
    const claim = (text: string) => ({ text, cites: [`1.${at + 1}`], step: true });
    const reply = JSON.stringify({
      claims: [claim('Pick the time of day when he is calmest.'), claim('Bathe him at 6 in the morning.')],
    });
    const { content } = (await answerOf(new PlayedModel(() => reply))) as { content: string };
    expect(content.split('\n')).toEqual([
      '- Pick the time of day when he is calmest. [1]',
      `- ${sentences[at]} [1]`,
    ]);
  });

  it('is shown while it is written, in its order', async () => {
    const shown: string[] = [];
    const reply = `${good} Call 911 for chest pain [2]. Say what you will do before you touch [1].`;
    const model = new PlayedModel(() => reply);
    const complete = model.complete.bind(model);
    model.complete = (prompt, signal, onSentence?: (soFar: string) => void) => {
      for (const at of [70, 110]) onSentence?.(reply.slice(0, at));
      return complete(prompt, signal);
    };
    const progress = { stage: () => undefined, verified: (content: string) => void shown.push(content) };
    const { content } = (await answerOf(model, { progress })) as { content: string };
    expect(shown).toHaveLength(2);
    for (const part of shown) expect(content.startsWith(part)).toBe(true);
    expect(shown[1]?.length).toBeGreaterThan(shown[0]?.length ?? 0);
  });

  it('is asked for with a new fence each time', async () => {
    const model = new PlayedModel(() => good);
    await answerOf(model);
    await answerOf(model);
    const fences = model.prompts.map(({ user }) => /<<(\w+) /.exec(user)?.[1]);
    expect(new Set(fences).size).toBe(2);
    expect(fences[0]).toMatch(/^[0-9a-f]{8}$/);
  });

  it('says nothing of the caregiver but the masked question', async () => {
    const model = new PlayedModel(() => good);
    await answerOf(model, { userId: 'user-of-this-test' });
    expect(JSON.stringify(model.prompts)).not.toContain('user-of-this-test');
  });
});

describe('there is no answer of the model', () => {
  it('when none is configured', async () => {
    expect(await answerOf(null)).toEqual({ failed: 'not-configured' });
  });

  it('when the tokens of the day are spent', async () => {
    isLeft = false;
    const model = new PlayedModel(() => good);
    expect(await answerOf(model)).toEqual({ failed: 'budget' });
    expect(model.prompts).toEqual([]);
  });

  it('when nothing was found that it could cite', async () => {
    const model = new PlayedModel(() => good);
    expect(await answerOf(model, { sources: [] })).toEqual({ failed: 'unsupported' });
    expect(model.prompts).toEqual([]);
  });

  it.each([
    ['unsupported', `${good}\nLavender oil helps [1].\nSo does tea [1].`],
    ['unsupported', 'I am so sorry.'],
    ['nothing', 'NOTHING'],
    ['nothing', '{"claims":[{"text":"NOTHING.","cites":[],"step":false}]}'],
  ])('when too little is kept, %s: %s', async (failed, reply) => {
    expect(await answerOf(new PlayedModel(() => reply))).toEqual({ failed });
    expect(spent).toHaveLength(1);
  });

  it.each<ModelErrorReason>(['connect', 'too-slow', 'circuit-open'])('when it fails: %s', async (reason) => {
    expect(await answerOf(new PlayedModel(failing(reason)))).toEqual({ failed: reason });
  });

  it('when something unforeseen is thrown', async () => {
    const model = new PlayedModel(() => Promise.reject(new TypeError('x')));
    expect(await answerOf(model)).toEqual({ failed: 'broken' });
  });

  it('when the caller gives up', async () => {
    const caller = new AbortController();
    const answer = answerOf(new PlayedModel(hanging), { signal: caller.signal });
    caller.abort();
    expect(await answer).toEqual({ failed: 'aborted' });
  });
});

describe('the deadlines', () => {
  it('leave room for the library to answer within the service, and end before the lease', () => {
    expect(MODEL_DEADLINE.quick + MODEL_DEADLINE.answer).toBeLessThan(DEADLINE.coach.service);
    expect(DEADLINE.coach.service).toBeLessThan(ANSWER_LEASE);
  });
});
