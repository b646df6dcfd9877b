import { isEmergency, tierOfCode } from '../safety/risk.domain.js';
import type { LearnedVerdict } from '../safety/screen.domain.js';
import { scoresOf, sharesOf, type LinearModel } from './linear-model.domain.js';

/** What the classes of the screen are beside the categories: it can wait for a call today, and no danger at all. */
export const LATER = 'later';
export const NONE = 'none';

const isUrgent = (category: string) => isEmergency(tierOfCode(category));

export type ScreenSettings = {
  /** Scores from which on the model is sure, and from which on it is unsure. */
  card: number;
  strip: number;
};

const LEAST_SHARE = 0.01;
/** How much a quiet class that fits as well speaks against an emergency; measured across writers. */
const WEIGHT_OF_QUIET = 0.5;
const STEEPNESS = 3;

/** How far the likeliest emergency stands out against the likeliest class that is none. */
function urgencyOf(classes: readonly string[], scores: Float64Array): number {
  let [urgent, quiet] = [-Infinity, -Infinity];
  for (const [k, category] of classes.entries()) {
    const score = scores[k] ?? 0;
    if (isUrgent(category)) urgent = Math.max(urgent, score);
    else quiet = Math.max(quiet, score);
  }
  return urgent - WEIGHT_OF_QUIET * quiet;
}

/** What a part must show more than a whole message, for want of the words around it. */
const PENALTY = { most: 0.2, oneSentence: 0.4 };
const LEAST_WORDS = 3;
/** Characters up to which a message is judged as a whole, and how many of a longer one are judged together. */
const SHORT = 1_000;
const STRETCH = 300;
const SENTENCES = new RegExp(`[^.!?;\\n]{1,${STRETCH}}[.!?;\\n]?`, 'g');

type Part = { text: string; penalty: number };

const hasEnoughWords = ({ text }: Part) => text.trim().split(/\s+/, LEAST_WORDS).length === LEAST_WORDS;

/**
 * What is judged of a message, so that neither small talk around an emergency nor a long story hides it: of a short one the
 * whole, all but the first sentence, all but the last, and each sentence; of a long one each stretch of sentences.
 */
function partsOf(text: string): Part[] {
  const sentences = text.match(SENTENCES) ?? [];
  if (text.length > SHORT) return stretchesOf(sentences).map((stretch) => ({ text: stretch, penalty: 0 }));
  const whole = { text, penalty: 0 };
  if (sentences.length < 2) return [whole];
  const most = [sentences.slice(1), sentences.slice(0, -1)].map((some) => ({
    text: some.join(''),
    penalty: PENALTY.most,
  }));
  const each = sentences.map((sentence) => ({ text: sentence, penalty: PENALTY.oneSentence }));
  return [whole, ...[...most, ...each].filter(hasEnoughWords)];
}

function stretchesOf(sentences: readonly string[]): string[] {
  const stretches: string[] = [''];
  for (const sentence of sentences) {
    const last = stretches.at(-1) ?? '';
    if (last.length + sentence.length > STRETCH) stretches.push(sentence);
    else stretches[stretches.length - 1] = last + sentence;
  }
  return stretches;
}

/** Somebody may be at the end of it without one in reach, and a rope is what messages about suicide speak of. */
const figureOfSpeech = /\bend of (?:my|his|her|our|their) rope\b/giu;
const replaceFigures = (text: string) => text.replaceAll(figureOfSpeech, 'end of my strength');

/** The scores of the part of a message that looks most urgent, and how urgent it looks. */
export function mostUrgent(
  model: LinearModel,
  text: string,
  vector: Float32Array | null,
): { scores: Float64Array; urgency: number } {
  const judged = partsOf(replaceFigures(text)).map(({ text: part, penalty }) => {
    const scores = scoresOf(model, part, vector);
    return { scores, urgency: urgencyOf(model.classes, scores) - penalty };
  });
  return judged.reduce((most, next) => (next.urgency > most.urgency ? next : most));
}

export const levelOf = ({ card, strip }: ScreenSettings, urgency: number) =>
  urgency >= card ? 'card' : urgency >= strip ? 'strip' : null;

/** Judges a message by what people wrote in emergencies and out of them. The work grows with the text and no faster. */
export function riskOf(
  model: LinearModel,
  settings: ScreenSettings,
  text: string,
  vector: Float32Array | null,
): LearnedVerdict {
  const { scores, urgency } = mostUrgent(model, text, vector);
  const level = levelOf(settings, urgency);
  const shares = sharesOf(scores, STEEPNESS);
  const ranked = model.classes
    .map((category, k) => ({ category, probability: shares[k] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
  const likeliest = level ? ranked.find(({ category }) => isUrgent(category)) : ranked[0];
  const category = likeliest && likeliest.category !== NONE ? likeliest.category : null;
  return {
    level,
    category,
    scores: ranked.filter(({ category, probability }) => category !== NONE && probability > LEAST_SHARE),
  };
}
