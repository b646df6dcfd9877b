import { writeFileSync } from 'node:fs';
import type { ModelHeader, StoredModel } from '@careward/coach/learned/linear-model.domain';
import type { IntentSettings, TopicSettings } from '@careward/coach/learned/learned-topics.domain';
import { levelOf, type ScreenSettings } from '@careward/coach/learned/learned-screen.domain';
import { vocabularyOf } from '@careward/coach/language/spelling.domain';
import { embedded } from './embedded.js';
import { readRows } from './labelled-rows.js';
import { train, trainMeaning } from './linear-trainer.domain.js';
import { screenFigures, screenTable } from './measure-screen.domain.js';
import {
  intentExamples,
  intentFeatures,
  isQuestionRow,
  isSafetyRow,
  screenExamples,
} from './examples.domain.js';
import { meanVectors } from './mean-vectors.js';
import { judgeAcrossWriters, thresholdsFrom, trainScreen } from './train-screen.domain.js';
import { topicSettings, trainTopics } from './train-topics.domain.js';

/** How much meaning counts beside spelling, fitted where one writer's questions had been left out of training. */
const WEIGHT_OF_MEANING = 0.3;

const fileOf = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../../services/coach/models/${name}.${ending}`, import.meta.url);

function writeModel<Settings>(name: string, { data, settings, model }: StoredModel<Settings>) {
  const { idf, weights, meaning, ...rest } = model;
  if (!meaning) throw new Error(`the model ${name} knows no meanings`);
  const { mean, weights: ofMeaning, ...further } = meaning;
  const header: ModelHeader<Settings> = { data, settings, ...rest, meaning: further };
  writeFileSync(fileOf(name, 'json'), `${JSON.stringify(header, null, 1)}\n`);
  writeFileSync(fileOf(name, 'bin'), Buffer.concat([idf, mean, weights, ofMeaning].map(bytesOf)));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const began = performance.now();
const progress = (line: string) =>
  process.stdout.write(`${Math.round((performance.now() - began) / 1000)} s  ${line}\n`);

const rows = readRows('data');
const data = rows.hash;

const { safety: dangers, questions, other, library, asked } = rows;
const texts = [...dangers, ...questions, ...other, ...library, ...asked].map(({ text }) => text);
const vectors = await embedded(texts, 'query', progress);
const vectorsByText = new Map(texts.map((text, n) => [text, vectors[n]]));
function vectorOf(text: string): Float32Array {
  const vector = vectorsByText.get(text);
  if (!vector) throw new Error('a text was not embedded');
  return vector;
}
progress(`the vectors of ${texts.length} texts`);

const safety = screenExamples(rows);
const judged = judgeAcrossWriters(safety, vectorOf, progress);
const settings = thresholdsFrom(judged);
const urgencies = new Map(judged.map(({ example, urgency }) => [example.text, urgency]));
const leftOut = judged.map(({ example }) => example.row);
for (const how of ['alone', 'together'] as const) {
  const figures = screenFigures(
    { safety: leftOut.filter(isSafetyRow), questions: leftOut.filter(isQuestionRow) },
    (text) => levelOf(settings[how], urgencies.get(text)?.[how] ?? -Infinity),
  );
  progress(
    `the screen on writers left out, spelling ${how === 'alone' ? 'alone' : 'and meaning'}\n${screenTable(figures)}`,
  );
}
writeModel<ScreenSettings>('screen', { data, settings, model: trainScreen(safety, vectorOf) });
progress(`the screen, from ${safety.length} messages`);

writeModel<TopicSettings>('topics', { data, settings: topicSettings, model: trainTopics(rows, vectorOf) });
progress('the topics');

const intents = intentExamples(rows);
writeModel<IntentSettings>('intents', {
  data,
  settings: { together: { steepness: 4, least: 0.3 }, alone: { steepness: 4, least: 0.3 } },
  model: {
    ...train(intents, intentFeatures),
    meaning: trainMeaning(
      intents.map(({ text, label }) => ({ vector: vectorOf(text), label })),
      WEIGHT_OF_MEANING,
    ),
  },
});
progress(`the intents, from ${intents.length} messages`);

const means = await meanVectors(rows);
writeFileSync(fileOf('means', 'bin'), bytesOf(means));
progress('the means of questions and topics');

writeFileSync(fileOf('words', 'txt'), `${vocabularyOf(texts).join('\n')}\n`);
progress(`the words of ${texts.length} texts`);

// Loaded only now: it reads the models of the topics as they have just been written.
const { trainAnswersModel } = await import('./train-answers.js');
await trainAnswersModel(progress);
