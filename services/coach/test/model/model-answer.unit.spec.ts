import { ANSWER_LEASE, MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ModelErrorReason, Prompt } from '../../src/model/coach-model.js';
import type { GroundedQuestion } from '../../src/model/model-answer.js';
import { answeringModel } from './answering-model.js';
import { failing, hanging, PlayedModel } from './played-model.js';
import { topic } from './topic.js';

const good = 'Pick the time of day when the person is calmest [1].';

let spent: [string, number][];
let isLeft: boolean;
let stages: string[];
let searched: (readonly string[])[];
const budget = {
  isLeft: () => Promise.resolve(isLeft),
  spend: (userId: string, tokens: number) => Promise.resolve(void spent.push([userId, tokens])),
};

const asked = {
  question: 'He will not bathe',
  lang: 'en' as const,
  sources: [
    { n: 1, document: topic('safe-bathing') },
    { n: 2, document: topic('when-to-call-911') },
  ],
  search: (questions: readonly string[]) => {
    searched.push(questions);
    return Promise.resolve([{ n: 2 + searched.length, document: topic('refusing-care') }]);
  },
  progress: { stage: (stage: string) => void stages.push(stage), verified: () => undefined },
};

beforeEach(() => {
  spent = [];
  isLeft = true;
  stages = [];
  searched = [];
});

const answerOf = (model: PlayedModel | null, more: Partial<GroundedQuestion> = {}, factor = 1) =>
  answeringModel(model, { budget, factor })({ ...asked, ...more });

describe('the answer of a model', () => {
  it('is what was kept of it, and what that cites', async () => {
    const model = new PlayedModel(() => `I am so sorry.\n- ${good}\n- Call 911 for chest pain [2].`);
    expect(await answerOf(model)).toEqual({
      content: [
        'I am so sorry.',
        '- Pick the time of day when the person is calmest. [1]',
        '- Call 911 for chest pain. [2]',
      ].join('\n'),
    });
    expect(spent).toEqual([['ana', 100]]);
    expect(stages).toEqual(['writing', 'checking']);
  });

  it('may be a question back alone', async () => {
    const back = 'Does he refuse the bath at a certain time of day?';
    expect(await answerOf(new PlayedModel(() => back))).toEqual({ content: back });
  });

  it('may repeat a number of the person, of an earlier message too, and no other', async () => {
    const reply = (hours: number) => `You said that you bathe him ${hours} times a week. ${good}`;
    const earlier = [{ question: 'I bathe him 5 times a week', answer: null }];
    const contentOf = async (text: string) => {
      const result = await answerOf(new PlayedModel(() => text), { earlier });
      return 'content' in result ? result.content : '';
    };
    expect(await contentOf(reply(5))).toContain('5 times a week');
    expect(await contentOf(reply(9))).not.toContain('9 times');
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

describe('a model that searches the library', () => {
  const searches = (...questions: string[]) => ({ text: '', tokens: 40, searches: questions });
  /** A model whose completions are given, in turn. */
  const playing = (...replies: (ReturnType<typeof searches> | string)[]) => {
    const model = new PlayedModel(() => good);
    let at = 0;
    model.complete = (prompt: Prompt) => {
      model.prompts.push(prompt);
      const reply = replies[Math.min(at++, replies.length - 1)] ?? good;
      return Promise.resolve(typeof reply === 'string' ? { text: reply, tokens: 100 } : reply);
    };
    return model;
  };

  it('writes from what was found, beside what it had', async () => {
    const model = playing(
      searches('Why does he refuse?'),
      'Ask why and listen [3]. Say what you will do [1].',
    );
    expect(await answerOf(model)).toMatchObject({ content: expect.stringContaining('[3]') });
    expect(searched).toEqual([['Why does he refuse?']]);
    expect(stages).toEqual(['writing', 'searching', 'writing', 'checking']);
    expect(spent).toEqual([
      ['ana', 40],
      ['ana', 100],
    ]);
    const [first, second] = model.prompts;
    expect(first?.user).not.toContain('passage 3');
    expect(second?.user).toContain('passage 3');
    expect(second?.user).toContain('Why does he refuse?');
  });

  it('searches twice at most: the third time it has no tool', async () => {
    const model = playing(searches('one?'), searches('two?'), good);
    expect(await answerOf(model)).toMatchObject({ content: expect.stringContaining('[1]') });
    expect(searched).toEqual([['one?'], ['two?']]);
    expect(model.prompts.map(({ tool }) => tool !== undefined)).toEqual([true, true, false]);
  });

  it('ends where it is stopped meanwhile', async () => {
    const caller = new AbortController();
    const model = playing(searches('one?'));
    const complete = model.complete.bind(model);
    model.complete = (prompt, signal) =>
      signal.aborted ? (hanging(prompt, signal) as never) : complete(prompt, signal);
    const search = () => {
      caller.abort();
      return Promise.resolve([]);
    };
    expect(await answerOf(model, { signal: caller.signal, search })).toEqual({ failed: 'aborted' });
  });

  it('that finds nothing more still answers', async () => {
    const model = playing(searches('one?'), good);
    expect(await answerOf(model, { search: () => Promise.resolve([]) })).toMatchObject({
      content: expect.stringContaining('[1]'),
    });
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

  it.each([`Lavender oil helps [1].\nSo does tea [1].\n${good}`, 'Give him 5 mg of Ativan.'])(
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
  it('hold for all calls of an answer together', async () => {
    expect(await answerOf(new PlayedModel(hanging), {}, 0.0001)).toEqual({ failed: 'too-slow' });
  });

  it('leave room for the library to answer within the service, and end before the lease', () => {
    expect(MODEL_DEADLINE.quick + MODEL_DEADLINE.answer).toBeLessThan(DEADLINE.coach.service);
    expect(DEADLINE.coach.service).toBeLessThan(ANSWER_LEASE);
  });
});
