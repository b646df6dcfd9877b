import { questionOutcomes, type QuestionCounts } from '@careward/contracts/coach/question-counts';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { languages } from '@careward/contracts/kernel/languages';
import type { QuestionCount } from './question-count.schema.js';

/** Adds up the days, for every outcome in every language and for every document of the library. */
export function sumOf(
  days: readonly QuestionCount[],
  documents: readonly DocumentPassages[],
): Omit<QuestionCounts, 'since'> {
  const total = (countOf: (day: QuestionCount) => number | undefined) =>
    days.reduce((sum, day) => sum + (countOf(day) ?? 0), 0);
  return {
    outcomes: languages.flatMap((lang) =>
      questionOutcomes.map((outcome) => ({
        lang,
        outcome,
        count: total((day) => (day.lang === lang ? day.outcomes[outcome] : 0)),
      })),
    ),
    topics: documents
      .map(({ documentId: topicId, title }) => ({
        topicId,
        title: title.en,
        answered: total(({ topics = {} }) => topics[topicId]?.answered),
        offered: total(({ topics = {} }) => topics[topicId]?.choice),
      }))
      .sort((a, b) => a.answered - b.answered || a.offered - b.offered || a.topicId.localeCompare(b.topicId)),
  };
}
