import type { Risk } from '@careward/contracts/coach/schemas';
import { riskCategories, type RiskCategory, riskCodes, type RiskLevel } from '@careward/contracts/coach/risk';
import { anyPhrase, phrase } from '@careward/content/text/phrase';
import { isOver } from './context.domain.js';
import { explainCategory } from './explain-category.domain.js';
import { adaptToCare } from './adapt-to-care.domain.js';
import { findOngoingCrisis, findOngoingEmergency } from './ongoing-danger.domain.js';
import {
  asPassed,
  asStrip,
  canPass,
  isEmergency,
  isSameDay,
  mostUrgent,
  riskOf,
  tierOfCode,
} from './risk.domain.js';
import { knownRisks, ruledRisks } from './rules.domain.js';
import { isToldOfEarlier } from './second-hand.domain.js';
import { statements } from './statements.domain.js';

/** What the learned screen made of a text (learned/learned-models.ts), categories by code. */
export type LearnedVerdict = {
  /** Sure: a card instead of the answer. Unsure: a strip above it. Only an emergency has a level. */
  level: RiskLevel | null;
  /** The most likely category; null when the message most likely shows no danger and has no level. */
  category: string | null;
  /** Each category's share of the model's belief, the highest first, as far as it is worth naming. */
  scores: readonly { category: string; probability: number }[];
};

export type ConversationEvidence = {
  /** How likely the library finds it that something is asked whose answer shows a danger. */
  library: number;
  /** How the message reads after the one before it (learned/later-danger.domain.ts). */
  after: number;
};

type ScreenInputs = {
  text: string;
  /** What was found in the caregiver's earlier messages of this conversation, oldest first. */
  earlier?: readonly (Risk | null)[];
  learned?: LearnedVerdict | null;
  /** In a conversation: what else than the message's own words speaks for a danger. */
  around?: ConversationEvidence | undefined;
  /** Whether the library surely has the answer to this very message, and that answer shows no danger. */
  isAnswered?: boolean;
  /** Those of the people cared for, as the profile names them. */
  conditions?: readonly string[];
};

/** With this probability the learned screen is sure of a danger, so that a second one is named, too. */
const SURE = 0.5;
/** From this share of all emergencies together on, no answer of the library makes a card a strip. */
const BEYOND_DOUBT = 0.9;
/** A card that no rule calls for needs that all emergencies together have this share of the learned screen's belief. */
const LIKELY = 0.4;
/**
 * A call for 911 by phrases is a strip where all emergencies together have less than this of the learned screen's belief; a
 * phrase of `figurative` counts for nothing below `emergency`, or where the less urgent danger that it names has less than
 * `lessUrgent`. Of writers left out, phrases below were harmless twice as often as not.
 */
const UNHEARD = { emergency: 0.02, card: 0.05, lessUrgent: 0.01 };
/** Dangers whose words are said of much else, too: "passed out when they told me the price". A reading of low oxygen is not. */
const figurative: readonly RiskCategory[] = ['choking', 'unresponsive', 'stroke', 'heart', 'medicine'];
/** Characters up to which that counts. The learned screen hears one urgent sentence too little in a long story. */
const HEARD_WHOLE = 200;

/**
 * Looks for a danger in what a caregiver wrote, before and apart from any answer: the rules and the learned screen each
 * judge, and the highest verdict wins. The time it takes grows with the length of the text and no
 * faster, whatever the text.
 */
export const screen = (inputs: ScreenInputs): Risk | null => judgeMessage(inputs, phrasedIn(inputs));

/** The same, and whether its card was only learned: the phrases alone, or a crisis that goes on, call for none. */
export function screenMessage(inputs: ScreenInputs): { risk: Risk | null; isLearned: boolean } {
  const phrased = phrasedIn(inputs);
  const risk = judgeMessage(inputs, phrased);
  const isCardOfPhrases = () => judgeMessage({ ...inputs, learned: null }, phrased)?.level === 'card';
  return { risk, isLearned: risk?.level === 'card' && !isCardOfPhrases() };
}

