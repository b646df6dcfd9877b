import type { Language } from '@careward/contracts/kernel/languages';
import { type Claim, contentOf, foldedIn, shareOf } from './evidence.domain.js';
import { ENCOURAGED, UNDELAYED } from './urgency.domain.js';

/** Denies nothing that is to be done: "not only", "do not hesitate to call", "saying no to a bath". */
const NO_DENIAL =
  /\b(?:not only|no sol[oa](?:mente)?|no matter|(?:say(?:s|ing)?|said|decir|dice|diga)(?: que)? no|not (?:sure|necessarily|always)|no (?:siempre|por fuerza|mejora\w{0,2}|better|worse|longer|change|improvement)|not (?:better|improving)|if not|si no,)/g;
/** What a folded text tells not to do. */
const FORBIDDEN =
  /\b(?:do not|dont|never|must not|mustnt|should not|shouldnt|avoid\w{0,3}|cannot be|nada de|no|not|ni|nunca|jamas|evite|evitar|sin|without|instead of|en vez de)\b([^.;:!?()]*?)(?=[.;:!?()]|$|\b(?:unless|because|since|but|until|only if|porque|pero|sino|a menos que|hasta)\b|, (?:solo|only|just) )/g;
const ONLY = /\b(?:only|unless|solo|a menos que|salvo|without asking|sin preguntar)\b/;
const WIDENED = /\b(?:even (?:if|when|though)|also (?:if|when)|aunque|tambien (?:si|cuando))\b/;

/** Asking comes first: "do not crush it without asking". */
const ASKED_FIRST =
  /\b(?:ask|pregunt|consult)\w{0,3}\b[^.;]{0,40}\b(?:before|antes)\b|\b(?:before|antes)\b[^.;]{0,40}\b(?:ask|pregunt)|\b(?:without|sin) (?:ask|check|pregunt|consult)\w{0,3}/;

/** Folded, without what only looks like a prohibition. */
const unmistaken = (text: string) => foldedIn(text).replace(NO_DENIAL, ' ').replace(ENCOURAGED, ' ');

/** What a text tells not to do, or not before somebody was asked, and the rest of it. */
function partsOf(text: string) {
  const said = unmistaken(text);
  const [unasked, other] = [true, false].map((isAsked) =>
    said.split(/[.;]/).filter((part) => ASKED_FIRST.test(part.trim()) === isAsked),
  );
  const rest = (other ?? []).join(' . ');
  const denied: string[] = [];
  const told = rest.replace(FORBIDDEN, (whole: string, what: string) => {
    const [own, after] =
      OF_ONE_PART.test(whole) && !/ (?:ni|nor|or) /.test(what) ? atComma(what) : [what, ''];
    denied.push(own);
    return ` . ${after}`;
  });
  return { denied, unasked: unasked ?? [], told };
}
/** These deny up to a comma: "if he does not move, call 911". A list goes on: "do not argue, grab or crowd him". */
const OF_ONE_PART = /^(?:no|not|sin|without|cannot be)\b/;
const atComma = (what: string): [string, string] => {
  const at = what.indexOf(',');
  return at < 0 ? [what, ''] : [what.slice(0, at), what.slice(at + 1)];
};

/** Says little of what is forbidden. */
const GENERIC = new Set(
  (['en', 'es'] as const).flatMap((lang) =>
    contentOf(
      'give take use make let put keep get go do have try help leave tell say ask call dar dele darle tomar usar use haga hacer poner ponga deje dejar tener ir diga decir',
      lang,
    ),
  ),
);

/** Where what is forbidden ends, and when or whom it is about begins. */
const ABOUT = /\b(?:if|when|while|because|who|that|si|cuando|mientras|porque|quien|que)\b/;

