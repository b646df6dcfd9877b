import { placeRules } from '../assessment/state-rules.js';
import { phones } from '../safety/phones.js';
import { fold } from './readings.js';

/** Lines of the country's own offices that the care library names, and what people dial for local services. */
const OFFICES = [
  // Medicare and its line for the deaf, Social Security and its, the Department of Labor.
  '1-800-633-4227, 1-877-486-2048, 1-800-772-1213, 1-800-325-0778, 1-866-487-9243',
  // SAMHSA, the lifeline's former number, Childhelp.
  '1-800-662-4357, 1-800-273-8255, 1-800-422-4453',
  'text 838255, text 741741',
].join(', ');
const SERVICES: ReadonlySet<string> = new Set(['911', '988', '211', '311', '411', '511', '711', '811']);

const GAP = '[\\s().\\u2010-\\u2015-]{0,3}';
/** Ten digits with or without the country's 1, seven of a local number, or any that begin with a plus. */
const LONG = new RegExp(
  `\\+\\d(?:${GAP}\\d){6,14}|(?<![\\d.,$-])(?:1${GAP})?\\(?[2-9]\\d{2}\\)?${GAP}\\d{3}${GAP}\\d{4}(?!\\d|%|[.,]\\d)|(?<![\\d.,$-])\\d{3}[.-]\\d{4}(?!\\d|%|[.,-]\\d)`,
  'g',
);
/** 1-800-CALLNOW: seven letters for digits. */
const LETTERED = /\b1[ .-]?(?:8\d{2}|9\d{2})[ .-](?!\d)([a-z][a-z0-9-]{5,12})/g;
/** A number that one is told to dial or to send a text to. */
const SHORT =
  /\b(?:call|calls|calling|dial|dialing|dials|ring|llam\w{1,4}|marc\w{1,4}|marque\w{0,2})(?: (?:the|al|el|a|number|numero)){0,3} (\d{3,6})\b(?![-.\d])|\b(?:text|texts|texting|send|message|mensaje|envi\w{1,4}|mande|escriba)(?:\W{1,2}\w{1,14}){0,4}\W{1,2}(?:to|at|al) (\d{3,6})\b(?![-.\d])/g;

const digitsOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const longIn = (text: string) => [...text.matchAll(LONG)].map(([number]) => digitsOf(number));
const known: ReadonlySet<string> = new Set([
  ...longIn(JSON.stringify([phones, placeRules, OFFICES])),
  ...[...`${JSON.stringify(phones)} ${OFFICES}`.matchAll(/(?:sms:|text )(\d{5,6})/g)].map(
    ([, code]) => code ?? '',
  ),
  ...SERVICES,
]);
const LETTERED_KNOWN = new Set(['medicare', 'help', '662-help']);

/** Whether a folded text names a number that nobody has looked up for us. A shorter one is a number only where it is dialled. */
export function hasUnknownPhone(folded: string): boolean {
  if (!/\d/.test(folded)) return false;
  if (longIn(folded).some((number) => !known.has(number))) return true;
  if ([...folded.matchAll(LETTERED)].some(([, letters = '']) => !LETTERED_KNOWN.has(letters))) return true;
  return [...folded.matchAll(SHORT)].some(([, dialled, texted]) => !known.has(dialled ?? texted ?? ''));
}

const MEDICINE =
  '(?:medic(?:ines?|ations?|inas?|amentos?)|meds?|pills?|tablets?|dos(?:e|es|age|is)|insulin\\w{0,2}|drugs?|blood thinners?|warfarin\\w?|eliquis|opioid\\w{0,2}|antibiotic\\w{0,2}|pastillas?|tabletas?|anticoagulantes?|antibioticos?)';
/** Up to four words without a mark between them; a new clause may say something else. */
const WORDS = '(?:(?!(?:and|then|but|y|luego|pero) )\\w{1,20} ){0,4}';
const DOSE_UNIT =
  '(?:mg|mcg|ug|g|ml|cc|iu|ui|units?|unidades|milligrams?|micrograms?|grams?|milliliters?|miligramos?|microgramos?|gramos?|mililitros?|tablets?|pills?|capsules?|caplets?|drops?|puffs?|sprays?|teaspoons?|tablespoons?|tsp|tbsp|doses?|patches|pastillas?|tabletas?|capsulas?|comprimidos?|gotas?|cucharad\\w{1,4}|inhalaciones|parches|dosis)';
const NUMBER =
  '(?:\\d[\\d.,/]{0,8}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a couple of|several|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|varias?)';
const ONE_OR_MORE = '(?:a|an|one|another|an extra|more|half an?|un|una|otra|mas|media)';
const TO_GIVE =
  '(?:take|takes|give|gives|use|add|try|tome|tomar|tomen|(?<=^|[,;:] |\\b[yo] )de|dele|denle|dar|darle|use|agregue|pruebe)';
