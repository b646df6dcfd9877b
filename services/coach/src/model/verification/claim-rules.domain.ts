import type { Language } from '@careward/contracts/kernel/languages';
import { standsIn } from './quantities.domain.js';
import { clausesOf, type Statement, statementIn, stemsOf } from './statement.domain.js';
import { type Concept, conceptsIn, isOpposed } from './signs-and-actions.js';

/** How a claim says something else than the sentences that it cites. */
export type Contradiction =
  | 'number'
  | 'sign'
  | 'urgency'
  | 'action'
  | 'substance'
  | 'negation'
  | 'opposite'
  | 'scope';

type Rule = (claim: Statement, cited: readonly Statement[], lang: Language) => boolean;

/** The first that a claim breaks names what is wrong with it. */
const rules: readonly (readonly [Contradiction, Rule])[] = [
  ['number', hasNewNumber],
  ['sign', (claim, cited) => hasNew('sign', claim, cited)],
  ['urgency', (claim, cited, lang) => hasNew('contact', claim, cited) || isRecombined(claim, cited, lang)],
  ['action', (claim, cited, lang) => hasNew('action', claim, cited) || isUnasked(claim, cited, lang)],
  ['substance', (claim, cited) => hasNew('given', claim, cited)],
  ['negation', isTurned],
  [
    'opposite',
    (claim, cited, lang) => isOpposed(claim.folded, wordsOf(cited)) || isSwapped(claim, cited, lang),
  ],
  [
    'scope',
    (claim, cited) =>
      isUnrestricted(claim, cited) ||
      scopes.some((words) => words.test(claim.folded) && !words.test(wordsOf(cited))),
  ],
];

/** What speaks against a claim that rests on these sentences; null where no rule does, which proves nothing yet. */
export function contradictionIn(
  claim: string,
  cited: readonly string[],
  lang: Language,
): Contradiction | null {
  const said = statementIn(claim, lang);
  const sentences = cited.map((sentence) => statementIn(sentence, lang));
  return rules.find(([, isBroken]) => isBroken(said, sentences, lang))?.[0] ?? null;
}

const wordsOf = (cited: readonly Statement[]) => cited.map(({ folded }) => folded).join(' . ');

function hasNewNumber({ quantities }: Statement, cited: readonly Statement[]): boolean {
  const known = cited.flatMap((sentence) => sentence.quantities);
  return !quantities.every((quantity) => standsIn(quantity, known));
}

const ofKind = (kind: string, concepts: ReadonlySet<Concept>) =>
  [...concepts].filter((concept) => concept.startsWith(`${kind} `));

const hasNew = (kind: string, { concepts }: Statement, cited: readonly Statement[]) =>
  ofKind(kind, concepts).some((concept) => !cited.some((sentence) => sentence.concepts.has(concept)));

/** A text in parts that each may tell whom to call: "A fever: the doctor; trouble breathing: 911". */
const partsOf = (folded: string) => folded.split(/[.;]|, (?:and|y) (?=call|go|llame|vaya)/);

/** Whether a sign of one sentence was joined to the help of another: a sign keeps its own urgency. */
function isRecombined(claim: Statement, cited: readonly Statement[], lang: Language): boolean {
  const sources = cited.flatMap(({ folded }) => partsOf(folded)).map((text) => partOf(text, lang));
  return partsOf(claim.folded)
    .map((text) => partOf(text, lang))
    .filter(({ contacts }) => contacts.length > 0)
    .some(({ contacts, about }) => {
      const fitting = sources.filter((source) => contacts.every((one) => source.contacts.includes(one)));
      const others = sources.filter((source) => source.contacts.length > 0 && !fitting.includes(source));
      return about.some(
        (one) =>
          others.some((source) => source.about.includes(one)) &&
          !fitting.some((source) => source.about.includes(one)),
      );
    });
}

/** Words that say how to reach help, not for what. */
const REACHING: ReadonlySet<string> = new Set(
  'call tell ask see go take get now today same day right away once first immedi doctor pharmacist nurs help line llam avis pregunt vea vay lleve hoy mism dia inmediat ensegu medic farmaceut enfermer line'.split(
    ' ',
  ),
);

function partOf(text: string, lang: Language) {
  const concepts = conceptsIn(text);
  return {
    contacts: ofKind('contact', concepts),
    about: [...ofKind('sign', concepts), ...stemsOf(text, lang).filter((one) => !REACHING.has(one))],
  };
}

