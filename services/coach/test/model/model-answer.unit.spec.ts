import { MODEL_DEADLINE, ANSWER_LEASE } from '@careward/contracts/coach/limits';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import { Log } from '@careward/platform/observability/log';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ModelErrorReason } from '../../src/model/coach-model.js';
import { ModelAnswer, type GroundedQuestion } from '../../src/model/model-answer.js';
import type { TokenBudget } from '../../src/model/token-budget.js';
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
  new ModelAnswer(model, budget, log).execute({ ...asked, ...more });

describe('the answer of a model', () => {
  it('is what was kept of it, and what that cites', async () => {
    const model = new PlayedModel(() => `I am so sorry.\n- ${good}\n- Call 911 for chest pain [2].`);
    expect(await answerOf(model)).toEqual({
      content: '- Pick the time of day when the person is calmest. [1]\n- Call 911 for chest pain. [2]',
      usedSources: [1, 2],
    });
    expect(spent).toEqual([['ana', 100]]);
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

  it.each(['NOTHING', `${good}\nLavender oil helps [1].\nSo does tea [1].`])(
    'when too little is kept: %s',
    async (reply) => {
      expect(await answerOf(new PlayedModel(() => reply))).toEqual({ failed: 'unsupported' });
      expect(spent).toHaveLength(1);
    },
  );

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
