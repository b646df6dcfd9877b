import type { SentenceEncoder } from '@careward/coach/encoder/sentence-encoder';
import { vectorsOf } from '@careward/coach/encoder/vectors';
import { readAnswersModel } from '@careward/coach/learned/answers-file';
import { shippedAnswers, shippedOwnTexts } from '@careward/coach/learned/answers-model';
import { readConversationModel } from '@careward/coach/learned/conversation-file';
import { learned, readModel } from '@careward/coach/learned/learned-models';
import { findAnswers } from '@careward/coach/library/retrieval/find-answers.domain';
import { judgedTexts, rankTopics, topicsAmong } from '@careward/coach/library/retrieval/find-topics.domain';
import type { FoundAnswers } from '@careward/coach/library/retrieval/found-answers.domain';
import type { LibraryIndex } from '@careward/coach/library/retrieval/library-index.domain';
import type { Language } from '@careward/contracts/kernel/languages';
import { readRows } from '@careward/training/labelled-rows';
import type { Result } from './goal.js';

/** A wrong answer may stand as sure in this share of the questions. */
const WRONG_AS_SURE = 0.05;

type Row = { text: string; lang: Language };

/**
 * The answered questions on messages of a writer from whom nothing was learned. Of those only the topics are known: an answer
 * counts as right where its topic is. How often the very answer is found was measured in training, on wordings left out.
 */
export async function answeredQuestionResults(
  library: LibraryIndex,
  encoder: SentenceEncoder,
): Promise<Result[]> {
  const find = finder(library, encoder);
  const { questions, other } = readRows('untouched');
  const results: Result[] = [
    ...inTraining('answered questions, wordings left out', readAnswersModel().header.measured),
    ...inTraining('conversations, what one writer taught on the other', readConversationModel().measured),
    ...inTraining('acts, what one writer taught on the other', readModel('acts').measured ?? []),
  ];
  const groups = Object.groupBy(questions, ({ wording, lang }) => `${wording} ${lang}`);
  for (const [group, rows = []] of Object.entries(groups)) {
    const found: { row: (typeof rows)[number]; answers: FoundAnswers }[] = [];
    for (const row of rows) found.push({ row, answers: await find(row) });
    const isRight = ({ row, answers }: (typeof found)[number], most: number) =>
      answers.answers.slice(0, most).some(({ topic }) => row.topics.includes(topic.documentId));
    const wrong = share(found, (each) => each.answers.certainty === 'sure' && !isRight(each, 1));
    results.push({
      name: `answered questions, ${group}, ${rows.length} questions`,
      figures:
        `of a right topic first ${percent(share(found, (each) => isRight(each, 1)))}, ` +
        `among three ${percent(share(found, (each) => isRight(each, 3)))}; ${certainties(found)}; ` +
        `of a wrong topic as sure ${percent(wrong)}`,
      goal: 'wrong as sure at most 5 %',
      reached: wrong <= WRONG_AS_SURE,
    });
  }
  const off: { answers: FoundAnswers }[] = [];
  for (const row of other.filter(({ kind }) => kind === 'off-topic')) off.push({ answers: await find(row) });
  const sure = share(off, ({ answers }) => answers.certainty === 'sure');
  return [
    ...results,
    {
      name: `answered questions, off topic, ${off.length} messages`,
      figures: certainties(off),
      goal: 'sure at most 5 %',
      reached: sure <= WRONG_AS_SURE,
    },
  ];
}

/** What was measured on rows left out when the models were trained. */
const inTraining = (name: string, measured: readonly string[]): Result[] =>
  measured.map((figures) => ({ name, figures, goal: 'none set', reached: true }));

function finder(library: LibraryIndex, encoder: SentenceEncoder) {
  const ownTexts = shippedOwnTexts();
  return async ({ text, lang }: Row): Promise<FoundAnswers> => {
    const about = { question: text, earlier: [], lang, conditions: [] };
    const asked = { ...about, vectorOf: await vectorsOf(encoder, judgedTexts(about, library)) };
    const ranked = rankTopics(asked, library, learned);
    const found = topicsAmong(asked, ranked, { library, learned });
    return findAnswers(asked, { ranked, found }, { library, learned: shippedAnswers, ownTexts });
  };
}

const share = <Each>(rows: readonly Each[], holds: (row: Each) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;

const certainties = (found: readonly { answers: FoundAnswers }[]): string =>
  (['sure', 'likely', 'unsure', 'none'] as const)
    .map((name) => `${name} ${percent(share(found, ({ answers }) => answers.certainty === name))}`)
    .join(', ');

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
