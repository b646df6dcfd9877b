import { chosenIn } from '@careward/coach/answering/files/chosen-sentences.domain';
import { chancesOf, type PaperSettings } from '@careward/coach/answering/files/paper-chance.domain';
import type { SettingsPair } from '@careward/coach/understanding/learned/linear-model.domain';
import type { Language } from '@careward/contracts/kernel/languages';
import { plain, sharesWords } from './labelled-papers.js';
import type { QuestionEvidence } from './paper-evidence.js';

/** With the encoder's nearness, or without. */
export type How = keyof SettingsPair<PaperSettings>;
/** `nearest`, `doubtful`: quoted in doubt, with the answer and without. */
type Outcome = {
  lang: Language;
  isAnswerable: boolean;
  outcome: 'right' | 'beside' | 'nearest' | 'doubtful' | 'left';
};

/** What the sentences that are chosen are to a question. */
export function outcomeOf(
  { question, view, evidence, answers }: QuestionEvidence,
  settings: SettingsPair<PaperSettings>,
  how: How = 'together',
): Outcome {
  const chances = chancesOf(evidence[how], settings);
  const all = view.sentences.map((sentence, at) => ({ ...sentence, chance: chances[at] ?? 0 }));
  const { chosen, isDoubtful } = chosenIn(all, view, settings[how].thresholds);
  const quotes = plain(chosen.map(({ text }) => text).join(' '));
  const { lang, absent = false, other = false, must } = question;
  const isAnswerable = !absent && !other;
  const isRight = question.all
    ? must.every((words) => sharesWords(words, quotes))
    : all.some((each, at) => answers[at] && chosen.includes(each));
  const [found, missed] = isDoubtful ? (['nearest', 'doubtful'] as const) : (['right', 'beside'] as const);
  const outcome = chosen.length === 0 ? 'left' : isAnswerable && isRight ? found : missed;
  return { lang, isAnswerable, outcome };
}

export function paperFigures(outcomes: readonly Outcome[]) {
  const count = (isAnswerable: boolean, outcome?: Outcome['outcome']) =>
    outcomes.filter((each) => each.isAnswerable === isAnswerable && (!outcome || each.outcome === outcome))
      .length;
  return {
    answerable: count(true),
    right: count(true, 'right'),
    beside: count(true, 'beside'),
    nearest: count(true, 'nearest'),
    inDoubt: count(true, 'nearest') + count(true, 'doubtful'),
    others: count(false),
    othersInDoubt: count(false, 'doubtful'),
    left: count(false, 'left'),
  };
}
