import { learned } from '@careward/coach/learned/learned-models';
import { screen } from '@careward/coach/safety/screen.domain';
import { readRows, type SafetyRow } from '@careward/coach/training/labelled-rows';
import { languages } from '@careward/contracts/kernel/languages';
import { wordings, type SafetyFigures, type Share } from '@careward/contracts/safety/figures';
import { riskCategories, riskCodes } from '@careward/contracts/safety/risk';

type Rows = readonly SafetyRow[];

const levelOf = ({ text }: { text: string }) =>
  screen({ text, learned: learned.riskOf(text) })?.level ?? null;
const countOf = <Row>(rows: readonly Row[], isCounted: (row: Row) => boolean): Share => ({
  found: rows.filter(isCounted).length,
  of: rows.length,
});
const isShown = (row: { text: string }) => levelOf(row) !== null;
const hasCard = (row: { text: string }) => levelOf(row) === 'card';
const isUrgent = ({ kind, tier }: SafetyRow) => kind === 'positive' && (tier === 'T0' || tier === 'T1');

/** What the page about safety publishes: the screen, without a model, on the messages of the untouched writer. */
export function safetyFigures(): Omit<SafetyFigures, 'measured'> {
  const { safety, questions } = readRows('untouched');
  const urgent = safety.filter(isUrgent);
  const groups = <Group extends string, Value>(names: readonly Group[], valueOf: (name: Group) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Group, Value>;
  const found = (rows: Rows) => ({ ...countOf(rows, isShown), card: rows.filter(hasCard).length });
  const positiveOf = (code: string) =>
    safety.filter(({ kind, category }) => kind === 'positive' && category === code);
  // Choking and trouble breathing have one code.
  const byCode = new Map(riskCategories.toReversed().map((category) => [riskCodes[category], category]));

  return {
    untouched: groups(wordings, (wording) =>
      groups(languages, (lang) =>
        found(urgent.filter((row) => row.wording === wording && row.lang === lang)),
      ),
    ),
    byCategory: riskCategories
      .filter((category) => byCode.get(riskCodes[category]) === category)
      .map((category) => ({
        category,
        ...groups(wordings, (wording) =>
          countOf(
            positiveOf(riskCodes[category]).filter((row) => row.wording === wording),
            isShown,
          ),
        ),
      })),
    falseCards: countOf(
      safety.filter(({ kind }) => kind === 'near'),
      hasCard,
    ),
    strips: countOf(
      questions.filter((question) => !question.near_emergency),
      isShown,
    ),
  };
}