/** Whether a claim speaks of what its sentences forbid as of something to do: "water can help", of "do not give water". */
function permits(own: ReturnType<typeof partsOf>, cited: readonly string[], lang: Language): boolean {
  const told = new Set(cited.flatMap((one) => contentOf(partsOf(one).told, lang)));
  const [said, unsaid] = [own.told, own.denied.join(' . ')].map((part) => new Set(contentOf(part, lang)));
  return cited
    .flatMap((one) => [...unmistaken(one).matchAll(PROHIBITION)])
    .map(([, what = '']) => contentOf(what.split(ABOUT)[0] ?? '', lang))
    .map((words) => [...new Set(words)].filter((word) => !GENERIC.has(word) && !told.has(word)))
    .some(
      (words) =>
        words.length > 0 &&
        !words.some((word) => unsaid?.has(word)) &&
        shareOf(words, said ?? new Set()) >= (words.length > 2 ? 0.5 : 1),
    );
}
const CLAUSE = /[.;:!?(),]|\b(?:then|while|when|if|luego|mientras|cuando|si)\b/;

/** Begins no order: a subject, or what somebody does. */
const NO_ORDER =
  /^(?:the|a|an|your|h(?:e|is|er)|she|their|my|our|we|i|its?|this|that|these|those|they|you(?! (?:can|may|should|must|could|need|have))|any\w{0,4}|some\w{0,4}|people|many|most|all|who\w{0,4}|what|which|there|ask|talk|pregunt\w{1,3}|consult\w{1,3}|after|before|because|since|so|as|for|with|in|on|at|by|from|to|even|until|unless|hasta|nada|not|yes|no|once|\w+ing|el|la|los|las|un|una|su|sus|mi|usted(?! (?:puede|debe))|quien\w{0,2}|que|despues|antes|porque|como|para|por|con|en|de|al?|desde|hasta|sin|aunque|es|son|esta|se|lo que|eso|esto|hay)\b/;
/** What is told of somebody, and what would undo it. */
const OPPOSED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:still|not move|no (?:lo |la )?muev\w{1,3})\b/,
    /\b(?:walk|lift|stand up|get (?:him|her|them) up|camin\w{1,3}|levant\w{1,5})\b/,
  ],
  [/\b(?:upright|sentad[oa]|sit\w{0,4} up)\b/, /\b(?:lie|lying|lay|flat|acuest\w{1,3}|acost\w{1,5})\b/],
  [/\b(?:cough\w{0,3}|toser)\b/, /\b(?:thrusts|blows|compresiones|golpes)\b/],
  [
    /\b(?:step back|out of reach|para atras|fuera de)\b/,
    /\b(?:hold|grab|restrain|sujet\w{1,4}|agarr\w{1,4})\b/,
  ],
];

const stemsIn = (parts: readonly string[], lang: Language): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => contentOf(part, lang)));

/** Whether a claim tells to do what its sentences forbid, drops their condition, or forbids or undoes what they tell. */
export function isTurned(claim: Claim): boolean {
  const { text, cited, lang } = claim;
  const own = partsOf(cited.some((one) => SKIPPING.test(one)) ? text : text.replace(SKIPPING, 'no'));
  const known = cited.map((sentence) => partsOf(sentence));
  const denied = known.flatMap((one) => [...one.denied, ...one.unasked]);
  const forbidden = stemsIn(denied, lang);
  const told = known.map((one) => one.told);
  return (
    isWidened(claim, forbidden) ||
    isUndone(own.told, cited) ||
    cited.some((one) => isInverted(claim, one)) ||
    ordersForbidden(own.told, { forbidden, told, lang }) ||
    forbidsTold(text, { forbidden, told, lang }) ||
    permits(own, cited, lang)
  );
}

/** Whether what its sentences forbid, or allow on a condition, is said of other cases, too. */
function isWidened({ text, cited, lang }: Claim, forbidden: ReadonlySet<string>): boolean {
  const sources = cited.map(foldedIn).join(' . ');
  return (
    WIDENED.test(foldedIn(text)) &&
    !WIDENED.test(sources) &&
    (ONLY.test(sources) || shareOf(contentOf(text, lang), forbidden) > 0.3)
  );
}

