import { forbiddenIn } from '@careward/content/text/forbidden';
import { isQuotable, medicineNames } from '@careward/content/text/medicines';
import { advisesMedicine, ASKING, promisesCure } from '@careward/content/text/objections/medicines';
import { phrase } from '@careward/content/text/phrase';
import { addressesIn } from '@careward/content/text/sentences';
import { type Claim, contentOf, type Evidence, foldedIn } from './evidence.domain.js';
import { isTurned } from './negation.domain.js';
import { isCalming, isSunk } from './urgency.domain.js';

/** How a sentence would hurt who acts on it, though it cites something. */
export type Harm = 'urgency' | 'negation' | 'medicine' | 'file-order';

/** The first that a claim does names what is wrong with it. Each reads folded text. */
export function harmIn(claim: Claim): Harm | null {
  if (isAnotherMedicine(claim)) return 'medicine';
  if (isCalming(claim) || isSunk(claim)) return 'urgency';
  return isTurned(claim) ? 'negation' : null;
}

const REMEDIES =
  'honey|butter|vinegar|turmeric|lavender|valerian|chamomile|garlic|ginger|cinnamon|herb*|oil|oils|cbd|cannabis|marijuana|alcohol|brandy|whiskey|wine|beer|rum|ice|toothpaste|bleach|baking soda|peroxide|ointment|laxative*|antibiotic*|antacid*|imodium|loperamide|sedative*|nicotine|caffeine|coffee|tea|teas|powder|talcum|' +
  'miel|mantequilla|vinagre|curcuma|lavanda|valeriana|manzanilla|ajo|jengibre|canela|hierba*|aceite*|vino|cerveza|ron|hielo|pasta de dientes|cloro|bicarbonato|pomada|laxante*|antibiotico*|antiacido*|loperamida|sedante*|cafe|te de|talco';
const substances = phrase(`(${medicineNames}|${REMEDIES})`, 'g');
const GIVING =
  /(?<!\b(?:not|dont|never|no|no le|nunca) )\b(?:giv(?:e|es|ing)|offer|help with|dele|denle|dar|darle|ofrezca|ayude con)\b/;
const RESTRICTED =
  /(?<!\b(?:no|not) )\b(?:awake|can swallow|only (?:if|when)|prescribed|despiert[oa]|puede tragar|solo (?:si|cuando)|recetad[oa])\b/;

/** A dose, leave to take or stop something, a cure, what nobody named, or what is given without the condition on it. */
function isAnotherMedicine({ text, cited, ownWords, lang }: Claim): boolean {
  const said = foldedIn(text);
  if (!isQuotable(text) || advisesMedicine(said) || promisesCure(said)) return true;
  const known = new Set([...cited, ...ownWords].flatMap((one) => contentOf(one, lang)));
  const named = said.match(substances) ?? [];
  if (!named.every((one) => contentOf(one, lang).every((word) => known.has(word)))) return true;
  return (
    GIVING.test(said) &&
    !RESTRICTED.test(said) &&
    cited.some((one) => RESTRICTED.test(foldedIn(one)) && GIVING.test(foldedIn(one)))
  );
}

const RISKY =
  /\b(?:pay|paid|send|wire|transfer|mail|reply|log in|buy|deposit|give|confirm|enter|provide|call|dial|text|click|visit|scan|download|take|stop|ignore|sign|gift cards?|no need|not need|pague|pagar|transfiera|responda|ingrese|envie|mande|deposite|compre|confirme|llame|marque|visite|haga clic|descargue|tome|tomar|suspenda|deje|ignore|firme|de (?:su|sus|el|la)|tarjetas? de regalo|no necesita|no hace falta)\b/;
const REPORTED =
  /\b(?:it|they|letter|notice|bill|document|file|form|papers?|page|message|e-?mail|instructions?|carta|aviso|cuenta|factura|documento|archivo|formulario|papel(?:es)?|hoja|mensaje|correo|recibo)\b[^.;:]{0,40}\b(?:says?|asks?|tells?|states?|wants?|lists?|shows?|demands?|claims?|instructs?|dicen?|piden?|indican?|exigen?|afirman?|menciona)\b|\baccording to\b|\bsegun\b|\b(?:dice|pide|indica) que\b/;

/** Whether words of a file are told as what to do. Told as what the file says, they are what the person must know. */
export function isFileOrder(text: string): boolean {
  const said = foldedIn(text);
  const reported = REPORTED.exec(said);
  const [before, after = ''] = reported
    ? [said.slice(0, reported.index), said.slice(reported.index)]
    : [said];
  return (
    RISKY.test(before) ||
    RISKY.test(/\b(?:so|then|therefore|entonces|asi que|por eso)\b(.*)/.exec(after)?.[1] ?? '')
  );
}

/** Words of the prompt, which no answer speaks of. */
const OF_THE_PROMPT =
  /(?<!\b(?:nasal|air|back|breathing) )\bpassages?\b|\bpasajes?\b|\b(?:my|the|mis|las) (?:system )?(?:prompt|instructions were|instrucciones)\b/i;

/** What may not be said whatever is cited, but for advice about medicines that tells to ask first. */
export function isForbidden(text: string): boolean {
  const forbidden = forbiddenIn(text);
  const isAsked = forbidden !== null && OF_MEDICINES.has(forbidden) && ASKING.test(foldedIn(text));
  return (forbidden !== null && !isAsked) || OF_THE_PROMPT.test(text);
}
const OF_MEDICINES: ReadonlySet<string> = new Set(['changingADose', 'stopping', 'hidingAMedicine']);

const WORD = /[^\s,;()"“”«»]+/g;
const PUBLIC = /^[^@:]*\.(?:gov|mil|edu|org|net)(?:\/\S*)?$/;
const bareWord = (word: string) => word.toLowerCase().replace(/[.:?!]+$/, '');

/** An address is a source's own, or one of a public body or a charity that it names. Others may be an order of whoever wrote it. */
export function hasOnlyAddressesOf(text: string, { documents, sentences }: Evidence): boolean {
  const named = sentences.flatMap((sentence) => sentence.match(WORD) ?? []).map(bareWord);
  const known = new Set([
    ...named.filter((word) => PUBLIC.test(word)),
    ...documents.map(({ document }) => document.url),
  ]);
  return addressesIn(text.replace(WORD, (word) => (known.has(bareWord(word)) ? ' ' : word))).length === 0;
}
