import type { FoundTopics } from '@careward/coach/library/retrieval/found-topics.domain';
import type { Language } from '@careward/contracts/kernel/languages';

export type AskedRow = { text: string; lang: Language; topics: readonly string[] };

/** Shares of all questions, from 0 to 1; `wrong` is one of the answered. Named are sources, chips and nearest topics. */
export type OutcomeFigures = Record<'first' | 'among' | 'wrong' | 'answered' | 'choice' | 'refused', number>;

export const share = <Each>(rows: readonly Each[], holds: (row: Each) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;

export function outcomeFigures<Row extends AskedRow>(
  rows: readonly Row[],
  find: (row: Row) => FoundTopics,
): OutcomeFigures {
  const asked = rows.map((row) => {
    const { relevant, near, isAmbiguous } = find(row);
    const isRight = [...relevant, ...near].map(({ documentId }) => row.topics.includes(documentId));
    return { isRight, isAnswered: relevant.length > 0, isAmbiguous };
  });
  const answered = asked.filter(({ isAnswered }) => isAnswered);
  return {
    first: share(asked, ({ isRight: [first = false] }) => first),
    among: share(asked, ({ isRight }) => isRight.includes(true)),
    wrong: share(answered, ({ isRight }) => !isRight.includes(true)),
    answered: share(asked, ({ isAnswered }) => isAnswered),
    choice: share(asked, ({ isAmbiguous }) => isAmbiguous),
    refused: share(asked, ({ isAnswered, isAmbiguous }) => !isAnswered && !isAmbiguous),
  };
}
