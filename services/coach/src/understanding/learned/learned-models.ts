import { readFileSync } from 'node:fs';
import { actOf, type ActSettings } from './acts.domain.js';
import { spellingOf } from '../language/spelling.domain.js';
import { dangerIn, readAfter } from './later-danger.domain.js';
import { riskOf, type ScreenSettings } from './learned-screen.domain.js';
import { intentOf, type IntentSettings, topicsOf, type TopicSettings } from './learned-topics.domain.js';
import type { LinearModel, ModelHeader } from './linear-model.domain.js';
import { type Thresholds, thresholdsOf } from './thresholds.js';

const BYTES_OF_FLOAT = Float32Array.BYTES_PER_ELEMENT;
/** How many numbers the encoder's vectors have. */
const VECTOR_SIZE = 384;
const fileOf = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../../models/${name}.${ending}`, import.meta.url);

/** @throws when the files are missing or the numbers do not fit the header. */
function readModel(name: string): LinearModel {
  const header = JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as ModelHeader;
  const { meaning, ...rest } = header;
  const numbers = Uint8Array.from(readFileSync(fileOf(name, 'bin'))).buffer;
  const features = 2 * rest.features.buckets;
  const size = meaning ? VECTOR_SIZE : 0;
  const bytes = [BYTES_OF_FLOAT * features, BYTES_OF_FLOAT * size, features * rest.classes.length];
  const [idf = 0, mean = 0, weights = 0] = bytes;
  if (numbers.byteLength !== idf + mean + weights + size * rest.classes.length)
    throw new Error(`the numbers of the model ${name} do not fit its header`);
  return {
    ...rest,
    idf: new Float32Array(numbers, 0, features),
    weights: new Int8Array(numbers, idf + mean, weights),
    ...(meaning && {
      meaning: {
        ...meaning,
        mean: new Float32Array(numbers, idf, size),
        weights: new Int8Array(numbers, idf + mean + weights),
      },
    }),
  };
}

type LearnedPart<Settings> = Thresholds<Settings> & { model: LinearModel };

const readPart = <Settings>(name: string): LearnedPart<Settings> => ({
  ...thresholdsOf<Settings>(name),
  model: readModel(name),
});

/** One word a line, the most frequent first. */
export const readVocabulary = (): string[] =>
  readFileSync(fileOf('words', 'txt'), 'utf8').trimEnd().split('\n');

const screen = readPart<ScreenSettings>('screen');
const later = readModel('later');
const topics = readPart<TopicSettings>('topics');
const mended = spellingOf(readVocabulary());
const intents = readPart<IntentSettings>('intents');
const acts = readPart<ActSettings>('acts');

const settingsOf = <Settings>({ settings }: LearnedPart<Settings>, vector: Float32Array | null): Settings =>
  vector ? settings.together : settings.alone;

/**
 * What the models that come with the service say of a message; they read both languages. Trained by `npm run train`. The
 * vector is the message's own (SentenceEncoder); null where there is none.
 */
export const learned = {
  riskOf: (text: string, vector: Float32Array | null) =>
    riskOf(screen.model, settingsOf(screen, vector), mended(text), vector),
  /** How far a message that follows another one, read after it, lies on the side of danger. */
  dangerAfter: (text: string, before: string | undefined) => dangerIn(later, mended(readAfter(text, before))),
  topicsOf: (text: string, vector: Float32Array | null) =>
    topicsOf(topics.model, settingsOf(topics, vector), mended(text), vector),
  /** What a person does with a message of a conversation. */
  actOf: (text: string, vector: Float32Array | null) =>
    actOf(acts.model, settingsOf(acts, vector), { text, vector }),
  intentOf: (text: string, vector: Float32Array | null) =>
    intentOf(intents.model, settingsOf(intents, vector), mended(text), vector),
};
