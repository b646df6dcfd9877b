import { fold } from '@careward/content/text/readings';
import type { Language } from '@careward/contracts/kernel/languages';
import { stopWords, wordsOf } from '../../retrieval/words.domain.js';
import type { RankedCandidate, SearchResult } from '../../retrieval/search-result.domain.js';
import { comparedText, type FileSentence, SHORTEST_WORD } from './file-sentences.domain.js';
import type { FilesInView } from './files-in-view.domain.js';
import { wordLikeness } from './word-likeness.domain.js';

/** How near a sentence lies to the question by its meaning; 0 where that is not known. */
export type NearnessOf = (sentence: string) => number;

/** How likely the library has the answer. */
export type LibraryEvidence = Pick<SearchResult, 'certainty' | 'isOffTopic'> & {
  candidates: readonly Pick<RankedCandidate, 'chance'>[];
};

export type EvidenceContext = {
  text: string;
  lang: Language;
  nearness: NearnessOf;
  library: LibraryEvidence;
};

/**
 * What tells whether a sentence answers the question. Of the question and its paper, the same for all sentences: whether it
 * looks for nothing that papers have besides (`isPlain`), how it came to the paper, whether the library has the answer.
 */
export const evidenceNames = [
  'always',
  'near',
  'nearest',
  'lead',
  'nearBefore',
  'nearAfter',
  'words',
  'wordsAcross',
  'wordsBeside',
  'wordsElsewhere',
  'wordsNowhere',
  'fact',
  'firstFact',
  'rareFact',
  'lacksFact',
  'nobodysFact',
  'isPlain',
  'isNamed',
  'isMeant',
  'isEarlier',
  'libraryOdds',
  'librarySure',
  'libraryUnsure',
  'offTopic',
  'questionLength',
  'sentences',
  'length',
  'asks',
  'beginning',
  'headed',
  'foreign',
  'withheld',
  'why',
  'whyNot',
  'where',
  'whereNot',
  'time',
  'many',
] as const;
type EvidenceName = (typeof evidenceNames)[number];
export type Evidence = Record<EvidenceName, number>;

/** What questions ask for beside the facts of papers, and how a sentence looks that has it; both folded. */
const kinds = {
  why: {
    asks: /\b(?:why|how come|reason|por que|razon|motivo)\b/,
    has: /\b(?:because|reason|due to|since|not|was not|did not|does not|porque|razon|motivo|debido|no)\b/,
  },
  where: {
    asks: /\b(?:where|address|donde|adonde|direccion)\b/,
    has: /\b(?:\d+ [a-z]+(?: [a-z]+)? (?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|hwy)|p\.? ?o\.? box|\d{5}|room|suite|floor|entrance|office|calle|avenida|piso|sala|entrada|oficina|mail|send|correo|mande|envie)\b/,
  },
  time: {
    asks: /\b(?:what time|hours|open|close|hora|horario|abren|cierran)\b/,
    has: /\b(?:\d{1,2}:\d\d|\d{1,2} ?(?:a\.? ?m|p\.? ?m))\b/,
  },
  many: {
    asks: /\b(?:how (?:many|often|long|far|much)|cuant[oa]s?|cada cuanto|que tan)\b/,
    has: /\d|\b(?:one|two|three|four|five|six|seven|eight|once|twice|daily|weekly|every|each|dos|tres|cuatro|cinco|seis|cada|diario|semanal)\b/,
  },
};

/** On folded text. */
export const asksOfPapers = (question: string): boolean =>
  Object.values(kinds).some(({ asks }) => asks.test(question));

/** That the library has nothing says only that much for a paper: it may have nothing either. */
const LEAST_ODDS = -0.5;
/** Cosines are small beside what else is counted. */
const WIDER = 5;
/** Of fewer sentences a paper is not the likelier to answer. */
const FEWEST = 15;
/** Lines of a paper's head, which answer little. */
const BEGINNING = 4;

/** Of each sentence, in their order. */
export function evidenceOf(view: FilesInView, context: EvidenceContext): Evidence[] {
  const { sentences } = view;
  const near = nearnesses(sentences, context.nearness);
  const shared = sharedWords(sentences, context);
  const ofQuestion = questionEvidence(view, context);
  const said = fold(context.text);
  const asks = (kind: keyof typeof kinds) => kinds[kind].asks.test(said);
  const asked = { why: asks('why'), where: asks('where'), time: asks('time'), many: asks('many') };
  const wanted = wantedIn(view);
  return sentences.map((sentence, at): Evidence => {
    const own = fold(sentence.text);
    const has = (kind: keyof typeof kinds) => asked[kind] && kinds[kind].has.test(own);
    return {
      ...ofQuestion,
      ...near(at),
      ...shared(at),
      ...wanted(sentence),
      length: Math.log(sentence.text.length / 60),
      asks: flag(sentence.text.endsWith('?')),
      beginning: flag(sentence.at < BEGINNING),
      headed: flag(sentence.heading !== ''),
      foreign: flag(isForeign(sentence, context.lang)),
      withheld: flag(sentence.objection !== null),
      why: flag(has('why')),
      whyNot: flag(asked.why && !has('why')),
      where: flag(has('where')),
      whereNot: flag(asked.where && !has('where')),
      time: flag(has('time')),
      many: flag(has('many')),
    };
  });
}