/** What the phrases find, which takes longest. */
type PhrasedRisks = { named: readonly Risk[]; known: readonly Risk[] };

const phrasedIn = ({ text, conditions = [] }: ScreenInputs): PhrasedRisks => ({
  named: ruledRisks(text),
  known: knownRisks(text, conditions),
});

function judgeMessage(
  { text, earlier = [], learned = null, around, isAnswered = false, conditions = [] }: ScreenInputs,
  { named, known }: PhrasedRisks,
): Risk | null {
  const ruled = [...named.flatMap((risk) => weighRisk(risk, text, learned)), ...known];
  const belief = beliefIn(learned, around);
  const sure = ruled.some(isCard) ? ruled : [...ruled, ...crisisIn(text, earlier, belief)];
  const taught = learnedRisks(learned, { text, conditions, isAnswered }, belief);
  const found = mostUrgent([...sure, ...filterLearnedRisks(sure, taught, { text, learned })]);
  const own = found && isOfItsOwn(found, ruled) ? found : null;
  const shown = own ?? findOngoingEmergency(text, earlier) ?? found;
  return shown && adaptToCare(shown, text, conditions);
}

/**
 * What was learned beside the phrases; beside their call for 911, or for the doctor the same day, only an emergency that it
 * is sure of. The strip for the same day says itself when 911 is called.
 */
function filterLearnedRisks(
  ruled: readonly Risk[],
  taught: readonly Risk[],
  { text, learned }: { text: string; learned: LearnedVerdict | null },
): readonly Risk[] {
  const isSure = (learned?.scores[0]?.probability ?? 0) >= SURE;
  if (ruled.some(isCard))
    return isSure || !ruled.some((risk) => isCard(risk) && risk.tier === 'T0') ? taught : [];
  const calm = taught.map((risk) => calmRisk(risk, text));
  return isSure || !ruled.some(isSameDay) ? calm : calm.filter(({ tier }) => tier !== 'T0');
}

/** Whether a finding counts beside an emergency of a message before: one that is only suspected, or less urgent, does not. */
const isOfItsOwn = ({ level, tier }: Risk, ruled: readonly Risk[]): boolean =>
  level === 'card' || tier === 'T1' || (tier === 'T0' && ruled.length > 0);

/**
 * What the words of a danger are worth in a short message that the learned screen does not take for one: "choking on
 * paperwork". A crisis is never unheard, and nobody looks ill yet who has a fever on chemotherapy.
 */
function weighRisk(risk: Risk, text: string, learned: LearnedVerdict | null): Risk[] {
  const { tier, category } = risk;
  if (!learned || learned.level || text.length > HEARD_WHOLE || category === 'fever-on-chemo') return [risk];
  if (figurative.includes(category) && isSaying(risk, learned)) return [];
  return tier === 'T0' && shareOfEmergencies(learned) < UNHEARD.card ? [asStrip(risk)] : [risk];
}

const isSaying = ({ tier, category }: Risk, learned: LearnedVerdict) =>
  tier === 'T0'
    ? shareOfEmergencies(learned) < UNHEARD.emergency
    : shareOf(category, learned) < UNHEARD.lessUrgent;

const shareOf = (named: RiskCategory, { scores }: LearnedVerdict) =>
  scores.find(({ category }) => category === riskCodes[named])?.probability ?? 0;

const shareOfEmergencies = ({ scores }: LearnedVerdict) =>
  scores
    .filter(({ category }) => isEmergency(tierOfCode(category)))
    .reduce((sum, { probability }) => sum + probability, 0);

/**
 * What speaks for a danger in a message that follows others, and how much: what the screen hears in the message alone, what
 * the library takes it to ask, and how it reads after the one before. A logistic fit to `later-messages` (infra/training),
 * each writer judged by a model of the other two; the labelled conversations took no part.
 */
const WEIGHT = { alone: 0.15, library: 0.4, after: 2 };
const WITHOUT_EVIDENCE = -0.24;
/**
 * From which belief on what the learned screen hears in a conversation becomes a card. What a message shows alone is never
 * less after others: nobody asks five harmless questions to be taken less seriously at the sixth message.
 */