/** Whether it tells to do what would undo what its sentences tell. */
function isUndone(told: string, cited: readonly string[]): boolean {
  const sources = cited.map(foldedIn).join(' . ');
  return OPPOSED.some(([is, undoes]) => is.test(sources) && undoes.test(told) && !undoes.test(sources));
}

/** Whether a claim denies what one of its sentences says in the same words, or says what that denies. */
function isInverted({ text, lang }: Claim, one: string): boolean {
  const [said, cited] = [foldedIn(text), foldedIn(one)];
  const [denies, denied] = [said, cited].map((each) =>
    DENIES.test(each.replace(NO_DENIAL, ' ').replace(CONDITION, ' ')),
  );
  if (denies === denied || HEDGED.test(said) || ONLY.test(cited)) return false;
  const [words, others] = [contentOf(text, lang), contentOf(one, lang)];
  return (
    words.length > 2 &&
    shareOf(words, new Set(others)) >= 0.9 &&
    (denies || shareOf(others, new Set(words)) >= 0.7)
  );
}

/** The stems of what sentences forbid, and what they tell, a sentence each. */
type CitedOrders = { forbidden: ReadonlySet<string>; told: readonly string[]; lang: Language };

/** Whether one of its orders has more of what is forbidden than of what is told. */
function ordersForbidden(own: string, { forbidden, told, lang }: CitedOrders): boolean {
  const toldParts = told.flatMap((one) => one.split(CLAUSE)).map((part) => contentOf(part, lang));
  return own
    .replace(CONDITION, ' . ')
    .split(CLAUSE)
    .filter((clause) => !NO_ORDER.test(clause.trim()))
    .flatMap((clause) => clause.split(/\b(?:and|then|or|y|luego|o)\b/))
    .map((order) => contentOf(order, lang))
    .some((order) => {
      const [head = ''] = order;
      const share = shareOf(order, forbidden);
      const isLessTold = (parts: string[][]) => parts.every((part) => share > shareOf(order, new Set(part)));
      const isHeadForbidden =
        forbidden.has(head) && isLessTold(toldParts.filter((part) => part.includes(head)));
      return isHeadForbidden || (share >= 0.6 && isLessTold(toldParts));
    });
}

/** Whether it forbids what a sentence tells to do. */
function forbidsTold(text: string, { forbidden, told, lang }: CitedOrders): boolean {
  const toldSentences = told.map((one) => stemsIn([one], lang));
  return [...foldedIn(text).replace(NO_DENIAL, ' ').replace(UNDELAYED, ' ').matchAll(PROHIBITION)]
    .map(([, what = '']) => contentOf(what, lang))
    .some(
      (order) =>
        order.length > 1 &&
        shareOf(order, forbidden) < 0.5 &&
        toldSentences.some((one) => shareOf(order, one) >= 0.75),
    );
}
const DENIES = /\b(?:not|never|no|cannot|(?:ca|do|does|did|wo|is|are|was)nt|nada|ni|nunca|sin)\b/;
const CONDITION = /\b(?:if|when|si|cuando)\b[^,.;]*/g;
const HEDGED = /\b(?:may|might|unless|quiza|puede que|tal vez|a menos|until|hasta)\b/;
/** Tells not to do something, unless that is what is forbidden. */
const SKIPPING = /\b(?:skip|omita|salte)\b/i;
/** An order not to do something. */
const PROHIBITION =
  /(?:^|[.;:,!?"] ?|\b(?:and|but|so|please|you should|y|pero|por favor) )(?:do not|dont|never|avoid|no|nunca|evite) ([^.;:,!?()]*?)(?=[.;:,!?()]|$| (?:and|but|y|pero|because|since|unless|until|porque|a menos|hasta) )/g;
