import { writeFileSync } from 'node:fs';
import type { Both, ModelHeader, StoredModel } from '@careward/coach/learned/linear-model.domain';
import type { IntentSettings, TopicSettings } from '@careward/coach/learned/learned-topics.domain';
import { levelOf, type ScreenSettings } from '@careward/coach/learned/learned-screen.domain';
import { vocabularyOf } from '@careward/coach/language/spelling.domain';
import { readRows } from './labelled-rows.js';
import { train } from './linear-trainer.domain.js';
import { screenFigures, screenTable } from './measure-screen.domain.js';
import {
  intentExamples,
  intentFeatures,
  isQuestionRow,
  isSafetyRow,
  screenExamples,
  screenFeatures,
  topicExamples,
  topicFeatures,
} from './examples.domain.js';
import { meanVectors } from './mean-vectors.js';
import { judgeAcrossWriters, SHARPNESS, thresholdsFrom } from './train-screen.domain.js';

/** Fitted where one writer's questions and a third of the off-topic messages had been left out of training. */
const OFF_TOPIC: TopicSettings['off'] = { weightOfBest: 1.6, slope: 3.8, middle: 0.27 };

const fileOf = (name: string, ending: 'json' | 'bin' | 'txt') =>
  new URL(`../../../services/coach/models/${name}.${ending}`, import.meta.url);

function writeModel<Settings>(name: string, { data, settings, model }: StoredModel<Settings>) {
  const { idf, weights, meaning: _, ...rest } = model;
  const header: ModelHeader<Settings> = { data, settings, ...rest };
  writeFileSync(fileOf(name, 'json'), `${JSON.stringify(header, null, 1)}\n`);
  writeFileSync(fileOf(name, 'bin'), Buffer.concat([bytesOf(idf), bytesOf(weights)]));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const both = <Settings>(settings: Settings): Both<Settings> => ({ together: settings, alone: settings });

const began = performance.now();
const progress = (line: string) =>
  process.stdout.write(`${Math.round((performance.now() - began) / 1000)} s  ${line}\n`);

const rows = readRows('data');
const data = rows.hash;

const safety = screenExamples(rows);
const judged = judgeAcrossWriters(safety, progress);
const settings = thresholdsFrom(judged);
const urgencies = new Map(judged.map(({ example, urgency }) => [example.text, urgency]));
const leftOut = judged.map(({ example }) => example.row);
const figures = screenFigures(
  { safety: leftOut.filter(isSafetyRow), questions: leftOut.filter(isQuestionRow) },
  (text) => levelOf(settings, urgencies.get(text) ?? -Infinity),
);
progress(`the screen on writers left out\n${screenTable(figures)}`);
writeModel<ScreenSettings>('screen', {
  data,
  settings: both(settings),
  model: train(safety, screenFeatures, SHARPNESS),
});
progress(`the screen, from ${safety.length} messages`);

const topics = topicExamples(rows);
writeModel<TopicSettings>('topics', {
  data,
  settings: both({ steepness: 4, off: OFF_TOPIC }),
  model: train(topics, topicFeatures),
});
progress(`the topics, from ${topics.length} questions`);

const intents = intentExamples(rows);
writeModel<IntentSettings>('intents', {
  data,
  settings: both({ steepness: 4, least: 0.3 }),
  model: train(intents, intentFeatures),
});
progress(`the intents, from ${intents.length} messages`);

const means = await meanVectors(rows);
writeFileSync(fileOf('means', 'bin'), bytesOf(means));
progress('the means of questions and topics');

const texts = [...rows.safety, ...rows.questions, ...rows.other, ...rows.library].map(({ text }) => text);
writeFileSync(fileOf('words', 'txt'), `${vocabularyOf(texts).join('\n')}\n`);
progress(`the words of ${texts.length} texts`);

// Loaded only now: it reads the models of the topics as they have just been written.
const { trainAnswersModel } = await import('./train-answers.js');
await trainAnswersModel(progress);
