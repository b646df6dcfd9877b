import type { VectorOf } from '@careward/coach/encoder/vectors';
import { learned } from '@careward/coach/learned/learned-models';
import { screen } from '@careward/coach/safety/screen.domain';
import { embedded } from '@careward/training/embedded';
import { readRows } from '@careward/training/labelled-rows';
import { screenFigures, type Level, type Shown } from '@careward/training/measure-screen.domain';
import { languages } from '@careward/contracts/kernel/languages';
import { wordings, type SafetyFigures } from '@careward/content/safety/figures';
import { riskCategories, riskCodes } from '@careward/contracts/coach/risk';

/** What the shipped screen shows for a message, without a model. */
export const levelOf = (text: string, vector: Float32Array | null): Level =>
  screen({ text, learned: learned.riskOf(text, vector) })?.level ?? null;

/** The vectors of these texts, from the cache of the training where they are there. */
export async function knownVectors(texts: readonly string[]): Promise<VectorOf> {
  const vectors = await embedded(texts);
  const byText = new Map(texts.map((text, n) => [text, vectors[n]]));
  return (text) => byText.get(text) ?? null;
}

const none: Shown = { of: 0, card: 0, cardOrStrip: 0 };
const sumOf = (groups: ReadonlyMap<string, Shown>): Shown =>
  [...groups.values()].reduce(
    (sum, each) => ({
      of: sum.of + each.of,
      card: sum.card + each.card,
      cardOrStrip: sum.cardOrStrip + each.cardOrStrip,
    }),
    none,
  );
const foundIn = ({ cardOrStrip, of }: Shown) => ({ found: cardOrStrip, of });
const withCards = (shown: Shown) => ({ ...foundIn(shown), card: shown.card });
const cardsIn = ({ card, of }: Shown) => ({ found: card, of });

const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Choking and trouble breathing have one code, and so one row. */
const rows = riskCategories.filter((category) => category !== 'breathing');

/** What the page about safety publishes: the screen on the messages of the untouched writer. */
export async function safetyFigures(): Promise<Omit<SafetyFigures, 'measured'>> {
  const untouched = readRows('untouched');
  const vectorOf = await knownVectors([...untouched.safety, ...untouched.questions].map(({ text }) => text));
  const { urgent, byCategory, near, ordinary } = screenFigures(untouched, (text) =>
    levelOf(text, vectorOf(text)),
  );
  return {
    untouched: byName(wordings, (wording) =>
      byName(languages, (lang) => withCards(urgent.get(`${wording} ${lang}`) ?? none)),
    ),
    byCategory: rows.map((category) => ({
      category,
      ...byName(wordings, (wording) => foundIn(byCategory.get(`${wording} ${riskCodes[category]}`) ?? none)),
    })),
    falseCards: cardsIn(sumOf(near)),
    everyday: withCards(sumOf(ordinary)),
  };
}
