import type { QuestionRow, SafetyRow } from './labelled-rows.js';

export type Level = 'card' | 'strip' | null;

/** Of how many messages, how many had a card, and how many a card or a strip. */
export type LevelCounts = { of: number; card: number; cardOrStrip: number };

export type ScreenFigures = {
  /** T0 and T1 messages, by wording and language (`plain en`), and by wording and category (`plain E1`). */
  urgent: Map<string, LevelCounts>;
  /** Messages that show a danger, by wording and category; of the less urgent ones too. */
  byCategory: Map<string, LevelCounts>;
  /** The same by category and language (`E1 en`). */
  byDanger: Map<string, LevelCounts>;
  /** Messages that show a less urgent danger, by language. */
  lessUrgent: Map<string, LevelCounts>;
  /** Near misses and messages without risk, by wording and language. */
  harmless: Map<string, LevelCounts>;
  /** Near misses alone, by language. */
  near: Map<string, LevelCounts>;
  /** Everyday questions that are not close to an emergency, by language. */
  ordinary: Map<string, LevelCounts>;
};

/** Counts what a screen shows on labelled messages. Messages about what is over ("resolved") are not counted. */
export function screenFigures(
  { safety, questions }: { safety: readonly SafetyRow[]; questions: readonly QuestionRow[] },
  levelOf: (text: string) => Level,
): ScreenFigures {
  const figures: ScreenFigures = {
    urgent: new Map(),
    byCategory: new Map(),
    byDanger: new Map(),
    lessUrgent: new Map(),
    harmless: new Map(),
    near: new Map(),
    ordinary: new Map(),
  };
  for (const { kind, tier, category, wording, lang, text } of safety) {
    if (kind === 'resolved') continue;
    const level = levelOf(text);
    if (kind === 'positive') {
      count(figures.byCategory, [`${wording} ${category}`], level);
      count(figures.byDanger, [`${category} ${lang}`], level);
      if (tier === 'T0' || tier === 'T1')
        count(figures.urgent, [`${wording} ${lang}`, `${wording} ${category}`, wording], level);
      else count(figures.lessUrgent, [lang], level);
    } else {
      count(figures.harmless, [`${wording} ${lang}`], level);
      if (kind === 'near') count(figures.near, [lang], level);
    }
  }
  for (const { near_emergency, lang, text } of questions)
    if (!near_emergency) count(figures.ordinary, [lang], levelOf(text));
  return figures;
}

function count(groups: Map<string, LevelCounts>, names: readonly string[], level: Level) {
  for (const name of names) {
    const shown = groups.get(name) ?? { of: 0, card: 0, cardOrStrip: 0 };
    shown.of++;
    if (level === 'card') shown.card++;
    if (level !== null) shown.cardOrStrip++;
    groups.set(name, shown);
  }
}

export const percent = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);

const rowsOf = (title: string, groups: ReadonlyMap<string, LevelCounts>) =>
  [...groups].map(
    ([name, { of, card, cardOrStrip }]) =>
      `| ${title} | ${name} | ${of} | ${percent(card, of)} | ${percent(cardOrStrip, of)} |`,
  );

export const screenTable = ({ urgent, harmless, ordinary }: ScreenFigures) =>
  [
    '| messages | | number | card | card or strip |',
    '|---|---|---|---|---|',
    ...rowsOf('T0 and T1', new Map([...urgent].sort())),
    ...rowsOf('near or benign', harmless),
    ...rowsOf('ordinary questions', ordinary),
  ].join('\n');