const BECOMES_CARD = 1.5;
/** A crisis is not taken to go on below this: less than for any later message of a crisis in `later-messages`, and by 1. */
const SOMETHING_ELSE = -2.5;
const LEAST_CHANCE = 0.0001;

function oddsOf(chance: number): number {
  const kept = Math.min(Math.max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE);
  return Math.log(kept / (1 - kept));
}

/** The learned screen has learned from messages that tell all of it; a fragment ("my watch is gone") means what came before. */
function beliefIn(learned: LearnedVerdict | null, around: ConversationEvidence | undefined): number | null {
  if (!learned || !around) return null;
  const [alone, asked] = [oddsOf(shareOfEmergencies(learned)), oddsOf(around.library)];
  return WITHOUT_EVIDENCE + WEIGHT.alone * alone + WEIGHT.library * asked + WEIGHT.after * around.after;
}

/** The crisis that a message goes on about; a strip where its words might, and it speaks of another thing. */
function crisisIn(text: string, earlier: readonly (Risk | null)[], belief: number | null): Risk[] {
  const crisis = findOngoingCrisis(text, earlier);
  return crisis ? [isOfSomethingElse(text, belief) ? asStrip(crisis) : crisis] : [];
}

/** A bare "yes" answers the card's question, however it reads. */
const isOfSomethingElse = (text: string, belief: number | null) =>
  belief !== null && belief < SOMETHING_ELSE && !isBrief(text);

/** The level of what only the learned screen hears. */
function levelOf(learned: LearnedVerdict, belief: number | null, isAnswered: boolean): RiskLevel | null {
  if (!learned.level) return null;
  const share = shareOfEmergencies(learned);
  if (isAnswered && share < BEYOND_DOUBT) return 'strip';
  if (belief !== null && belief >= BECOMES_CARD) return 'card';
  return share >= LIKELY ? learned.level : 'strip';
}

const isCard = ({ level }: Risk) => level === 'card';

/** The labelled messages have one code for all trouble with breathing, and one for confusion and infection. */
const chokes = phrase('chok*|throat|heimlich|stuck|swallow*|atragant*|atora*|atoro|garganta');
const onChemo = phrase('chemo|chemotherapy|quimio|quimioterapia');

function categoryOf(
  code: string,
  { text, conditions }: Pick<Required<ScreenInputs>, 'text' | 'conditions'>,
): RiskCategory | undefined {
  if (code === riskCodes.breathing) return chokes.test(text.toLowerCase()) ? 'choking' : 'breathing';
  const hasChemo = conditions.includes('cancer') || onChemo.test(text.toLowerCase());
  if (code === riskCodes['fever-on-chemo'] && hasChemo) return 'fever-on-chemo';
  return riskCategories.find((category) => riskCodes[category] === code);
}

/** What the learned screen adds. What it finds without being sure that there is any emergency is none. */
function learnedRisks(
  learned: LearnedVerdict | null,
  { text, conditions, isAnswered }: Required<Pick<ScreenInputs, 'text' | 'conditions' | 'isAnswered'>>,
  belief: number | null,
): Risk[] {
  const category = learned && categoryIn(learned, text, conditions);
  if (!category) return [];
  const first = riskOf(category);
  if (!isEmergency(first.tier)) return [first];
  const level = levelOf(learned, belief, isAnswered);
  if (!level) return [];
  const others = learned.scores
    .filter((score) => score.category !== learned.category && score.probability >= SURE)
    .flatMap((score) => categoryOf(score.category, { text, conditions }) ?? []);
  return [{ ...first, level }, ...(level === 'card' ? others.map(riskOf) : [])];
}

/** The category that the learned screen names, as the words of the message explain it. */
function categoryIn(
  { category: code, scores }: LearnedVerdict,
  text: string,
  conditions: readonly string[],
): RiskCategory | null {
  const named = code && categoryOf(code, { text, conditions });
  if (!named) return null;
  const isSure = scores.some(({ category, probability }) => category === code && probability >= SURE);
  return explainCategory(statements(text).join('\n'), { category: named, isSure, conditions });
}