/** Holds pills, and is none. */
const CONTAINER = '(?! (?:box|boxes|bottles?|organizers?|cutters?|splitters?|packs?|cases?|counts?))';
const FOOD =
  '(?! (?:of|de) (?:\\w{1,12} )?(?:sugar|carb\\w{0,10}|fiber|protein|salt|sodium|fat|azucar|carbohidratos|fibra|proteina|sal|sodio|grasa))';
const HELP =
  '(?:911|988|9-1-1|9-8-8|ambulances?|ambulancias?|emergency (?:services|room|help|number)|the er|paramedics?|poison (?:help|control)|hospital|doctors?|servicios de emergencia|urgencias|emergencias|medicos?)';
const HELP_IN_CLAUSE = `${WORDS}(?:to |al |a la |a los |the |an |a |your |su |el |la )?${HELP}`;
const CALLING = '(?:call|dial|phon|contact|ring|going|go|bother)\\w{0,4}';
const LLAMAR = '(?:llam|marc|contact|avis|acud)\\w{0,5}';

const any = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`);
/** Unless it is denied directly before it: "never stop taking" is good advice. */
const unlessDenied = (...sources: string[]) =>
  new RegExp(
    `(?<!\\b(?:not|dont|never|cannot|cant|nunca|no|jamas) (?:(?:just|suddenly|ever|le|se|lo|la|los|las) )?)\\b(?:${sources.join('|')})\\b`,
  );

/** Each on folded text; all bounded, so that the time grows with the length alone. */
const patterns = {
  stopping: unlessDenied(
    `(?:stop|quit|discontinue|skip|halt|withhold)(?:ping|ting|ing)? (?:taking|giving|using|${WORDS}${MEDICINE})`,
    `(?:come|get|go|take \\w{1,10}|taken) off ${WORDS}${MEDICINE}`,
    '(?:deje|deja|dejen|dejar|pare|parar) de (?:tomar|dar|darle|darles|usar|administrar)\\w{0,4}',
    `(?:suspend|interrump|quit|omit|salt)(?:a|an|e|en|er|ir|ar|arle)(?:se)? ${WORDS}${MEDICINE}`,
  ),
  changingADose: unlessDenied(
    `(?:doubl|tripl)(?:e|es|ing) (?:the|this|that|your|his|her|their|each|every) ${WORDS}(?:dos(?:e|es|age)|pills?|tablets?|medicines?|medications?)`,
    `(?:increas|rais|lower|reduc|halv|cut|chang|adjust|split)(?:e|es|ing)? ${WORDS}(?:dos(?:e|es|age)|pills?|tablets?|medicines?|medications?)`,
    `${TO_GIVE} ${WORDS}(?:double|triple|extra|higher|bigger|larger|second|doble|triple) ${WORDS}dos(?:e|es|age|is)`,
    `(?:dupli(?:que|car)|dobl(?:e|ar) (?:l[ao]s?|el|sus?|cada|est[ae]s?)|tripli(?:que|car)|aument(?:e|ar)|sub(?:a|ir)|baj(?:e|ar)|redu(?:zca|cir)|ajust(?:e|ar)|cambi(?:e|ar))(?:le)? ${WORDS}(?:dosis|pastillas?|medicamentos?|medicinas?)`,
    '(?:doble|triple) (?:de la dosis|de dosis)',
  ),
  dose: any(
    `${NUMBER}[ -]{0,2}(?:\\w{1,12} )?${DOSE_UNIT}\\b(?!/dl)${FOOD}`,
    `${TO_GIVE} ${WORDS}${ONE_OR_MORE} (?:\\w{1,12} )?${DOSE_UNIT}\\b${CONTAINER}`,
  ),
  hidingAMedicine: unlessDenied(
    `(?:crush|hid|sneak|grind|disguis)(?:e|es|ing)? ${WORDS}${MEDICINE}`,
    `(?:mix|mixing) ${WORDS}${MEDICINE} ${WORDS}(?:food|drink|juice|pudding|applesauce|meal|coffee|tea)`,
    `(?:trituran?|triture|triturar|esconda|esconder|mezcle|mezclar|machaque|machacar|disimule|muela|moler) ${WORDS}${MEDICINE}`,
  ),
  noHelpNeeded: any(
    `(?:no need|no reason|unnecessary|not (?:necessary|needed|required)|neednt|(?:do|does|did|would|will) not (?:need|have) to|(?:dont|doesnt|wont) (?:need|have)) ${HELP_IN_CLAUSE}`,
    `(?:dont|do not|never|not|avoid|without|rather than|instead of|before|skip|delay|cancel|cant|cannot|stop|hold off on) ${WORDS}${CALLING} ${HELP_IN_CLAUSE}`,
    `(?:wait|hold off) ${WORDS}(?:before|to) ${CALLING} ${HELP_IN_CLAUSE}`,
    `${HELP} (?:is|are|will be|would be|can be|isnt|arent|wont be) (?:\\w{1,12} )?(?:not |un)?(?:needed|necessary|required|helpful|useless|skipped)`,
    '(?:no need|not necessary|unnecessary|neednt|dont need|dont have|do not need|do not have) (?:to )?(?:call|worry|go|seek|get help|tell)\\w{0,4}',
    `no (?:hace falta|es necesario|es preciso|tiene que|hay que|necesita|debe|llame|marque|vaya|acuda|moleste|hay necesidad|se requiere|requiere) (?:de )?(?:${WORDS}${LLAMAR}|ir|ayuda|${HELP_IN_CLAUSE})`,
    `(?:no|nunca|evite|sin|en vez de|en lugar de|antes de|cancele) ${WORDS}${LLAMAR} ${HELP_IN_CLAUSE}`,
    `${HELP} no (?:es|son|sera|hace|hacen) (?:necesari[oa]s?|falta|preciso)`,
    '(?:it is|its|you are|theyll be|she is|he is|es|esta) (?:perfectly |probably |totally |muy )?(?:safe|fine|ok|okay|seguro|bien) (?:to wait|esperar)',
    '(?:you can|may|just|should) (?:safely )?(?:wait it out|ignore)',
    '(?:nothing to worry about|false alarm|puede esperar|ignore (?:the|los|las|el|la)|no se preocupe|no es (?:nada )?grave|not serious)',
    '(?<!\\b(?:if|when) (?:it|this) )is not an emergency|(?<!\\b(?:si|cuando) )no es una emergencia',
  ),
  harm: any(
    '(?:lethal|fatal|deadly|letal) (?:dos|amount|cantidad|combin|mix|mezcla)\\w{0,6}',
    '(?:overdose|overdosing) (?:on|with|by)|(?:take|taking|tomar|tome) (?:an overdose|una sobredosis)|sobredosis (?:con|de)',
    'how many (?:pills|tablets)|cuantas pastillas',
    '(?:hang|kill|shoot|drown|poison|smother|suffocat|strangl|restrain|drug|sedat|tie|chain)\\w{0,4} (?:your|him|her|them|my|one)\\w{0,6}',
    '(?:hit|slap|punch)\\w{0,4} (?:him|her|them)(?: (?:back|hard|if|when|until|once)|$|[.,;!])',
    'cut\\w{0,4} (?:yourself|himself|herself|(?:your|his|her) wrists?)',
    'lock\\w{0,3} (?:him|her|your \\w{1,12}) (?:in|up|inside|away)',
    '(?:noose|exhaust pipe|slit|painless way|(?:breathe|inhale|use) carbon monoxide|end (?:your|his|her|their|my|it) (?:own )?(?:life|all))',
    '(?:ahorc|matar|asfixi|estrangul|envenen|golpe|amarr|encierr|encaden)\\w{0,5}(?:se|lo|la|le|te)',
    '(?:soga|inhale monoxido|cortarse las venas|suicid\\w{0,6} (?:con|by|using))',
  ),
  aboutItself: any(
    '(?:system|hidden|secret) (?:prompt|message|instructions?)|my (?:instructions|prompt|rules)|(?:ignore|disregard|forget) (?:all|the|any|previous|your)',
    'as an? (?:ai|language model|assistant)|i am (?:an? )?(?:ai|doctor|nurse)|quoted text',
    '(?:mis|las|sus) instrucciones (?:son|dicen|del sistema)|mensaje del sistema|ignor\\w{1,4} (?:todas|las|tus|sus) (?:las )?instrucciones|como (?:una )?(?:ia|modelo de lenguaje)',
  ),
};

/** Help that must not be put off: "do not wait to call 911". */
const URGING = any(
  '(?:do not|dont|never) (?:wait|hesitate|delay|be afraid|be embarrassed|be shy|put off)\\W{1,2}\\w{0,12}\\W{0,2}(?:to|before|call|calling)?',
  'no (?:espere|dude|tarde|tema|demore)',
);

export type ForbiddenKind = keyof typeof patterns;

/**
 * What no sentence of a model may say, whatever it cites (notes of the coach's safety: never a dose, never "stop taking",
 * never that help is not needed, no methods). It errs towards withholding: the library says it in reviewed words.
 */
export function forbiddenIn(sentence: string): ForbiddenKind | null {
  const said = fold(sentence.normalize('NFKC'));
  const urging = URGING.test(said);
  const names = Object.keys(patterns) as ForbiddenKind[];
  return names.find((name) => patterns[name].test(said) && !(name === 'noHelpNeeded' && urging)) ?? null;
}
