import type { IntentSettings, TopicSettings } from '../learned/learned-topics.domain.js';
import { levelOf, type ScreenSettings } from '../learned/learned-screen.domain.js';
import { writeModel, writeVocabulary } from '../learned/model-file.js';
import { vocabularyOf } from '../language/spelling.domain.js';
import { readRows } from './labelled-rows.js';
import { train } from './linear-trainer.domain.js';
import { screenFigures } from './measure-screen.domain.js';
import { isQuestionRow, isSafetyRow, screenExamples, screenFeatures } from './screen-examples.domain.js';
import { screenTable } from './tables.domain.js';
import { intentExamples, intentFeatures, topicExamples, topicFeatures } from './topic-examples.domain.js';
import { judgeAcrossWriters, SHARPNESS, thresholdsFrom } from './train-screen.domain.js';

/** Fitted where one writer's questions and a third of the off-topic messages had been left out of training. */
const OFF_TOPIC: TopicSettings['off'] = { weightOfBest: 1.6, slope: 3.8, middle: 0.27 };

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
writeModel<ScreenSettings>('screen', { data, settings, model: train(safety, screenFeatures, SHARPNESS) });
progress(`the screen, from ${safety.length} messages`);

const topics = topicExamples(rows);
writeModel<TopicSettings>('topics', {
  data,
  settings: { steepness: 4, off: OFF_TOPIC },
  model: train(topics, topicFeatures),
});
progress(`the topics, from ${topics.length} questions`);

const intents = intentExamples(rows);
writeModel<IntentSettings>('intents', {
  data,
  settings: { steepness: 4, least: 0.3 },
  model: train(intents, intentFeatures),
});
progress(`the intents, from ${intents.length} messages`);

const texts = [...rows.safety, ...rows.questions, ...rows.other, ...rows.library].map(({ text }) => text);
writeVocabulary(vocabularyOf(texts));
progress(`the words of ${texts.length} texts`);
