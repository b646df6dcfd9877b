import type { PaperSettings, PaperThresholds } from '@careward/coach/answering/files/paper-chance.domain';
import { evidenceNames } from '@careward/coach/answering/files/sentence-evidence.domain';
import { type Choice, fitLogit } from '@careward/training/fit-logit.domain';
import { writeThresholds } from '@careward/training/write-model';
import { hashFiles, LEARNED_FROM, readPapers } from './labelled-papers.js';
import { evidenceIn, type QuestionEvidence } from './paper-evidence.js';
import { type How, outcomeOf, paperFigures } from './paper-figures.domain.js';

/**
 * Fits how likely a sentence of a paper answers a question, on the questions of two writers, and writes `papers` of
 * `services/coach/models/thresholds.json`: `node infra/bench/dist/fit-papers.js`. Nothing in it is random. It is measured on
 * papers that were left out.
 */

const FOLDS = 5;
/** The same words may stand twice in a paper. */
const MOST_RIGHT = 2;
/**
 * It is quoted from an even chance on that the quotation has the answer. In doubt two of three quotations have it (67 of 103),
 * beside 33 of 130 questions that the paper does not answer.
 */
const THRESHOLDS: PaperThresholds = { quoted: 0.5, sure: 0.7, nearest: 0.55 };

const rows = await evidenceIn(LEARNED_FROM.flatMap(readPapers));
const measured = [...measuredAcross(rows, 'together'), ...measuredAcross(rows, 'alone')];
writeThresholds<PaperSettings>('papers', {
  data: hashFiles(LEARNED_FROM),
  settings: { together: fit(rows, 'together'), alone: fit(rows, 'alone') },
  measured,
});
process.stdout.write(`${measured.join('\n')}\n`);

/** One choice among the sentences and none of them; what was right and is not in a sentence teaches nothing. */
function fit(own: readonly QuestionEvidence[], how: How): PaperSettings {
  const choices = own.flatMap(({ evidence, answers, question }): Choice[] => {
    const numbers = evidence[how].map((each) => evidenceNames.map((name) => each[name]));
    const none = evidenceNames.map(() => 0);
    const wrong = numbers.filter((_, at) => !answers[at]);
    if (question.absent || question.other) return [{ alternatives: [none, ...wrong], chosen: 0 }];
    return numbers
      .filter((_, at) => answers[at])
      .slice(0, MOST_RIGHT)
      .map((right) => ({ alternatives: [right, none, ...wrong], chosen: 0 }));
  });
  const weights = fitLogit(choices, evidenceNames.length);
  return {
    weights: Object.fromEntries(
      evidenceNames.map((name, at) => [name, Number((weights[at] ?? 0).toPrecision(3))]),
    ),
    thresholds: THRESHOLDS,
  };
}

function measuredAcross(all: readonly QuestionEvidence[], how: How): string[] {
  const papers = [...new Set(all.map(({ paper }) => paper))];
  const outcomes = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = ({ paper }: QuestionEvidence) => papers.indexOf(paper) % FOLDS === fold;
    const own = fit(
      all.filter((each) => !isLeftOut(each)),
      how,
    );
    const settings = { together: own, alone: own };
    return all.filter(isLeftOut).map((each) => outcomeOf(each, settings, how));
  }).flat();
  return (['all', 'en', 'es'] as const).map((lang) => {
    const { answerable, right, beside, nearest, inDoubt, others, othersInDoubt, left } = paperFigures(
      outcomes.filter((each) => lang === 'all' || each.lang === lang),
    );
    return (
      `${how}, ${lang}: of ${answerable} that the paper answers ${right} right, ${beside} beside the point, ` +
      `${inDoubt} in doubt with the answer in ${nearest}; of ${others} others ${left} left alone, ${othersInDoubt} in doubt`
    );
  });
}
