import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@careward/contracts/kernel/languages';
import type { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import type { RetrievalQuestion } from '@careward/coach/retrieval/rank-answers.domain';
import { FITTED_ON } from './answer-rows.js';
import { readOther } from './labelled-rows.js';

/** A message of a conversation, and the prepared answers that fit it, the best first; none where nothing prepared does. */
export type LabelledTurn = RetrievalQuestion & { right: readonly string[]; act: string; writer: number };

/** Before it is known what it means. */
export type BareTurn = Omit<LabelledTurn, 'vectorOf'>;

type Dialogue = {
  writer: number;
  lang: Language;
  turns: readonly { text: string; act: string; answers: readonly string[]; missing?: unknown }[];
};

/** Acts that ask for nothing, or for what was shown already: no answer is looked for. */
const ASK_NOTHING = ['yes', 'no', 'thanks', 'aside', 'shorter', 'repeat', 'explain', 'summarise', 'first'];
/** Half of the third writer's conversations are learned from, the other half is untouched. */
const writers = { data: [1, 2, 3], untouched: [3] };
const textOf = (set: 'data' | 'untouched') =>
  writers[set]
    .map((writer) =>
      readFileSync(new URL(`../${set}/dialogues/writer-${writer}.jsonl`, import.meta.url), 'utf8'),
    )
    .join('\n');

export const turnsHash = (set: 'data' | 'untouched'): string =>
  createHash('sha256').update(textOf(set)).digest('hex');

/** The turns to learn from (`data`), or those of the writer who is only measured on, and messages about something else. */
export function readTurns(set: 'data' | 'untouched', library: LibraryIndex): BareTurn[] {
  const dialogues = textOf(set)
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line) as Dialogue] : []));
  const some = readOther(set).filter(
    ({ kind }, at) => kind === 'off-topic' && (set === 'untouched' || at % FITTED_ON === 0),
  );
  return [
    ...dialogues.flatMap((dialogue) => turnsOf(dialogue, library)),
    ...some.map(({ text, lang }) => ({
      text,
      lang,
      earlier: [],
      shown: null,
      right: [],
      act: 'off',
      writer: 0,
    })),
  ];
}

function turnsOf({ writer, lang, turns }: Dialogue, library: LibraryIndex): BareTurn[] {
  const earlier: string[] = [];
  let shown: RetrievalQuestion['shown'] = null;
  return turns.flatMap(({ text, act, answers, missing }) => {
    const right = answers.filter((id) => library.answered(id));
    const turn = { text, lang, earlier: [...earlier], shown, right, act, writer };
    earlier.push(text);
    shown = library.answered(right[0] ?? '') ?? shown;
    const isJudged = right.length > 0 || missing !== undefined || act === 'off';
    return isJudged && !ASK_NOTHING.includes(act) ? [turn] : [];
  });
}
