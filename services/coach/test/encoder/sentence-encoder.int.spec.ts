import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openEncoder } from '../../src/encoder/open-encoder.js';
import { loadEncoder, type SentenceEncoder } from '../../src/encoder/sentence-encoder.js';
import { vectorsOf } from '../../src/encoder/vectors.js';

let encoder: SentenceEncoder;
beforeAll(async () => {
  encoder = await loadEncoder();
});

const embed = async (text: string): Promise<Float32Array> =>
  (await encoder.embed([text]))[0] ?? new Float32Array();
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

const twins = [
  ['how do I bathe my father', 'cómo baño a mi papá'],
  ['who pays for a nursing home', 'quién paga el asilo de ancianos'],
  ['I am so tired and nobody helps me', 'estoy agotada y nadie me ayuda'],
  ['she forgets to take her pills', 'se le olvida tomar las pastillas'],
] as const;

describe('the sentence encoder', () => {
  it.each(['hello', 'mamá se cayó otra vez', 'x'])(
    'gives the same text the same vector: %s',
    async (text) => {
      expect(await embed(text)).toEqual(await embed(text));
    },
  );

  it('gives a text alone the vector that it has among longer ones', async () => {
    const [among] = await encoder.embed(['hello there', 'a much longer text about her new wheelchair']);
    expect(among).toEqual(await embed('hello there'));
  });

  it.each(twins)('has "%s" nearer to its Spanish twin than to any other', async (en, es) => {
    const own = await embed(en);
    const near = await Promise.all(
      twins.map(async (pair) => ({ es: pair[1], at: dot(own, await embed(pair[1])) })),
    );
    expect(near.sort((a, b) => b.at - a.at)[0]?.es).toBe(es);
  });

  it.each([
    ['empty', ''],
    ['white', ' \n\t'],
    ['of emoji', '😀😀😀'],
    ['of half characters', '\ud800 and \udc00'],
    ['one long word', 'a'.repeat(LENGTH.message)],
    ['of many emoji', '😀'.repeat(LENGTH.message / 2)],
    ['of signs that stand for whole phrases', '\ufdfa'.repeat(LENGTH.message)],
    ['of many words', 'ok '.repeat(LENGTH.message / 3)],
  ])('gives a text that is %s a vector of length 1', async (_kind, text) => {
    const vector = await embed(text);
    expect(vector).toHaveLength(384);
    expect(dot(vector, vector)).toBeCloseTo(1, 4);
  });

  it('reads the beginning and the end of a long message', async () => {
    const story = `my father fell. ${'the weather was fine and we had soup. '.repeat(100)}`;
    const [one, other] = [
      await embed(`${story} how do I lift him?`),
      await embed(`${story} who pays for this?`),
    ];
    expect(dot(one, other)).toBeLessThan(0.9999);
    expect(await embed(`${story.replace('father', 'sister')} who pays for this?`)).not.toEqual(other);
  });

  it('reads the end of a message longer than any story that counts', async () => {
    const story = 'the weather was fine and we had soup. '.repeat(150);
    expect(story.length).toBeGreaterThan(5_000);
    const [one, other] = [await embed(`${story} how do I lift him?`), await embed(`${story} who pays?`)];
    expect(one).not.toEqual(other);
  });

  it('gives no texts no vectors', async () => {
    expect(await encoder.embed([])).toEqual([]);
  });
});

describe('the vectors of a message', () => {
  it('are those of its texts and of no others', async () => {
    const vectorOf = await vectorsOf(encoder, ['hello', 'goodbye', 'hello']);
    expect(vectorOf('hello')).toEqual(await embed('hello'));
    expect(vectorOf('thanks')).toBeNull();
  });

  it('are none where there is no encoder', async () => {
    expect((await vectorsOf(null, ['hello']))('hello')).toBeNull();
  });
});

describe('a process', () => {
  const shipped = new URL('../../models/encoder/', import.meta.url);
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'encoder-'));
    await cp(shipped, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const opened = async (load: () => Promise<SentenceEncoder>) => {
    const log = new Log('coach', 'silent');
    const error = jest.spyOn(log, 'error');
    const readiness = new Readiness();
    const loaded = await openEncoder(log, readiness, load);
    return { isLoaded: loaded !== null, status: await readiness.check(), lines: error.mock.calls.length };
  };
  const fromFolder = () => loadEncoder(pathToFileURL(`${folder}/`));
  const withoutOne = { isLoaded: false, status: 'degraded', lines: 1 };

  it('with all files has an encoder and is ready', async () => {
    expect(await opened(fromFolder)).toEqual({ isLoaded: true, status: 'ready', lines: 0 });
  });

  it.each(['encoder.onnx', 'tokenizer.json', 'SHA256SUMS'])(
    'starts without %s, degraded, and says so',
    async (name) => {
      await rm(join(folder, name));
      expect(await opened(fromFolder)).toEqual(withoutOne);
    },
  );

  it.each([
    ['cut off', 'encoder.onnx', (file: string) => truncate(file, 1_000_000)],
    ['empty', 'tokenizer.json', (file: string) => truncate(file, 0)],
    [
      'changed in one byte',
      'encoder.onnx',
      async (file: string) => {
        const bytes = await readFile(file);
        bytes[12_000_000] = (bytes[12_000_000] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
  ])('starts with a file that is %s (%s), degraded, and says so', async (_how, name, damage) => {
    await damage(join(folder, name));
    expect(await opened(fromFolder)).toEqual(withoutOne);
  });

  it('answers without vectors, and says so, when the encoder fails later', async () => {
    const log = new Log('coach', 'silent');
    const error = jest.spyOn(log, 'error');
    const failing = { embed: () => Promise.reject(new Error('out of memory')) };
    const opened = await openEncoder(log, new Readiness(), () => Promise.resolve(failing));
    expect((await vectorsOf(opened, ['hello']))('hello')).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('starts where the machine has no native part, degraded, and says so', async () => {
    const load = () => Promise.reject(new Error('no such file: onnxruntime_binding.node'));
    expect(await opened(load)).toEqual(withoutOne);
  });
});
