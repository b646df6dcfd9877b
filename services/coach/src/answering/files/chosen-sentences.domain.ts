import { chancesOf, paperSettings } from './paper-chance.domain.js';
import { type FileSentence, isOfMedicine, isQuotable } from './file-sentences.domain.js';
import type { FilesInView } from './files-in-view.domain.js';
import type { PaperFact, WantedFact } from './paper-facts.domain.js';
import { type EvidenceContext, evidenceOf } from './sentence-evidence.domain.js';

/** `chance`: how likely it is the sentence that answers. */
export type ScoredSentence = FileSentence & { chance: number };

export function scored(
  view: FilesInView,
  context: EvidenceContext,
  settings = paperSettings,
): ScoredSentence[] {
  const chances = chancesOf(evidenceOf(view, context), settings);
  return view.sentences.map((sentence, at) => ({ ...sentence, chance: chances[at] ?? 0 }));
}

/**
 * `isSure`: they have the answer, whatever the library has. `isDoubtful`: the paper likely has it, but none of its sentences
 * stands out; these come nearest. `notFound`: what is looked for and no sentence has.
 */
type ChosenSentences = {
  chosen: ScoredSentence[];
  isDoubtful: boolean;
  isSure: boolean;
  notFound: PaperFact[];
};

/** Beside the best sentence stand those that are not much less likely; more of what a question looks for several of. */
const BESIDE = { ofBest: 1 / 5, most: 3 };
/** Where no sentence is likely by itself, several are a guess. */
const LEAST_OF_BEST = 0.25;
/** What has just the fact that is looked for is left out only where it is far less likely: a letter has two deadlines. */
const OF_FACT = 1 / 10;
/** Of several things that a question looks for each is answered by its own sentences, which share the chance with the others. */
const OF_SEVERAL = { ofBest: 1 / 2, most: 2 };

/** In doubt: with two of them the answer is there in six of ten, with more in seven of ten. */
const MOST_IN_DOUBT = 3;

/** The sentences that likely hold the answer, in their order; none where it is likelier that the paper does not. */
export function chosenIn(
  all: readonly ScoredSentence[],
  view: FilesInView,
  { quoted, sure, nearest } = paperSettings.together.thresholds,
): ChosenSentences {
  const { wanted } = view.facts;
  const isSenderAsked = wanted.some(({ facts }) => facts.includes('sender'));
  const likely = likeliest(all, view);
  const chance = chanceOf(likely, all, view);
  const ofAll = all.reduce((sum, each) => sum + each.chance, 0);
  const heads = isSenderAsked ? beginnings(all) : [];
  const isThere = (fact: PaperFact) =>
    fact === 'sender' ? heads.length > 0 : all.some(({ facts }) => facts.has(fact));
  const notFound = wanted.filter(({ facts }) => !facts.some(isThere));
  const isAbsent = isPlain(view) && wanted.every((each) => notFound.includes(each) && isNamedAlways(each));
  const isDoubtful = !isSenderAsked && !isAbsent && chance < quoted && ofAll >= nearest;
  const chosen = new Set([
    ...heads,
    ...(chance >= quoted && !isAbsent ? likely : []),
    ...(isDoubtful ? nearestOf(all) : []),
  ]);
  return {
    chosen: all.filter((sentence) => chosen.has(sentence)),
    isDoubtful,
    isSure: chance >= sure,
    notFound: notFound.flatMap(({ facts }) => facts.slice(0, 1)),
  };
}

/** What a paper never says without its word or its digits, so that without them nothing in it answers. */
const NAMED_ALWAYS: readonly PaperFact[] = ['appeal', 'phone', 'fax'];
const isNamedAlways = ({ facts }: WantedFact) => facts.every((fact) => NAMED_ALWAYS.includes(fact));

/** A question for nothing but facts. */
const isPlain = ({ facts: { wanted }, subject }: FilesInView): boolean =>
  wanted.length > 0 && subject.size === 0;

const has = ({ facts }: FileSentence, of: readonly PaperFact[]) => of.some((fact) => facts.has(fact));

/** The sentences with what is looked for, in the strict sense where any has it: what is due rather than any amount. */
const having = (all: readonly ScoredSentence[], { facts }: WantedFact): readonly ScoredSentence[] =>
  facts.map((fact) => all.filter((each) => each.facts.has(fact))).find((own) => own.length > 0) ?? [];

const sumOf = (some: readonly ScoredSentence[]) => some.reduce((sum, { chance }) => sum + chance, 0);

/**
 * A question for nothing but what a sentence of the paper has is about the paper, so the library's own answer does not count
 * against it: it would say "30 to 90 days" beside a letter that says 20. Of several things the least likely one counts.
 */
