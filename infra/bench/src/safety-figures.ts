import type { VectorLookup } from '@careward/coach/encoder/vectors';
import { learned } from '@careward/coach/understanding/learned/learned-models';
import { screen } from '@careward/coach/understanding/safety/screen.domain';
import { embedded } from '@careward/training/embedded';
import { readRows } from '@careward/training/labelled-rows';
import {
  percent,
  screenFigures,
  type ScreenFigures,
  type Level,
  type LevelCounts,
} from '@careward/training/measure-screen.domain';
import { languages } from '@careward/contracts/kernel/languages';
import { wordings, type SafetyFigures } from '@careward/content/safety/figures';
import { riskCategories, riskCodes } from '@careward/contracts/coach/risk';

/** What the shipped screen shows for a message, without a model. */
export const levelOf = (text: string, vector: Float32Array | null): Level =>
  screen({ text, learned: learned.riskOf(text, vector) })?.level ?? null;

/** The vectors of these texts, from the cache of the training where they are there. */
export async function knownVectors(texts: readonly string[]): Promise<VectorLookup> {
  const vectors = await embedded(texts);
  const byText = new Map(texts.map((text, n) => [text, vectors[n]]));
  return (text) => byText.get(text) ?? null;
}

const none: LevelCounts = { of: 0, card: 0, cardOrStrip: 0 };
const sumOf = (groups: ReadonlyMap<string, LevelCounts>): LevelCounts =>
  [...groups.values()].reduce(
    (sum, each) => ({
      of: sum.of + each.of,
      card: sum.card + each.card,
      cardOrStrip: sum.cardOrStrip + each.cardOrStrip,
    }),
    none,
  );
const withCards = ({ cardOrStrip, card, of }: LevelCounts) => ({ found: cardOrStrip, of, card });
const cardsIn = ({ card, of }: LevelCounts) => ({ found: card, of });

const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** One row for each code: choking and trouble breathing have one. */
const rows = riskCategories.filter((category) => category !== 'breathing' && category !== 'fever-on-chemo');

/** The shipped screen, without a model, on the messages of the untouched writer. */
export async function untouchedFigures(): Promise<ScreenFigures> {
  const untouched = readRows('untouched');
  const vectorOf = await knownVectors([...untouched.safety, ...untouched.questions].map(({ text }) => text));
  return screenFigures(untouched, (text) => levelOf(text, vectorOf(text)));
}

/** What the page about safety publishes of them. */
export function safetyFigures({
  urgent,
  byCategory,
  near,
  ordinary,
}: ScreenFigures): Omit<SafetyFigures, 'measured'> {
  return {
    untouched: byName(wordings, (wording) =>
      byName(languages, (lang) => withCards(urgent.get(`${wording} ${lang}`) ?? none)),
    ),
    byCategory: rows.map((category) => ({
      category,
      ...byName(wordings, (wording) =>
        withCards(byCategory.get(`${wording} ${riskCodes[category]}`) ?? none),
      ),
    })),
    falseCards: cardsIn(sumOf(near)),
    everyday: withCards(sumOf(ordinary)),
  };
}

/** Each group by language and together: how many were found, and how many of these got a card. */
export function screenSummary({ urgent, lessUrgent, near, ordinary }: ScreenFigures): string {
  const urgentIn = new Map(
    languages.map((lang) => [
      lang,
      sumOf(new Map(wordings.map((wording) => [wording, urgent.get(`${wording} ${lang}`) ?? none]))),
    ]),
  );
  const groups = { urgent: urgentIn, 'less urgent': lessUrgent, 'near misses': near, everyday: ordinary };
  return Object.entries(groups)
    .flatMap(([name, shown]) =>
      [...shown, ['both', sumOf(shown)] as const].map(
        ([lang, { of, card, cardOrStrip }]) =>
          `${name.padEnd(12)} ${lang.padEnd(5)} found ${cardOrStrip} of ${of} (${percent(cardOrStrip, of)}), cards ${card} (${percent(card, of)})`,
      ),
    )
    .join('\n');
}
