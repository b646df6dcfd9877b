import type { Risk } from '@careward/contracts/coach/message';
import {
  riskCategories,
  riskCodes,
  type RiskCategory,
  type RiskLevel,
} from '@careward/contracts/safety/risk';
import { phrase } from '@careward/contracts/text/phrase';
import { calmed } from './calm.domain.js';
import { crisisThatGoesOn } from './crisis.domain.js';
import { isEmergency, mostUrgent, riskOf } from './risk-of.domain.js';
import { ruledRisks } from './rules.domain.js';

export { EARLIER_REMEMBERED } from './crisis.domain.js';

/** What the learned screen made of a text (learned/learned-models.ts), categories by code. */
export type LearnedVerdict = {
  /** Sure: a card instead of the answer. Unsure: a strip above it. Only an emergency has a level. */
  level: RiskLevel | null;
  /** The most likely category; null when the message most likely shows no danger and has no level. */
  category: string | null;
  /** Each category's share of the model's belief, the highest first, as far as it is worth naming. */
  scores: readonly { category: string; probability: number }[];
};

export type Screened = {
  text: string;
  /** What was found in the caregiver's earlier messages of this conversation, oldest first. */
  earlier?: readonly (Risk | null)[];
  learned?: LearnedVerdict | null;
};

/** A second danger is named when the learned screen gives it at least this probability. */
const SURE = 0.5;

/**
 * Looks for a danger in what a caregiver wrote, before and apart from any answer: the rules and the learned screen each
 * judge, and the highest verdict wins. The time it takes grows with the length of the text and no
 * faster, whatever the text.
 */
export function screen({ text, earlier = [], learned = null }: Screened): Risk | null {
  const ruled = ruledRisks(text);
  const goesOn = ruled.some(isCard) ? null : crisisThatGoesOn(text, earlier);
  const sure = goesOn ? [...ruled, goesOn] : ruled;
  const taught = learnedRisks(learned, text);
  const weighed = sure.some(isCard) ? taught : taught.map((risk) => calmed(risk, text));
  return mostUrgent([...sure, ...weighed]);
}

/**
 * A verdict with the model's triage, which may raise it and never lowers it: what only the model sees gets a strip, and
 * a strip becomes a card where the model agrees that there is an emergency.
 */
export function raised(risk: Risk | null, model: RiskCategory | null): Risk | null {
  if (!model) return risk;
  const named = riskOf(model);
  if (!isEmergency(risk?.tier)) named.level = 'strip';
  return mostUrgent(risk ? [risk, named] : [named]);
}

const isCard = ({ level }: Risk) => level === 'card';

/** The labelled messages have one code for all trouble with breathing. */
const chokes = phrase('chok*|throat|heimlich|stuck|swallow*|atragant*|atora*|atoro|garganta');

function categoryOf(code: string, text: string): RiskCategory | undefined {
  if (code === riskCodes.breathing) return chokes.test(text.toLowerCase()) ? 'choking' : 'breathing';
  return riskCategories.find((category) => riskCodes[category] === code);
}

/** What the learned screen adds. What it finds without being sure that there is any emergency is none. */
function learnedRisks(learned: LearnedVerdict | null, text: string): Risk[] {
  const category = learned?.category && categoryOf(learned.category, text);
  if (!learned || !category) return [];
  const first = riskOf(category);
  if (!isEmergency(first.tier)) return [first];
  if (!learned.level) return [];
  const others = learned.scores
    .filter((score) => score.category !== learned.category && score.probability >= SURE)
    .flatMap((score) => categoryOf(score.category, text) ?? []);
  return [{ ...first, level: learned.level }, ...(learned.level === 'card' ? others.map(riskOf) : [])];
}
