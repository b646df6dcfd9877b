import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import {
  riskCategories,
  type RiskCategory,
  riskCodes,
  type RiskLevel,
  type RiskTier,
} from '@careward/contracts/coach/risk';

/** notes/coach.md 3.4: emergencies, crises, what needs a doctor the same day, people to protect, medicines and the end of life. */
const tiers: Record<string, RiskTier> = { E: 'T0', C: 'T1', D: 'T2', P: 'T3', M: 'T4' };
/** What is no category's code has none. */
export const tierOfCode = (code: string): RiskTier | undefined => tiers[code.charAt(0)];

/** How urgent a danger is while it lasts. */
export const tierOf = (category: RiskCategory): RiskTier => tierOfCode(riskCodes[category]) ?? 'T0';

export const isEmergency = (tier: RiskTier | undefined) => tier === 'T0' || tier === 'T1';

/** A danger that does not wait, unlike one to protect from or a medicine's. */
const URGENT_TIERS: readonly (RiskTier | undefined)[] = ['T0', 'T1', 'T2'];
export const isUrgentRisk = (risk: Risk | null) => URGENT_TIERS.includes(risk?.tier);

/** A danger that is surely there: a card, or above an answer where the danger leaves time for one. */
export function riskOf(category: RiskCategory): Risk {
  const tier = tierOf(category);
  return { level: isEmergency(tier) ? 'card' : 'strip', tier, category };
}

export const asStrip = (risk: Risk): Risk => ({ ...risk, level: 'strip' });

/** What stays as urgent when it seems to be over: a hit on the head, swallowed pills. */
const lasting: ReadonlySet<RiskCategory> = new Set(['head-injury', 'overdose']);

/** A danger that is never one for 911 by itself: the doctor or a nurse is called the same day. */
export const isSameDay = ({ category }: Risk) => tierOf(category) === 'T2';

/** Whether a danger becomes less urgent once it is over. */
export const canPass = ({ tier, category }: Risk) => tier === 'T0' && !lasting.has(category);

/** The same danger, over within the last day: for today's doctor (notes/coach.md 3.3, resolved but recent). */
export const asPassed = ({ category }: Risk): Risk => ({ level: 'strip', tier: 'T2', category });

const urgency = new Map(riskCategories.map((category, at) => [category, at]));
const rankOf = ({ level, category }: Risk) =>
  (level === 'card' ? 0 : riskCategories.length) + (urgency.get(category) ?? 0);

/** Dangers that one card serves. */
const sameCard: readonly (readonly RiskCategory[])[] = [
  ['choking', 'breathing', 'allergic-reaction'],
  ['sudden-confusion', 'fever-on-chemo'],
  ['suicide', 'hopelessness', 'suicidal-care-recipient', 'self-harm'],
];
const isSameCard = (one: Risk, other: Risk) =>
  one.category === other.category ||
  sameCard.some((kinds) => kinds.includes(one.category) && kinds.includes(other.category));

/** The most urgent of several dangers (a card before a strip); `also` is the next one of the same words that has a card of its own. */
export function mostUrgent(found: readonly Risk[]): Risk | null {
  const [first, ...others] = found.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (!first) return null;
  const second = others.find(
    (risk) => risk.level === 'card' && risk.from === first.from && !isSameCard(first, risk),
  );
  const also = first.also ?? second?.category;
  return also ? { ...first, also } : first;
}

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
  /** The words alone may be harmless: a strip and no card. */
  level?: Extract<RiskLevel, 'strip'>;
  /** It stays as urgent when it seems to be over. */
  isLasting?: true;
  /** Looked for only where the profile names this condition, or the conversation told of it (reported-facts.domain.ts). */
  condition?: Condition | 'blood-thinner' | 'antipsychotic' | 'heart-failure';
  /** What tells, in the same statement, that the signs are left from long ago. */
  aftermath?: readonly string[];
  /** Words after the sign which tell that it is mended, so that nothing is left to do today. */
  mended?: readonly string[];
  /** The category of the same words when they are about the person cared for, where that makes a difference. */
  ofCaredFor?: RiskCategory;
};
