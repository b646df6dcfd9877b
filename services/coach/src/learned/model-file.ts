import { readFileSync, writeFileSync } from 'node:fs';
import type { LinearModel } from './linear-model.domain.js';

/** What stands beside the numbers of a model: `name.json`. The numbers are in `name.bin`: idf, then weights. */
type Header<Settings> = Omit<LinearModel, 'idf' | 'weights'> & {
  /** SHA-256 of the rows it was trained on. */
  data: string;
  settings: Settings;
};

export type StoredModel<Settings> = { data: string; settings: Settings; model: LinearModel };

const BYTES_OF_IDF = Float32Array.BYTES_PER_ELEMENT;
const fileOf = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../models/${name}.${ending}`, import.meta.url);

/** @throws when the files are missing or the numbers do not fit the header. */
export function readModel<Settings>(name: string): StoredModel<Settings> {
  const header = JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as Header<Settings>;
  const { data, settings, ...rest } = header;
  const numbers = Uint8Array.from(readFileSync(fileOf(name, 'bin'))).buffer;
  const features = 2 * rest.features.buckets;
  if (numbers.byteLength !== features * (BYTES_OF_IDF + rest.classes.length))
    throw new Error(`the numbers of the model ${name} do not fit its header`);
  const idf = new Float32Array(numbers, 0, features);
  const weights = new Int8Array(numbers, features * BYTES_OF_IDF);
  return { data, settings, model: { ...rest, idf, weights } };
}

export function writeModel<Settings>(name: string, { data, settings, model }: StoredModel<Settings>) {
  const { idf, weights, ...rest } = model;
  const header: Header<Settings> = { data, settings, ...rest };
  writeFileSync(fileOf(name, 'json'), `${JSON.stringify(header, null, 1)}\n`);
  writeFileSync(fileOf(name, 'bin'), Buffer.concat([bytesOf(idf), bytesOf(weights)]));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** One word a line, the most frequent first. */
export const readVocabulary = (): string[] =>
  readFileSync(fileOf('words', 'txt'), 'utf8').trimEnd().split('\n');

export const writeVocabulary = (words: readonly string[]) =>
  writeFileSync(fileOf('words', 'txt'), `${words.join('\n')}\n`);