/** Phrases of somebody who asks about a danger in general. */
const inGeneral = anyPhrase([
  '(what|which) (are|is) (the )?(early |first |warning |common |usual )?(signs|symptoms|causes|difference|chances?|odds)|(signs|symptoms|risk|risks|chance) of (a|an)|how (do|can|could|would) (i|we|you) (know if|tell if|recognize|spot|prevent|avoid|reduce|lower the)|how to (prevent|avoid|recognize|spot)|(difference|differences) between|prevent*|what is (a|an)|is it true|first aid|training|a class|reading (up|ahead)|pamphlet|brochure|poster|screening form|support group',
  '(cuales|que) (son )?(las |los )?(senales|sintomas|causas|diferencia*)|(senales|sintomas|riesgo) de (un|una)|como (reconozco|reconocer|prevengo|prevenir|evito|evitar|se previene)|diferencia entre|prevenir|prevencion|^que es (un|una)|primeros auxilios|curso|clase de|folleto|volante|es verdad que',
]);
const past = anyPhrase([
  '(in|since|from|of|back in|en|desde|del) (19|20)\\d\\d|(months|years|decades) ago|last (year|month|spring|summer|winter)|\\d\\d years|as a (child|kid)|long ago|back in|decades|hace (muchos |\\w{1,10} )?(anos|meses)|(ano|mes|verano|invierno) pasado|cuando era',
  '(in|on) (a|the|my|her|his|that) ~ (movie|film|show|episode|novel|series|book|dream)|(movie|film|show|novel|book) (where|about)|(pelicula|novela|serie|libro) (donde|de|que)|en la (novela|pelicula|serie)|dreamed|dreamt|sone',
]);
const denied = anyPhrase([
  '(no|not|never|without|isnt|nothing|none of) ~ (danger|emergency|symptoms|pain|thinking of|hurting|suicidal|hurt)|(shes|hes|im|we are|everyone is|all) (safe|fine|okay|perfectly fine)|lol|haha|just kidding|kidding|figure of speech|so to speak',
  'no es (una )?emergencia|(nadie|nunca|jamas) (esta|ha|corre) ~|es un decir|(esta|estamos|estoy) (a salvo|perfectamente|bien$)|jaja*|de broma',
]);
/** Words which say that it is happening. */
const isNow = anyPhrase([
  'now|right now|tonight|just|suddenly|again|today|this (morning|afternoon|evening|minute)|still|wont stop|keeps|help|worse',
  'ahora|ahorita|hoy|esta (noche|manana|tarde)|de repente|de pronto|otra vez|de nuevo|sigue|acaba de|ayuda*|auxilio|peor|no para',
]);

/** Whether a message is a question in general, or tells of long ago or a story, and nothing in it is happening. */
function isElsewhere(said: string) {
  return !isNow.test(said) && (inGeneral.test(said) || past.test(said));
}

/** Somebody who looks something up writes as much, and the learned screen hears the same words when it is happening. */
const FEW_WORDS = 3;
const isBrief = (text: string) => text.trim().split(/\s+/).length <= FEW_WORDS;

/**
 * A card that only the learned screen calls for becomes a strip where the message is clearly about something else (a
 * question in general, long ago, a story, a denial, somebody else's report of earlier) or only names a sign. Where the danger
 * is over, the strip says to call the doctor today. It is never dropped, and neither a denial nor a short message weakens a
 * crisis.
 */
function calmRisk(risk: Risk, text: string): Risk {
  const said = statements(text).join('\n');
  if (canPass(risk) && isOver(said)) return asPassed(risk);
  const isDenied = !isNow.test(said) && denied.test(said);
  const isUnsure = risk.tier === 'T0' && (isDenied || isBrief(text) || isToldOfEarlier(risk, said, isNow));
  return isUnsure || isElsewhere(said) ? { ...risk, level: 'strip' } : risk;
}
