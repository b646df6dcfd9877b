import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { centreVector } from '@careward/coach/understanding/learned/linear-model.domain';
import type { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import {
  AnswerIndex,
  type AnswerModel,
  centroidTexts,
  searchedText,
} from '@careward/coach/retrieval/answer-index.domain';
import { buildBm25 } from '@careward/coach/retrieval/bm25.domain';
import { buildCentroids } from '@careward/coach/retrieval/centroids.domain';
import { passagesOf, PassageVectors } from '@careward/coach/retrieval/passage-vectors.domain';
import { searchTextsOf } from '@careward/coach/retrieval/rank-answers.domain';
import { filesOf, type FittedWeights, type RetrievalModel } from '@careward/coach/retrieval/retrieval-model';
import { type AnswerRows, readAnswerRows, type WordingRow } from './answer-rows.js';
import { embedded } from './embedded.js';
import { fitRetrieval, type LabelledTurns } from './fit-retrieval.domain.js';
import { measureRetrieval } from './measure-retrieval.domain.js';
import { fitMeaning } from './softmax-trainer.domain.js';
import { readTurns, turnsHash } from './conversation-turns.js';
import { modelFile, writeThresholds } from './write-model.js';
import { inWholeNumbers, meanOf, scaleOf } from './whole-numbers.domain.js';

/** How many wordings of an answer the head learns from: more take longer to embed and find no more. */
const EMBEDDED: Record<Language, number> = { en: 9, es: 7 };

/** Learns how the prepared answers are asked for, and how sure a ranking of them is. */
export async function trainRetrieval(progress: (line: string) => void): Promise<void> {
  const rows = await readAnswerRows();
  const answers = await learnAnswers(rows, progress);
  const index = await indexOf(answers, rows.library);
  const searched = { index, answers: rows.library.answers };
  const fitted = await embeddedTurns('data', rows.library, progress);
  const weights = {
    together: fitRetrieval(fitted.together, searched),
    alone: fitRetrieval(fitted.alone, searched),
  };
  const untouched = await embeddedTurns('untouched', rows.library, progress);
  const measured = measureRetrieval(untouched, { ...searched, weights });
  for (const line of measured) progress(line);
  const data = createHash('sha256').update(rows.hash).update(turnsHash('data')).digest('hex');
  const { json, bin } = filesOf(answers);
  writeFileSync(modelFile('retrieval', 'json'), json);
  writeFileSync(modelFile('retrieval', 'bin'), bin);
  writeThresholds<FittedWeights>('retrieval', { data, settings: weights, measured });
  progress(`the retrieval of ${answers.answers.ids.length} answers`);
}

type LearnedAnswers = Pick<RetrievalModel, 'answers' | 'passages'>;

async function learnAnswers(rows: AnswerRows, progress: (line: string) => void): Promise<LearnedAnswers> {
  const answered = rows.library.answers.map((held) => held.answered);
  const wordings = Map.groupBy(rows.wordings, ({ answer, lang }) => `${lang} ${answer}`);
  const wordingsOf = (id: string, lang: Language) =>
    (wordings.get(`${lang} ${id}`) ?? []).map(({ text }) => text);
  const lexicalIn = (lang: Language) => ({
    bm25: buildBm25(
      answered.map((each) => searchedText(each, lang, wordingsOf(each.id, lang))),
      lang,
    ),
    centroids: buildCentroids(answered.map((each) => centroidTexts(each, lang, wordingsOf(each.id, lang)))),
  });
  const lexical = { en: lexicalIn('en'), es: lexicalIn('es') };
  progress('the words of the answers');

  const samples = answered.flatMap(({ id }, label) =>
    languages.flatMap((lang) =>
      sampleOf(wordingsOf(id, lang), EMBEDDED[lang]).map((text) => ({ text, lang, label })),
    ),
  );
  const questions = answered.flatMap(({ question }, label) =>
    languages.map((lang) => ({ text: question[lang], lang, label })),
  );
  const passages = answered.flatMap((each, label) =>
    passagesOf(each).map((passage) => ({ ...passage, label })),
  );
  const asked = await withVectors([...samples, ...questions], 'query', progress);
  const own = await withVectors(passages, 'passage', progress);
  const means = meansOf(asked.slice(0, samples.length));
  const passageMeans = meansOf(own);
  // What no answer is for is one class more.
  const others = await withVectors(
    rows.other.map((row) => ({ ...row, label: answered.length })),
    'query',
    progress,
  );
  const centred = [
    ...[...asked, ...others].map(({ lang, vector, label }) => ({
      label,
      vector: centreVector(means[lang], vector),
    })),
    ...own.map(({ lang, vector, label }) => ({ label, vector: centreVector(passageMeans[lang], vector) })),
  ];
  const head = fitMeaning({
    texts: centred.map(({ vector }) => vector),
    labels: Uint16Array.from(centred, ({ label }) => label),
    classes: answered.length + 1,
  });
  progress(`the head, from ${centred.length} texts`);
  const size = own[0]?.vector.length ?? 0;
  const scales = [...head.intercepts].map((_, k) => scaleOf(head.weights.subarray(k * size, (k + 1) * size)));
  return {
    answers: {
      ids: answered.map(({ id }) => id),
      lexical,
      head: {
        means,
        scales,
        intercepts: [...head.intercepts],
        weights: Int8Array.from(head.weights, (weight, at) =>
          Math.round(weight / (scales[Math.floor(at / size)] ?? 1)),
        ),
      },
    },
    passages: {
      means: passageMeans,
      vectors: new Map(
        own.map(({ hash, lang, vector }) => [hash, inWholeNumbers(centreVector(passageMeans[lang], vector))]),
      ),
    },
  };
}

async function indexOf({ answers, passages }: LearnedAnswers, library: LibraryIndex): Promise<AnswerIndex> {
  // Loaded only now: it reads the model of the topics as it has just been written.
  const { learned } = await import('@careward/coach/understanding/learned/learned-models');
  const vectors = new PassageVectors(passages.means, passages.vectors);
  return new AnswerIndex(answers satisfies AnswerModel, library.answers, vectors, learned.topicsOf);
}

/** Always the same ones, whatever their order. */
const sampleOf = (texts: readonly string[], most: number): string[] =>
  texts
    .map((text) => ({ text, order: createHash('sha256').update(text).digest('hex') }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, most)
    .map(({ text }) => text);

async function withVectors<Row extends Pick<WordingRow, 'text'>>(
  rows: readonly Row[],
  role: 'query' | 'passage',
  progress: (line: string) => void,
): Promise<(Row & { vector: Float32Array })[]> {
  const vectors = await embedded(
    rows.map(({ text }) => text),
    role,
    progress,
  );
  return rows.map((row, n) => ({ ...row, vector: vectors[n] as Float32Array }));
}

function meansOf(rows: readonly { lang: Language; vector: Float32Array }[]): Record<Language, Float32Array> {
  const of = (wanted: Language) =>
    meanOf(rows.flatMap(({ lang, vector }) => (lang === wanted ? [vector] : [])));
  return { en: of('en'), es: of('es') };
}

async function embeddedTurns(
  set: 'data' | 'untouched',
  library: LibraryIndex,
  progress: (line: string) => void,
): Promise<LabelledTurns> {
  const turns = readTurns(set, library);
  const texts = [...new Set(turns.flatMap(searchTextsOf))];
  const vectors = await embedded(texts, 'query', progress);
  const byText = new Map(texts.map((text, n) => [text, vectors[n]]));
  return {
    together: turns.map((turn) => ({ ...turn, vectorOf: (text) => byText.get(text) ?? null })),
    alone: turns.map((turn) => ({ ...turn, vectorOf: () => null })),
  };
}
