import { DANGER, readAfter } from '@careward/coach/understanding/learned/later-danger.domain';
import { countsOf, type Features, scoresOf } from '@careward/coach/understanding/learned/linear-model.domain';
import { NONE } from '@careward/coach/understanding/learned/learned-screen.domain';
import { isEmergency, tierOfCode } from '@careward/coach/understanding/safety/risk.domain';
import { screenExamples } from './examples.domain.js';
import { type LabelledRows, type LaterRow, readLaterRows } from './labelled-rows.js';
import { train } from './linear-trainer.domain.js';
import { writeModel, writeThresholds } from './write-model.js';

const features: Features = { words: [1, 2], characters: [3, 5], buckets: 32_768 };

type Example = { text: string; label: string };

/**
 * Learns how a message that shows an emergency reads after the one before it: from messages that tell all of it, and from
 * later ones. Each writer of later ones is measured on after learning from the others.
 */
export function trainLater(rows: LabelledRows, progress: (line: string) => void): void {
  const { later, hash } = readLaterRows();
  const alone = screenExamples(rows).map(({ text, label }) => ({ text, label: labelOf(label) }));
  const measured = [...new Set(later.map(({ writer }) => writer))].map((left) => {
    const model = modelFrom([...alone, ...later.filter(({ writer }) => writer !== left).map(exampleOf)]);
    const at = model.classes.indexOf(DANGER);
    const scored = later
      .filter(({ writer, before }) => writer === left && before.length > 0)
      .map(exampleOf)
      .map(({ text, label }) => ({ label, score: scoresOf(model, text, null)[at] ?? 0 }));
    return `writer ${left} left out: a later message with an emergency is ahead of one without in ${ahead(scored)}`;
  });
  for (const line of measured) progress(line);
  writeModel('later', modelFrom([...alone, ...later.map(exampleOf)]));
  writeThresholds('later', { data: rows.hash + hash, settings: { together: {}, alone: {} }, measured });
  progress(`later dangers, from ${alone.length + later.length} messages`);
}

const labelOf = (category: string) => (isEmergency(tierOfCode(category)) ? DANGER : NONE);

const exampleOf = ({ text, before, category, kind }: LaterRow): Example => ({
  text: readAfter(text, before.at(-1)),
  label: kind === 'positive' ? labelOf(category) : NONE,
});

const modelFrom = (examples: readonly Example[]) =>
  train(
    examples.map(({ text, label }) => ({ counts: countsOf(text, features), label })),
    features,
  );

/** Of all pairs of one message with an emergency and one without, in how many the first has the higher score. */
function ahead(scored: readonly { label: string; score: number }[]): string {
  const ranked = scored.toSorted((one, other) => one.score - other.score);
  let [below, pairs] = [0, 0];
  for (const { label } of ranked) {
    if (label === DANGER) pairs += below;
    else below++;
  }
  return `${((100 * pairs) / (below * (ranked.length - below))).toFixed(1)} %`;
}
