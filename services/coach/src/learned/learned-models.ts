import { readFileSync } from 'node:fs';
import { spellingOf } from '../language/spelling.domain.js';
import { riskOf, type ScreenSettings } from './learned-screen.domain.js';
import { intentOf, type IntentSettings, topicsOf, type TopicSettings } from './learned-topics.domain.js';
import type { ModelHeader, StoredModel } from './linear-model.domain.js';

const BYTES_OF_IDF = Float32Array.BYTES_PER_ELEMENT;
const fileOf = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../models/${name}.${ending}`, import.meta.url);

/** @throws when the files are missing or the numbers do not fit the header. */
export function readModel<Settings>(name: string): StoredModel<Settings> {
  const header = JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as ModelHeader<Settings>;
  const { data, settings, ...rest } = header;
  const numbers = Uint8Array.from(readFileSync(fileOf(name, 'bin'))).buffer;
  const features = 2 * rest.features.buckets;
  if (numbers.byteLength !== features * (BYTES_OF_IDF + rest.classes.length))
    throw new Error(`the numbers of the model ${name} do not fit its header`);
  const idf = new Float32Array(numbers, 0, features);
  const weights = new Int8Array(numbers, features * BYTES_OF_IDF);
  return { data, settings, model: { ...rest, idf, weights } };
}

/** One word a line, the most frequent first. */
export const readVocabulary = (): string[] =>
  readFileSync(fileOf('words', 'txt'), 'utf8').trimEnd().split('\n');

const screen = readModel<ScreenSettings>('screen');
const topics = readModel<TopicSettings>('topics');
const mended = spellingOf(readVocabulary());
const intents = readModel<IntentSettings>('intents');

/** What the models that come with the service say of a message; they read both languages. Trained by `npm run train`. */
export const learned = {
  riskOf: (text: string) => riskOf(screen.model, screen.settings, mended(text)),
  topicsOf: (text: string) => topicsOf(topics.model, topics.settings, mended(text)),
  /** Whether example questions taught this topic; nothing is known of any other document. */
  knowsTopic: (topicId: string) => topics.model.classes.includes(topicId),
  intentOf: (text: string) => intentOf(intents.model, intents.settings, mended(text)),
};