const flag = (holds: boolean) => (holds ? 1 : 0);
const isForeign = ({ lang }: FileSentence, asked: Language) => lang !== null && lang !== asked;

function questionEvidence(
  { subject, sentences, areNamed, areMeant, areEarlier }: FilesInView,
  { text, library: { certainty, candidates, isOffTopic } }: EvidenceContext,
) {
  const chance = Math.min(0.999, candidates[0]?.chance ?? 0);
  return {
    always: 1,
    isPlain: flag(subject.size === 0),
    isNamed: flag(areNamed),
    isMeant: flag(areMeant),
    isEarlier: flag(areEarlier),
    libraryOdds: Math.max(LEAST_ODDS, Math.log(chance / (1 - chance)) / 3),
    librarySure: flag(certainty === 'sure'),
    libraryUnsure: flag(certainty === 'unsure'),
    offTopic: flag(isOffTopic),
    questionLength: Math.log(Math.max(1, wordsOf(text).length) / 8),
    sentences: Math.log(Math.max(FEWEST, sentences.length) / 30),
  };
}

function nearnesses(sentences: readonly FileSentence[], nearness: NearnessOf) {
  const near = sentences.map((sentence) => WIDER * nearness(comparedText(sentence)));
  const [best = 0, second = 0] = near.toSorted((a, b) => b - a);
  const nearAt = (at: number) => near[at] ?? 0;
  return (at: number) => ({
    near: nearAt(at),
    nearest: flag(nearAt(at) === best && best > 0),
    lead: nearAt(at) === best ? best - second : 0,
    nearBefore: nearAt(at - 1),
    nearAfter: nearAt(at + 1),
  });
}

/** A word as much like another counts as the same: misspelled, inflected, or of the other language. */
const ALIKE = 0.5;

/** How much of what is asked a sentence has in its words; what few sentences of the paper have counts for more. */
function sharedWords(sentences: readonly FileSentence[], { text, lang }: EvidenceContext) {
  const asked = [...new Set(wordsOf(text))].filter(
    (word) => !stopWords[lang].has(word) && (word.length >= SHORTEST_WORD || /\d/.test(word)),
  );
  const all = new Set(sentences.flatMap(({ words }) => [...words]));
  const rows = asked.map((word) => {
    const alike = new Map(
      [...all].flatMap((other) => {
        const likeness = wordLikeness(word, other);
        return likeness >= ALIKE ? [[other, likeness] as const] : [];
      }),
    );
    const found = sentences.map(({ words }) =>
      alike.size === 0
        ? 0
        : [...alike].reduce(
            (most, [other, likeness]) => (words.has(other) ? Math.max(most, likeness) : most),
            0,
          ),
    );
    const often = found.reduce((sum, likeness) => sum + likeness, 0);
    return { found, often, weight: Math.log((sentences.length + 1) / (often + 0.5)) / 4 };
  });
  const nowhere = rows.filter(({ often }) => often === 0).length / (rows.length || 1);
  const sumAt = (at: number) => rows.reduce((sum, { found, weight }) => sum + weight * (found[at] ?? 0), 0);
  const sums = sentences.map((_, at) => sumAt(at));
  return (at: number) => {
    const sentence = sentences[at];
    const isAcross = sentence !== undefined && isForeign(sentence, lang);
    const words = sums[at] ?? 0;
    return {
      words,
      wordsAcross: isAcross ? words : 0,
      wordsBeside: Math.max(sums[at - 2] ?? 0, sums[at - 1] ?? 0, sums[at + 1] ?? 0),
      wordsElsewhere: rows.reduce(
        (sum, { found, often, weight }) => sum + (often > 0 && (found[at] ?? 0) === 0 ? weight : 0),
        0,
      ),
      wordsNowhere: isAcross ? 0 : nowhere,
    };
  };
}

function wantedIn({ sentences, facts: { wanted } }: FilesInView) {
  const all = new Set(wanted.flatMap(({ facts }) => facts));
  const first = new Set(wanted.flatMap(({ facts }) => facts.slice(0, 1)));
  const hasAny = ({ facts }: FileSentence, of: ReadonlySet<unknown>) =>
    [...facts].some((fact) => of.has(fact));
  const having = sentences.filter((sentence) => hasAny(sentence, all)).length;
  return (sentence: FileSentence) => {
    const has = hasAny(sentence, all);
    return {
      fact: flag(has),
      firstFact: flag(hasAny(sentence, first)),
      rareFact: has ? 1 / Math.sqrt(having) : 0,
      lacksFact: flag(all.size > 0 && !has),
      nobodysFact: flag(all.size > 0 && having === 0),
    };
  };
}
