import { readFile } from 'node:fs/promises';
import * as tokenizers from '@huggingface/tokenizers';

/** What a text is: what somebody says, or what may be found for it. The encoder was taught to tell them apart. */
type Role = 'query' | 'passage';

/** Where a text stands by its meaning: 384 numbers of length 1. Texts of either language that mean the same lie close. */
export interface SentenceEncoder {
  embed(texts: readonly string[], role?: Role): Promise<Float32Array[]>;
}

/** The package's own types name their files without an ending, which Node's module resolution does not find. */
const { Tokenizer } = tokenizers as unknown as {
  Tokenizer: new (vocabulary: object, settings: object) => { encode(text: string): { ids: number[] } };
};

const MOST_TOKENS = 512;
/** Ids of the tokenizer: what fills the shorter texts of a batch, and what ends a text. */
const PADDING = 1;
const END = 2;

const fileOf = (name: string) => new URL(`../../models/encoder/${name}`, import.meta.url);

/**
 * The encoder that comes with the service (models/encoder/LICENSE.md says where it is from).
 * @throws when a file is missing or damaged, or where the machine has no native part for it.
 */
export async function loadEncoder(): Promise<SentenceEncoder> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const [model, vocabulary] = await Promise.all([
    readFile(fileOf('encoder.onnx')),
    readFile(fileOf('tokenizer.json'), 'utf8'),
  ]);
  const tokenizer = new Tokenizer(JSON.parse(vocabulary) as object, {});
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });

  const tokensOf = (text: string): number[] => {
    const { ids } = tokenizer.encode(text);
    return ids.length > MOST_TOKENS ? [...ids.slice(0, MOST_TOKENS - 1), END] : ids;
  };
  const embed: SentenceEncoder['embed'] = async (texts, role = 'query') => {
    if (texts.length === 0) return [];
    const tokens = texts.map((text) => tokensOf(`${role}: ${text}`));
    const longest = Math.max(...tokens.map(({ length }) => length));
    const shape = [texts.length, longest];
    const ids = new BigInt64Array(texts.length * longest).fill(BigInt(PADDING));
    const mask = new BigInt64Array(texts.length * longest);
    for (const [row, pieces] of tokens.entries())
      for (const [at, id] of pieces.entries()) {
        ids[row * longest + at] = BigInt(id);
        mask[row * longest + at] = 1n;
      }
    const { embedding } = await session.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', mask, shape),
    });
    const numbers = embedding?.data;
    if (!(numbers instanceof Float32Array)) throw new Error('the encoder gave no vectors');
    const size = numbers.length / texts.length;
    return texts.map((_, row) => numbers.slice(row * size, (row + 1) * size));
  };
  return { embed };
}
