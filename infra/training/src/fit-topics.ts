import { spellingOf } from '@careward/coach/language/spelling.domain';
import { learned, readVocabulary } from '@careward/coach/learned/learned-models';
import type { LinearModel } from '@careward/coach/learned/linear-model.domain';
import { topicsOf } from '@careward/coach/learned/learned-topics.domain';
import { evidenceOfAnswers, topicChances } from '@careward/coach/library/retrieval/topic-chances.domain';
import { readAnswerRows } from './answer-rows.js';
import { embedded } from './embedded.js';
import { type Choice, fitLogit } from './fit-logit.domain.js';
import { type QuestionRow, readRows } from './labelled-rows.js';
import { topicSettings, trainTopics } from './train-topics.domain.js';

/**
 * Fits how a topic's chance and its answered questions count together (BESIDE_ANSWERS in topic-chances.domain.ts) and prints it:
 * run by hand after the data has changed, since it trains the topics three times more. The questions of these writers are left
 * out in turn, and with each a third of what is about other things.
 */
const LEFT_OUT: readonly (readonly number[])[] = [[1], [2], [3, 4, 5]];

const rows = readRows('data');
const { questions, other, library: sentences, asked } = rows;
const { library } = await readAnswerRows();
const texts = [...questions, ...other, ...sentences, ...asked].map(({ text }) => text);
const vectors = await embedded(texts);
const byText = new Map(texts.map((text, n) => [text, vectors[n] as Float32Array]));
const vectorOf = (text: string) => byText.get(text) as Float32Array;
const mended = spellingOf(readVocabulary());

function choicesOf(
  questionsLeftOut: readonly QuestionRow[],
  isWithVector: boolean,
  model: LinearModel,
): Choice[] {
  const settings = isWithVector ? topicSettings.together : topicSettings.alone;
  const fromFold = {
    ...learned,
    topicsOf: (text: string, vector: Float32Array | null) => topicsOf(model, settings, mended(text), vector),
  };
  return questionsLeftOut.flatMap(({ text, lang, topics: [topic] }) => {
    const vector = isWithVector ? vectorOf(text) : null;
    const chances = topicChances({ text, vector, lang, conditions: [] }, library, fromFold);
    const evidence = evidenceOfAnswers(chances, learned.answersOf(text, vector), library);
    const chosen = evidence.findIndex(({ document }) => document.documentId === topic);
    return chosen < 0 ? [] : [{ alternatives: evidence.map(({ numbers }) => numbers), chosen }];
  });
}

const choices: Record<'together' | 'alone', Choice[]> = { together: [], alone: [] };
for (const [fold, writers] of LEFT_OUT.entries()) {
  const isLeftOut = ({ writer }: QuestionRow) => writers.includes(writer);
  const model = trainTopics(
    {
      ...rows,
      questions: questions.filter((row) => !isLeftOut(row)),
      other: other.filter((_, at) => at % LEFT_OUT.length !== fold),
    },
    vectorOf,
  );
  const left = questions.filter(isLeftOut);
  choices.together.push(...choicesOf(left, true, model));
  choices.alone.push(...choicesOf(left, false, model));
  process.stdout.write(`writers ${writers.join(' and ')} judged by what the others wrote\n`);
}
for (const [how, judged] of Object.entries(choices))
  process.stdout.write(`${how}: ${fitLogit(judged, 2).join(', ')}\n`);
