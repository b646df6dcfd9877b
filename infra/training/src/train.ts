import { writeFileSync } from 'node:fs';
import type {
  IntentSettings,
  TopicSettings,
} from '@careward/coach/understanding/learned/learned-topics.domain';
import { levelOf, type ScreenSettings } from '@careward/coach/understanding/learned/learned-screen.domain';
import { vocabularyOf } from '@careward/coach/understanding/language/spelling.domain';
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
import { trainRetrieval } from './train-retrieval.js';
import { topicSettings, trainTopics } from './train-topics.domain.js';
import { trainLater } from './train-later.js';
import { trainActs } from './train-acts.js';
import { bytesOf, modelFile, writeModel, writeThresholds } from './write-model.js';

/** How much meaning counts beside spelling, fitted where one writer's questions had been left out of training. */
const WEIGHT_OF_MEANING = 0.3;

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
const measured: string[] = [];
const urgencies = new Map(judged.map(({ example, urgency }) => [example.text, urgency]));
const leftOut = judged.map(({ example }) => example.row);
for (const how of ['alone', 'together'] as const) {
  const figures = screenFigures(
    { safety: leftOut.filter(isSafetyRow), questions: leftOut.filter(isQuestionRow) },
    (text) => levelOf(settings[how], urgencies.get(text)?.[how] ?? -Infinity),
  );
  const table = `the screen on writers left out, spelling ${how === 'alone' ? 'alone' : 'and meaning'}\n${screenTable(figures)}`;
  measured.push(...table.trimEnd().split('\n'));
  progress(table);
}
writeModel('screen', trainScreen(safety, vectorOf));
writeThresholds<ScreenSettings>('screen', { data, settings, measured });
progress(`the screen, from ${safety.length} messages`);

trainLater(rows, progress);

writeModel('topics', trainTopics(rows, vectorOf));
writeThresholds<TopicSettings>('topics', { data, settings: topicSettings });
progress('the topics');

const intents = intentExamples(rows);
writeModel('intents', {
  ...train(intents, intentFeatures),
  meaning: trainMeaning(
    intents.map(({ text, label }) => ({ vector: vectorOf(text), label })),
    WEIGHT_OF_MEANING,
  ),
});
writeThresholds<IntentSettings>('intents', {
  data,
  settings: { together: { steepness: 4, least: 0.3 }, alone: { steepness: 4, least: 0.3 } },
});
progress(`the intents, from ${intents.length} messages`);

await trainActs(progress);

const means = await meanVectors(rows);
writeFileSync(modelFile('means', 'bin'), bytesOf(means));
progress('the means of questions and topics');

writeFileSync(modelFile('words', 'txt'), `${vocabularyOf(texts).join('\n')}\n`);
progress(`the words of ${texts.length} texts`);

await trainRetrieval(progress);
