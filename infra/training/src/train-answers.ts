import { writeFileSync } from 'node:fs';
import type { Language } from '@careward/contracts/kernel/languages';
import { passagesOf } from '@careward/coach/learned/answer-passages.domain';
import { type AnswersHeader, numbersOf } from '@careward/coach/learned/answers-file';
import { learnedAnswers, type AnswersModel } from '@careward/coach/learned/learned-answers.domain';
import { learned } from '@careward/coach/learned/learned-models';
import { centredOn } from '@careward/coach/learned/linear-model.domain';
import { OwnTexts } from '@careward/coach/learned/own-texts.domain';
import { evidenceFor, mostAlike, NO_ANSWER } from '@careward/coach/library/retrieval/answer-chances.domain';
import { rankTopics, topicsAmong } from '@careward/coach/library/retrieval/find-topics.domain';
import { readAnswerRows, readMeasured, type WordingRow } from './answer-rows.js';
import { embedded } from './embedded.js';
import { type Judged, fitAnswerWeights, noWeights } from './fit-answers.domain.js';
import { answerFigures } from './measure-answers.domain.js';
import { inWholeNumbers, middlesOf, trainAnswers } from './train-answers.domain.js';

/** How often a follow-up is learned from: in a conversation people leave out what both know, and each has few of them. */
const FOLLOW_UPS_COUNT = 2;
/** Of what is not only measured on, one in so many is left out for the weights to be fitted on. */
const FITTED_ON = 24;
/** In what share of these a wrong answer may stand as sure: on other messages it does in one or two of a hundred more. */
const WRONG_AS_SURE = { together: 0.03, alone: 0.015 };

const fileOf = (ending: 'json' | 'bin') =>
  new URL(`../../../services/coach/models/answers.${ending}`, import.meta.url);

/**
 * Learns how the answered questions are asked: first without the messages that the weights are fitted on and without those
 * that are only measured on, then from all. The topics must have been learned before.
 */
export async function trainAnswersModel(progress: (line: string) => void): Promise<void> {
  const { library, ids: answered, wordings, followUps, other, hash } = await readAnswerRows();
  const ids = [...answered, NO_ANSWER];
  const withVectors = async <Row extends WordingRow>(rows: readonly Row[]) => {
    const vectors = await embedded(
      rows.map(({ text }) => text),
      'query',
      progress,
    );
    return rows.map((row, n) => ({ ...row, vector: vectors[n] as Float32Array }));
  };
  const examples = await withVectors(wordings);
  const later = await withVectors(followUps);
  const beside = [
    ...Array.from({ length: FOLLOW_UPS_COUNT }, () => later).flat(),
    ...(await withVectors(other.taught)),
  ];
  const passages = library.answers.flatMap(({ answered }) => passagesOf(answered));
  const own = await embedded(
    passages.map(({ text }) => text),
    'passage',
    progress,
  );
  const ownTexts = (model: AnswersModel) => {
    const middles = middlesOf(model, own);
    const known = passages.map(({ hash: of }, at): [string, Int8Array] => [
      of,
      inWholeNumbers(centredOn(middles.passage, own[at] as Float32Array)),
    ]);
    return { middles, known: new Map(known) };
  };

  const measured = readMeasured();
  const fittedOn = ({ at, writer }: (typeof examples)[number]) =>
    writer > 0 && at % FITTED_ON === 0 && !measured.has(at);
  const taught = [
    ...examples.filter((example) => !measured.has(example.at) && !fittedOn(example)),
    ...beside,
  ];
  const model = trainAnswers(taught, ids);
  progress(`the answers, from ${taught.length} messages`);
  const { middles, known } = ownTexts(model);
  const texts = new OwnTexts(middles, known);
  const unweighed = learnedAnswers(model, { weights: noWeights, inConversation: noWeights });
  const judge = (row: WordingRow & { vector: Float32Array }, vector: Float32Array | null): Judged => {
    const { text, lang } = row;
    const asked = { question: text, earlier: [], lang, conditions: [], vectorOf: () => vector };
    const topicsLearned = { ...learned, answersOf: unweighed.sumsOf };
    const ranked = rankTopics(asked, library, topicsLearned);
    const found = topicsAmong(asked, ranked, { library, learned: topicsLearned });
    const evidence = evidenceFor(
      { text, vector, conditions: [], places: [], topics: ranked },
      library.answers,
      {
        learned: unweighed,
        own: texts.nearnessTo(row.vector),
      },
    );
    const near = texts.nearnessTo(row.vector);
    const likeness: Judged['likeness'] = ({ answered }) =>
      vector ? (near(answered) ?? 0) : mostAlike(text, answered, unweighed);
    return { row, evidence, likeness, topics: { ranked, found } };
  };
  const fold = [...examples.filter(fittedOn), ...(await withVectors(other.fittedOn))];
  const left = examples.filter(({ at }) => measured.has(at));
  const weights = {
    together: fitAnswerWeights(
      fold.map((row) => judge(row, row.vector)),
      WRONG_AS_SURE.together,
    ),
    alone: fitAnswerWeights(
      fold.map((row) => judge(row, null)),
      WRONG_AS_SURE.alone,
    ),
  };
  progress(`their weights, from ${fold.length} messages`);
  const languagesOf: Language[] = ['en', 'es'];
  const figures = languagesOf.flatMap((lang) => {
    const rows = left.filter((row) => row.lang === lang);
    return [
      ...answerFigures(
        lang,
        rows.map((row) => judge(row, row.vector)),
        weights.together,
      ),
      ...answerFigures(
        `${lang}, by spelling alone`,
        rows.map((row) => judge(row, null)),
        weights.alone,
      ),
    ];
  });
  for (const line of figures) progress(line);

  const all = [...examples, ...beside];
  const shipped = trainAnswers(all, ids);
  const shippedTexts = ownTexts(shipped);
  const { words, meaning, features } = shipped;
  const header: AnswersHeader = {
    data: hash,
    measured: figures,
    weights,
    features,
    ids,
    wordScales: words.scales.map(short),
    meaning: { scales: meaning.scales.map(short), intercepts: meaning.intercepts.map(short) },
    kept: words.classes.length,
    passages: [...shippedTexts.known.keys()],
  };
  writeFileSync(fileOf('json'), `${JSON.stringify(header, null, 1)}\n`);
  writeFileSync(
    fileOf('bin'),
    numbersOf({ model: shipped, middles: shippedTexts.middles, passages: shippedTexts.known }),
  );
  progress(`the answers, from ${all.length} messages`);
}

const short = (number: number): number => Number(number.toPrecision(6));