function chanceOf(
  likely: readonly ScoredSentence[],
  all: readonly ScoredSentence[],
  view: FilesInView,
): number {
  const { wanted } = view.facts;
  if (isPlain(view) && wanted.every(({ facts }) => likely.some((each) => has(each, facts)))) {
    const rivals = wanted.length > 1 ? wanted.map((each) => having(all, each)) : [all];
    return Math.min(
      ...rivals.map((own) => sumOf(own.filter((each) => likely.includes(each))) / (sumOf(own) || 1)),
    );
  }
  return likely.every(({ chance }) => chance < LEAST_OF_BEST) ? 0 : sumOf(likely);
}

function likeliest(all: readonly ScoredSentence[], view: FilesInView): ScoredSentence[] {
  const ordered = all.toSorted((a, b) => b.chance - a.chance);
  const [first, ...others] = view.facts.wanted;
  if (others.length > 0) return ofSeveral(ordered, view);
  const near = nearBest(ordered, first && isPlain(view) ? first : null);
  return withRoom(near, Math.max(BESIDE.most, first?.most ?? 0));
}

/** Beside a sentence that has the fact stands none without it, where nothing else was asked. */
function nearBest(ordered: readonly ScoredSentence[], fact: WantedFact | null): readonly ScoredSentence[] {
  const [best] = ordered;
  if (!best) return [];
  if (!fact || !has(best, fact.facts))
    return ordered.filter(({ chance }) => chance >= best.chance * BESIDE.ofBest);
  const strict = having(ordered, fact);
  return ordered.filter(
    (each) =>
      has(each, fact.facts) && each.chance >= best.chance * (strict.includes(each) ? OF_FACT : BESIDE.ofBest),
  );
}

function ofSeveral(ordered: readonly ScoredSentence[], view: FilesInView): ScoredSentence[] {
  const least = (ordered[0]?.chance ?? 0) * OF_FACT;
  const near = ordered.filter(({ chance }) => chance >= least);
  const ofEach = view.facts.wanted.flatMap((fact) => {
    if (!isPlain(view)) return near.find((each) => has(each, fact.facts)) ?? [];
    const own = having(near, fact);
    const enough = (own[0]?.chance ?? 0) * OF_SEVERAL.ofBest;
    return withRoom(
      own.filter(({ chance }) => chance >= enough),
      OF_SEVERAL.most,
    );
  });
  return [...new Set([...ofEach, ...withRoom(near, 1).slice(0, 1)])];
}

const nearestOf = (all: readonly ScoredSentence[]) =>
  withRoom(
    all.toSorted((a, b) => b.chance - a.chance),
    MOST_IN_DOUBT,
  );

const isGiven = (sentence: FileSentence) => isQuotable(sentence) || isOfMedicine(sentence);

/** So many that may be quoted, and those as likely that could not be read. */
const withRoom = (near: readonly ScoredSentence[], most: number): ScoredSentence[] => [
  ...near.filter(isGiven).slice(0, most),
  ...near.slice(0, most).filter((each) => !isGiven(each)),
];

/** Who wrote a letter stands at its head, in no sentence. */
const beginnings = (all: readonly ScoredSentence[]) =>
  all
    .filter(({ path, at }) => at === all.find((each) => each.path === path)?.at)
    .filter((sentence) => isQuotable(sentence) && !isSentence(sentence));

const SUMMARY = { first: 2, all: 9 };
/** How many sentences of a summary name each. */
const SUMMED: readonly (readonly [PaperFact, number])[] = [
  ['deadline', 2],
  ['date', 1],
  ['amount', 2],
  ['phone', 1],
  ['warning', 2],
  ['appointment', 1],
  ['task', 1],
];
const GREETS = /^(?:dear|hello|sincerely|re:|to:|from:|estimad[oa]s?|querid[oa]s?|atentamente|asunto:)\b/i;
/** "Su solicitud fue negada." says what the letter is about. */
const SHORTEST = 20;
const isSentence = ({ text }: FileSentence) =>
  text.length >= SHORTEST && /[.!?]["”»)]?$/.test(text) && !GREETS.test(text);

/** How a file begins, and what of each kind it names. */
export function summaryOf(own: readonly ScoredSentence[]): ScoredSentence[] {
  const given = own.filter(isQuotable);
  const whole = given.filter(isSentence);
  const first = (whole.length > 0 ? whole : given).slice(0, SUMMARY.first);
  const summed = SUMMED.reduce<ScoredSentence[]>((chosen, [fact, most]) => {
    const room = most - chosen.filter(({ facts }) => facts.has(fact)).length;
    const next = given.filter((each) => each.facts.has(fact) && !chosen.includes(each));
    return room > 0 ? [...chosen, ...next.slice(0, room)] : chosen;
  }, first);
  return own.filter((sentence) => summed.slice(0, SUMMARY.all).includes(sentence));
}
