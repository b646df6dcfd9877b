import { readFileSync } from 'node:fs';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import type { SettingsPair } from '../understanding/learned/linear-model.domain.js';
import { thresholdsOf } from '../understanding/learned/thresholds.js';
import type { AnswerModel } from './answer-index.domain.js';
import type { Centroids } from './centroids.domain.js';
import { PassageVectors } from './passage-vectors.domain.js';
import type { RankingWeights } from './rank-answers.domain.js';

/** What was fitted on conversations: with the encoder's vectors, and by words alone. */
export type FittedWeights = {
  ranking: RankingWeights;
  probability: readonly number[];
  /** From which probability on the first answer is given, and from which on three are offered. */
  thresholds: { sure: number; unsure: number };
};

export type RetrievalModel = {
  answers: AnswerModel;
  passages: {
    means: Readonly<Record<Language, Float32Array>>;
    /** Whole numbers, by the hash of the passage; their length says nothing. */
    vectors: ReadonlyMap<string, Int8Array>;
  };
  weights: SettingsPair<FittedWeights>;
};

/** What stands in `retrieval.json`; the numbers are in `retrieval.bin`, in the order of `arraysOf`. */
type Header = {
  ids: readonly string[];
  passages: readonly string[];
  /** By language, in the order of `languages`. */
  bm25: readonly { documents: number; meanLength: number; unit: number }[];
  centroids: readonly { documents: number; unit: number }[];
  head: { scales: readonly number[]; intercepts: readonly number[] };
  lengths: readonly number[];
};

const fileOf = (ending: 'json' | 'bin') => new URL(`../../models/retrieval.${ending}`, import.meta.url);
const kinds = { f32: Float32Array, u32: Uint32Array, u16: Uint16Array, i8: Int8Array };
type Numbers = Float32Array | Uint32Array | Uint16Array | Int8Array;

/** The kinds of arrays in `retrieval.bin`, one after the other. Each begins at a multiple of four bytes. */
const ofIndex = ['u32', 'u32', 'u16', 'u16'] as const;
const ofLanguage = [...ofIndex, ...ofIndex, 'f32', 'f32', 'f32'] as const;
const order = [...languages.flatMap(() => ofLanguage), 'i8', 'i8'] as const;
const ALIGNMENT = 4;
const alignBytes = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** @throws when the files are missing or the numbers do not fit the header. */
export function readRetrievalModel(): RetrievalModel {
  const header = JSON.parse(readFileSync(fileOf('json'), 'utf8')) as Header;
  const { buffer } = Uint8Array.from(readFileSync(fileOf('bin')));
  let at = 0;
  const arrays = order.map((kind, n): Numbers => {
    const length = header.lengths[n] ?? 0;
    const begin = at;
    at += alignBytes(length * kinds[kind].BYTES_PER_ELEMENT);
    if (at > buffer.byteLength) throw new Error('retrieval.bin does not fit retrieval.json');
    return new kinds[kind](buffer, begin, length);
  });
  if (at !== buffer.byteLength) throw new Error('retrieval.bin does not fit retrieval.json');
  let next = 0;
  const take = <Kind extends Numbers>() => arrays[next++] as Kind;
  const index = (unit: number) => ({
    terms: take<Uint32Array>(),
    starts: take<Uint32Array>(),
    documents: take<Uint16Array>(),
    weights: take<Uint16Array>(),
    unit,
  });
  const [en, es] = languages.map((_, n) => {
    const { unit = 1, documents = 0, meanLength = 1 } = header.bm25[n] ?? {};
    const bm25 = { index: index(unit), documents, meanLength };
    const central = header.centroids[n] ?? { unit: 1, documents: 0 };
    const centroids: Centroids = {
      index: index(central.unit),
      documents: central.documents,
      rarities: take<Float32Array>(),
    };
    return { bm25, centroids, query: take<Float32Array>(), passage: take<Float32Array>() };
  });
  if (!en || !es) throw new Error('retrieval.json has not both languages');
  const weights = take<Int8Array>();
  const vectors = take<Int8Array>();
  const size = en.query.length;
  return {
    answers: {
      ids: header.ids,
      lexical: { en, es },
      head: { ...header.head, weights, means: { en: en.query, es: es.query } },
    },
    passages: {
      means: { en: en.passage, es: es.passage },
      vectors: new Map(header.passages.map((hash, n) => [hash, vectors.subarray(n * size, (n + 1) * size)])),
    },
    weights: thresholdsOf<FittedWeights>('retrieval').settings,
  };
}

/** What `npm run train` writes into the two files. */
export function filesOf({ answers, passages }: Omit<RetrievalModel, 'weights'>): {
  json: string;
  bin: Uint8Array;
} {
  const vectors = [...passages.vectors.values()];
  const arrays: Numbers[] = languages.flatMap((lang) => {
    const { bm25, centroids } = answers.lexical[lang];
    const ofEach = [bm25.index, centroids.index].flatMap((index) => [
      index.terms,
      index.starts,
      index.documents,
      index.weights,
    ]);
    return [...ofEach, centroids.rarities, answers.head.means[lang], passages.means[lang]];
  });
  arrays.push(Int8Array.from(answers.head.weights), Int8Array.from(vectors.flatMap((vector) => [...vector])));
  const bin = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + alignBytes(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bin.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += alignBytes(byteLength);
  }
  const header: Header = {
    bm25: languages.map((lang) => {
      const { index, documents, meanLength } = answers.lexical[lang].bm25;
      return { documents, meanLength, unit: index.unit };
    }),
    centroids: languages.map((lang) => {
      const { index, documents } = answers.lexical[lang].centroids;
      return { documents, unit: index.unit };
    }),
    head: { scales: answers.head.scales, intercepts: answers.head.intercepts },
    lengths: arrays.map(({ length }) => length),
    ids: answers.ids,
    passages: [...passages.vectors.keys()],
  };
  return { json: `${JSON.stringify(header, null, 1)}\n`, bin };
}

export const passageVectorsOf = ({ passages: { means, vectors } }: RetrievalModel): PassageVectors =>
  new PassageVectors(means, vectors);
