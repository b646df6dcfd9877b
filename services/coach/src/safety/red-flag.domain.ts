import type { Language } from '@careward/contracts/kernel/languages';
import type { RiskCategory } from '@careward/contracts/safety/risk';

/**
 * What gives a danger away, in folded words: one phrase, or several that must all stand in the same statement. In a
 * phrase `|` and `( )` mean what they do in a regular expression, `*` ends a word openly, `~` stands for up to three
 * words; repeating without a bound (`+`) is refused. Signs of both languages are always looked for, since people mix them.
 */
export type Sign = string | readonly string[];

export type RedFlag = {
  category: RiskCategory;
  signs: Record<Language, readonly Sign[]>;
  /** Figures of speech that hold a sign's words; they are taken out before looking. */
  idioms: readonly string[];
  /** Words that, in the same clause, tell of a habit or a harmless case. */
  harmless: readonly string[];
  /** The category of the same words when they are about the person cared for, where that makes a difference. */
  ofCaredFor?: RiskCategory;
};
