import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { OperationalError } from '@careward/platform/observability/errors';
import * as tokenizers from '@huggingface/tokenizers';

/** What a text is: what somebody says, or what may be found for it. The encoder was taught to tell them apart. */
export type Role = 'query' | 'passage';

/** Where a text stands by its meaning: 384 numbers of length 1. Texts of either language that mean the same lie close. */
export interface SentenceEncoder {
  /** Any text has a vector; of a long one its beginning and its end are read. */
  embed(texts: readonly string[], role?: Role): Promise<Float32Array[]>;
  /** Of one that runs by itself. */
  end?(): Promise<void>;
}

/** Injection token of the process's `SentenceEncoder`, or null where it could not be loaded. */
export const SENTENCE_ENCODER = Symbol('sentence encoder');

/** The package's own types name their files without an ending, which Node's module resolution does not find. */
const { Tokenizer } = tokenizers as unknown as {
  Tokenizer: new (vocabulary: object, settings: object) => { encode(text: string): { ids: number[] } };
};

/** No other text is embedded meanwhile: 50 ms for the longest message. Passages are read apart, up to the model's own bound. */
const MOST_TOKENS = { query: 192, passage: 512 };
/** Characters at either end of a text that are cut into tokens: more than those that count have. */
const EITHER_END = 2_000;

const FOLDER = new URL('../../models/encoder/', import.meta.url);

/**
 * The encoder that comes with the service (models/encoder/LICENSE.md says where it is from).
 * @throws when a file is missing or damaged, or where the machine has no native part for it.
 */
export async function loadEncoder(folder = FOLDER): Promise<SentenceEncoder> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const sums = await readFile(new URL('SHA256SUMS', folder), 'utf8');
  const read = async (name: string) => {
    const bytes = await readFile(new URL(name, folder));
    const sum = createHash('sha256').update(bytes).digest('hex');
    if (!sums.includes(`${sum}  ${name}\n`)) throw new OperationalError(`the encoder's ${name} is damaged`);
    return bytes;
  };
  const vocabulary = (await read('tokenizer.json')).toString('utf8');
  const tokenizer = new Tokenizer(JSON.parse(vocabulary) as object, {});
  const threads = { intraOpNumThreads: 1, interOpNumThreads: 1 };
  const session = await InferenceSession.create(await read('encoder.onnx'), threads);

  const vectorOf = async (text: string, role: Role): Promise<Float32Array> => {
    const { ids } = tokenizer.encode(`${role}: ${endsOf(text).toWellFormed()}`);
    const read = keepEnds(ids, MOST_TOKENS[role]);
    const shape = [1, read.length];
    const { embedding } = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(read, BigInt), shape),
      attention_mask: new Tensor('int64', new BigInt64Array(read.length).fill(1n), shape),
    });
    // Made by native code, in whose realm `Float32Array` may be another.
    const numbers = embedding?.data as Float32Array | undefined;
    if (!ArrayBuffer.isView(numbers)) throw new Error('the encoder gave no vectors');
    return new Float32Array(numbers);
  };
  // One by one: in one batch each would be as much work as the longest, and requests would wait for them all.
  const embed: SentenceEncoder['embed'] = async (texts, role = 'query') => {
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await vectorOf(text, role));
    return vectors;
  };
  return { embed };
}

const endsOf = (text: string) =>
  text.length > 2 * EITHER_END ? `${text.slice(0, EITHER_END)} ${text.slice(-EITHER_END)}` : text;

/** A long story says at its beginning who it is about and at its end what is asked. */
const keepEnds = (ids: readonly number[], most: number): readonly number[] =>
  ids.length > most ? [...ids.slice(0, most / 2), ...ids.slice(-most / 2)] : ids;