const ASKED_FIRST =
  /\bwithout (?:asking|checking)|\bask\w{0,3}\b[^.;]{0,30}\bbefore|\bbefore\b[^.;]{0,40}\bask|\bunless\b[^.;]{0,40}\b(?:says?|tells?)\b|\bsin preguntar|\bpregunt\w{1,3}\b[^.;]{0,30}\bantes|\bantes de\b[^.;]{0,40}\bpregunt|\ba menos que\b[^.;]{0,40}\b(?:indique|diga)\b/;

/** Whether a claim tells to do what its sentences say to ask about first. */
function isUnasked(claim: Statement, cited: readonly Statement[], lang: Language): boolean {
  if (ASKED_FIRST.test(claim.folded)) return false;
  const told = clausesOf(claim.folded, lang)
    .filter(({ isDenied }) => !isDenied)
    .flatMap(({ text }) => stemsOf(text, lang));
  return cited
    .flatMap(({ folded }) => folded.split(/[.;]/))
    .filter((part) => ASKED_FIRST.test(part))
    .some((part) => stemsOf(part, lang).some((one) => told.includes(one) && !REACHING.has(one)));
}

/** Of the words that a claim shares with its sentences, this share may be denied in one and not in the other. */
const MAX_TURNED = 0.34;

/** Whether a claim denies what its sentences say, or says what they deny. */
function isTurned({ terms }: Statement, cited: readonly Statement[]): boolean {
  const known = cited.flatMap((sentence) => sentence.terms);
  const shared = terms.filter(({ stem }) => known.some((other) => other.stem === stem));
  const turned = shared.filter(
    ({ stem, isDenied }) => !known.some((other) => other.stem === stem && other.isDenied === isDenied),
  );
  const denies = terms.some(({ isDenied }) => isDenied);
  if (denies && !known.some(({ isDenied }) => isDenied)) return true;
  if (!denies && known.length > 0 && known.every(({ isDenied }) => isDenied)) return true;
  return turned.length > (denies ? shared.length * MAX_TURNED : 0);
}

const THAN = /\bthan\b|(?<=\b(?:mas|menos) \w{1,12}) que\b/;

/** Whether what is compared changed places: "driving is faster than calling". */
function isSwapped({ folded }: Statement, cited: readonly Statement[], lang: Language): boolean {
  const sidesOf = (text: string) => text.split(THAN).map((side) => stemsOf(side, lang));
  const [before, after] = sidesOf(folded);
  if (!before || !after) return false;
  return cited.some((sentence) => {
    const [first, second] = sidesOf(sentence.folded);
    if (!first || !second) return false;
    const only = (some: string[], others: string[]) => some.filter((one) => !others.includes(one));
    return (
      only(before, after).some((one) => only(second, first).includes(one)) ||
      only(after, before).some((one) => only(first, second).includes(one))
    );
  });
}

/** Words that widen or narrow what is said, or permit it. */
const scopes = [
  /\beven (?:if|when|though)\b|\baunque\b/,
  /\bonly\b|\bsolo\b|\bsolamente\b|\bunicamente\b/,
  /\balways\b|\bsiempre\b/,
  /\bcure\w{0,2}\b|\bguarantee\w{0,2}\b|\bcura\b|\bgarantiza\b/,
  /\b(?:you|he|she|they) (?:can|may) (?:safely )?(?:leave|wait|skip|give|stop|stay|go|take|eat|drink|ignore)\b|\b(?:ok|okay|fine|safe) to\b|\bno (?:reason|need)\b|\bcan wait\b/,
  /\bpuede (?:dejar|esperar|saltar|dar|suspender|parar|quedar|ir|comer|beber|tomar)\w{0,4}\b|\besta bien\b|\bno hace falta\b/,
];

/** What must be so before something is given: "only if they are awake and can swallow". */
const RESTRICTED =
  /\b(?:awake|can swallow|only (?:if|when)|prescribed|desp(?:ierta|ierto)|puede tragar|solo (?:si|cuando)|recetad[oa])\b/;
const GIVING = /\b(?:giv(?:e|es|ing)|offer|help with|dele|denle|dar|darle|ofrezca|ayude con)\b/;

/** Whether a claim tells to give what its sentences say to give on a condition alone. */
const isUnrestricted = ({ folded }: Statement, cited: readonly Statement[]): boolean =>
  GIVING.test(folded) &&
  !RESTRICTED.test(folded) &&
  cited.some((sentence) => RESTRICTED.test(sentence.folded) && GIVING.test(sentence.folded));
