import { readFileSync } from 'node:fs';
import type { AnswerWeights } from '../library/retrieval/answer-chances.domain.js';
import type { AnswersModel, Middles } from './learned-answers.domain.js';
import type { Features } from './linear-model.domain.js';

/** What stands in `answers.json`; the numbers are in `answers.bin`, in the order of `lengthsOf`. */
export type AnswersHeader = {
  /** SHA-256 of what it was trained on. */
  data: string;
  /** What was measured on messages that were left out, for people to read. */
  measured: readonly string[];
  weights: AnswerWeights;
  features: Features;
  ids: readonly string[];
  wordScales: readonly number[];
  meaning: { scales: readonly number[]; intercepts: readonly number[] };
  /** How many weights by spelling are kept. */
  kept: number;
  /** The answers' own texts whose vectors are there, by hash (answer-passages.domain.ts). */
  passages: readonly string[];
};

export type StoredAnswers = {
  header: AnswersHeader;
  model: AnswersModel;
  middles: Middles;
  /** Vectors of the answers' own texts, in whole numbers; their length says nothing. */
  passages: ReadonlyMap<string, Int8Array>;
};

const VECTOR_SIZE = 384;
const fileOf = (ending: 'json' | 'bin') => new URL(`../../models/answers.${ending}`, import.meta.url);

/** @throws when the files are missing or the numbers do not fit the header. */
export function readAnswersModel(): StoredAnswers {
  const header = JSON.parse(readFileSync(fileOf('json'), 'utf8')) as AnswersHeader;
  const { features, ids, wordScales, meaning, kept, passages: hashes } = header;
  const buffer = Uint8Array.from(readFileSync(fileOf('bin'))).buffer;
  let at = 0;
  const take = <Numbers>(
    kind: { new (buffer: ArrayBuffer, from: number, length: number): Numbers; BYTES_PER_ELEMENT: number },
    length: number,
  ): Numbers => {
    const from = at;
    at += length * kind.BYTES_PER_ELEMENT;
    if (at > buffer.byteLength) throw new Error('the numbers of the model answers do not fit its header');
    return new kind(buffer, from, length);
  };
  const idf = take(Float32Array, 2 * features.buckets);
  const query = take(Float32Array, VECTOR_SIZE);
  const passage = take(Float32Array, VECTOR_SIZE);
  const starts = take(Uint32Array, 2 * features.buckets + 1);
  const classes = take(Uint16Array, kept);
  const weights = take(Int8Array, kept);
  const ofMeaning = take(Int8Array, ids.length * VECTOR_SIZE);
  const passages = new Map(hashes.map((hash) => [hash, take(Int8Array, VECTOR_SIZE)]));
  if (at !== buffer.byteLength) throw new Error('the numbers of the model answers do not fit its header');
  return {
    header,
    model: {
      ids,
      features,
      idf,
      words: { starts, classes, weights, scales: wordScales },
      meaning: { mean: query, weights: ofMeaning, ...meaning },
    },
    middles: { query, passage },
    passages,
  };
}

/** The numbers of `answers.bin`. */
export function numbersOf({ model, middles, passages }: Omit<StoredAnswers, 'header'>): Buffer {
  const { idf, words, meaning } = model;
  const parts = [
    idf,
    middles.query,
    middles.passage,
    words.starts,
    words.classes,
    words.weights,
    Int8Array.from(meaning.weights),
    ...passages.values(),
  ];
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
}
