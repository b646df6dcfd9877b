import { Log } from '@careward/platform/observability/log';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Writable } from 'node:stream';
import { register } from 'prom-client';
import { ModelError, type ModelErrorReason, type Prompt } from '../../src/model/coach-model.js';
import { GuardedModel } from '../../src/model/configured-model.js';
import { failing, hanging, PlayedModel } from './played-model.js';

const prompt: Prompt = { purpose: 'write', system: 'secret rules', user: 'my mother Rosa', maxTokens: 9 };
const never = new AbortController().signal;

let model: PlayedModel;
let guarded: GuardedModel;
let logged: string[];

beforeEach(() => {
  // Only the date stands still: timers and promises go on.
  jest.useFakeTimers({
    now: 0,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  model = new PlayedModel(failing('upstream'));
  logged = [];
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(line.toString());
      done();
    },
  });
  guarded = new GuardedModel(model, new Log('coach', 'info', lines));
});
afterEach(() => {
  jest.useRealTimers();
});

const ask = (signal = never) =>
  guarded.complete(prompt, signal).then(
    () => 'ok',
    (error: { reason: string }) => error.reason,
  );

async function failTimes(times: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let n = 0; n < times; n++) outcomes.push(await ask());
  return outcomes;
}

describe('a model that fails', () => {
  it('is left alone after five failures within half a minute', async () => {
    expect(await failTimes(6)).toEqual([...Array<string>(5).fill('upstream'), 'circuit-open']);
    expect(model.prompts).toHaveLength(5);
  });

  it('is still asked when the failures are further apart', async () => {
    await failTimes(4);
    jest.setSystemTime(30_000);
    expect(await failTimes(4)).toEqual(Array<string>(4).fill('upstream'));
  });

  it('is left alone although it answers between the failures', async () => {
    for (let n = 0; n < 5; n++) {
      model.play = () => 'Yes.';
      await ask();
      model.play = failing('too-slow');
      await ask();
    }
    expect(await ask()).toBe('circuit-open');
  });

  it('may fail at short questions and still write answers', async () => {
    const short: Prompt = { ...prompt, purpose: 'triage' };
    for (let n = 0; n < 6; n++) await guarded.complete(short, never).catch(() => null);
    expect(model.prompts).toHaveLength(5);
    model.play = () => 'Yes.';
    expect(await ask()).toBe('ok');
    await expect(guarded.complete(short, never)).rejects.toMatchObject({ reason: 'circuit-open' });
  });

  it.each<[ModelErrorReason, boolean]>([
    ['connect', true],
    ['too-slow', true],
    ['busy', true],
    ['upstream', true],
    ['broken', true],
    ['empty', true],
    ['refused', false],
    ['aborted', false],
  ])('by %s counts: %s', async (reason, counts) => {
    model.play = failing(reason);
    await failTimes(5);
    expect((await ask()) === 'circuit-open').toBe(counts);
  });
});

describe('after half a minute', () => {
  beforeEach(async () => {
    await failTimes(5);
    jest.setSystemTime(30_001);
  });

  it('one call tries, and others do not wait for it', async () => {
    let answer = (_words: string): void => undefined;
    model.play = () => new Promise((resolve) => (answer = resolve));
    const trying = ask();
    expect(await ask()).toBe('circuit-open');
    answer('Yes.');
    expect(await trying).toBe('ok');
    model.play = () => 'Yes.';
    expect(await ask()).toBe('ok');
  });

  it('a failed try leaves it alone for another half minute', async () => {
    expect(await failTimes(2)).toEqual(['upstream', 'circuit-open']);
    jest.setSystemTime(60_002);
    model.play = () => 'Yes.';
    expect(await ask()).toBe('ok');
  });

  it('a try that nobody waited for shows nothing', async () => {
    const caller = new AbortController();
    model.play = hanging;
    const trying = ask(caller.signal);
    caller.abort();
    expect(await trying).toBe('aborted');
    expect(await ask()).toBe('circuit-open');
  });
});

describe('a host that asks for a pause', () => {
  it('gets it', async () => {
    model.play = failing('busy', 7_000);
    expect(await failTimes(2)).toEqual(['busy', 'circuit-open']);
    jest.setSystemTime(7_000);
    model.play = () => 'Yes.';
    expect(await ask()).toBe('ok');
  });

  it('gets all of it when a call fails that was under way before', async () => {
    let fail = (_error: ModelError): void => undefined;
    model.play = () => new Promise((_answer, reject) => (fail = reject));
    const underWay = ask();
    model.play = failing('busy', 7_000);
    expect(await ask()).toBe('busy');
    fail(new ModelError('upstream'));
    expect(await underWay).toBe('upstream');
    jest.setSystemTime(6_999);
    expect(await ask()).toBe('circuit-open');
  });
});

describe('the tokens', () => {
  const counted = async () => {
    const metric = await register.getSingleMetric('careward_coach_model_tokens_total')?.get();
    return metric?.values.filter(({ value }) => value > 0).map(({ labels, value }) => ({ ...labels, value }));
  };
  beforeEach(() => register.resetMetrics());

  it('are counted by purpose and direction', async () => {
    const counting = new GuardedModel(
      { complete: () => Promise.resolve({ text: 'Yes.', tokens: 40, usage: { read: 30, written: 5 } }) },
      new Log('coach', 'silent'),
    );
    await counting.complete(prompt, never);
    await counting.complete({ ...prompt, purpose: 'triage' }, never);
    await counting.complete(prompt, never);
    expect(await counted()).toEqual([
      { purpose: 'write', direction: 'read', value: 60 },
      { purpose: 'write', direction: 'written', value: 10 },
      { purpose: 'triage', direction: 'read', value: 30 },
      { purpose: 'triage', direction: 'written', value: 5 },
    ]);
  });

  it('are not where the host counts none, or fails', async () => {
    model.play = () => 'Yes.';
    expect(await ask()).toBe('ok');
    model.play = failing('upstream');
    await ask();
    expect(await counted()).toEqual([]);
  });
});

describe('the log', () => {
  it('tells of failures without a word of question or prompt', async () => {
    await failTimes(6);
    const text = logged.join('');
    expect(text).toContain('upstream');
    expect(text).toContain('the model is left alone');
    expect(text).not.toMatch(/Rosa|secret rules/);
  });
});
