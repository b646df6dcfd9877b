import type { Language } from '@careward/contracts/kernel/languages';
import type { RiskCategory } from '@careward/contracts/coach/risk';

/** How a message speaks of a danger: `plain` names it, `oblique` only hints at it. */
export const wordings = ['plain', 'oblique'] as const;
type Wording = (typeof wordings)[number];

/** `found` of `of` messages. */
export type Share = { found: number; of: number };

/**
 * How well the screen finds dangers, measured by the bench on messages of a writer whom nobody tuned to (notes/answers.md).
 * The page about safety publishes it.
 */
export type SafetyFigures = {
  /** ISO date; null as long as nothing is measured, and then no number below means anything. */
  measured: string | null;
  /** T0 and T1: `found` got a card or a strip, `card` of these a card. */
  untouched: Record<Wording, Record<Language, Share & { card: number }>>;
  /** Every danger, both languages together: `found` got a card or a strip, `card` of these a card. */
  byCategory: ({ category: RiskCategory } & Record<Wording, Share & { card: number }>)[];
  /** Harmless messages that look alarming: those that got a card. */
  falseCards: Share;
  /** Everyday questions: `found` got a card or a strip, `card` of these a card. */
  everyday: Share & { card: number };
};
