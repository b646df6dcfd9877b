import { withoutNames } from '@careward/content/text/objections/medicines';
import { fold } from '@careward/content/text/readings';
import { phonePattern } from './file-text.domain.js';

/** What people look for in a paper. */
export type PaperFact =
  | 'date'
  | 'deadline'
  | 'amount'
  | 'due'
  | 'phone'
  | 'fax'
  | 'task'
  | 'warning'
  | 'appointment'
  | 'appeal'
  | 'medicine'
  | 'sender';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre';
const DATE = new RegExp(
  `\\b(?:${MONTH})\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: de| of)? (?:${MONTH})\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
);
const DAYS = /\b(?:in|within|dentro de|en) (?:\w{1,8} )?(?:\w{1,8} )?(?:days?|weeks?|dias|semanas)\b/;
const VISIT =
  /\b(?:appointments?|follow.?ups?|visits?|see (?:your|the|dr)|citas?|control|consulta|visitas?)\b/;

const AMOUNT = /\$ ?\d|\b\d[\d,.]* ?(?:dollars|dolares|usd)\b/;
const FREE =
  /\b(?:free of charge|at no cost|(?:do|does|need) not (?:have to |need to )?(?:pay|owe)|no (?:tiene que|tienen que|debe|hay que) pagar|sin costo|gratis)\b/;
const FAX = /\bfax\b/;
const CALLED = /\b(?:call|phone|tel|telephone|llam\w+|telefono)\b/;

type FoundFact = Exclude<PaperFact, 'sender'>;

/** Each on folded text. */
const found: Record<FoundFact, (said: string) => boolean> = {
  date: (said) => DATE.test(said),
  deadline: (said) =>
    /\b(?:deadline|(?<!\b(?:amount|total|balance) )due|no later than|on or before|before|until|by (?=\w+ \d)|expires?|ends?|within \w{1,8} (?:\w{1,8} )?(?:days?|weeks?)|(?:have|has) \w{1,8} (?:\w{1,8} )?days|fecha limite|(?<!\b(?:largo|corto|mediano) )plazo|a mas tardar|antes del?|hasta el|vence|termina|caduca|(?:dentro de|tiene) \w{1,8} (?:dias|semanas))\b/.test(
      said,
    ),
  amount: (said) => AMOUNT.test(said) || FREE.test(said),
  phone: (said) => phonePattern().test(said) && (!FAX.test(said) || CALLED.test(said)),
  fax: (said) => phonePattern().test(said) && FAX.test(said),
  task: (said) =>
    /\b(?:must|need to|have to|please|send|return|complete|fill (?:out|in)|sign|bring|submit|mail|fax|apply|request|ask for|pay|make sure|keep|debe|deben|tiene que|necesita|envie|devuelva|llene|complete|firme|traiga|presente|pida|solicite|pague)\b/.test(
      said,
    ),
  warning: (said) =>
    /\b(?:911|emergency (?:room|department)|(?:go|return|come back) to the (?:er|hospital)|warning signs?|danger signs?|red flags?|watch (?:out )?for|get help|(?:call|tell|see|contact) (?:your|the|a|us|our)[^.]{0,60}\b(?:if|when|for any)|urgencias|sala de emergencias?|senales de|signos de alarma|vigile|este atent[oa]|(?:llame|avise|acuda|vaya|regrese)[^.]{0,60}\bsi\b)/.test(
      said,
    ),
  appeal: (said) => /\b(?:appeal\w*|fair hearing|hearing|apel\w+|audiencia)\b/.test(said),
  due: (said) =>
    AMOUNT.test(said) &&
    /\b(?:you(?: may)? owe|amount due|total due|balance|pay this|please pay|past due|your (?:share|cost|part|copay\w*|coinsurance|premium)|usted debe|debe pagar|saldo|total a pagar|su (?:parte|costo))\b/.test(
      said,
    ),
  medicine: (said) => /\bmedic(?:ines?|ations?|inas?|amentos?)\b/.test(withoutNames(said)),
  appointment: (said) =>
    (VISIT.test(said) && (DATE.test(said) || DAYS.test(said) || /\d{1,2}:\d{2}/.test(said))) ||
    (/^(?:date|when|time|fecha|cuando|hora|dia)\b/.test(said) && DATE.test(said)),
};
const factNames = Object.keys(found) as FoundFact[];

/** What of it a sentence says. */
export function factsIn(sentence: string): ReadonlySet<PaperFact> {
  const said = fold(sentence);
  return new Set(factNames.filter((fact) => found[fact](said)));
}

/**
 * What a question looks for, on folded text, with the sentences that answer it at most. What an earlier entry has read is not
 * read again: "when do I call 911" asks for no date.
 */
const questions: readonly (WantedFact & { asks: RegExp })[] = [
  {
    asks: /\b(?:(?:watch|look) (?:out )?for|(?:warning|danger) signs?|red flags?|(?:when|what) (?:do|should|must) (?:i|we|she|he) (?:call (?:911|the doctor|a doctor|for help)|go (?:back )?to|bring (?:him|her) back|worry)|cuando (?:(?:la|lo|le) )?(?:llamo|debo llamar|llamar|hay que llamar|vamos|traigo|llevo|regreso)(?: otra vez| de nuevo)? (?:al (?:911|medico|doctor)|a (?:urgencias|emergencias|la sala))|senales? de (?:alarma|peligro)|(?:de que|a que) (?:debo|debemos|hay que) estar (?:atent[oa]s?|pendientes?)|(?:que|en que) (?:vigilo|vigilar|me fijo|debo vigilar))\b/g,
    facts: ['warning'],
    most: 4,
  },
  {
    asks: /\b(?:(?:when|what) (?:is|are) (?:the |her |his |my |our |their )?(?:next )?)?(?:appointments?|follow.?ups?|next visit|(?:cuando|que dia) (?:es|tiene|toca) (?:la |su |mi )?(?:proxima )?(?:cita|control|visita)|citas?|proxima (?:visita|consulta))\b/g,
    facts: ['appointment'],
    most: 2,
  },
  {
    asks: /\b(?:who (?:sent|wrote|signed|(?:is|was) (?:it|this|that|the \w+) from)|from whom|where (?:is|does) (?:it|this|that|the \w+) (?:from|come from)|quien (?:l[ao] )?(?:envio|mando|manda|firma|firmo|escribio)|de quien (?:es|viene))\b/g,
    facts: ['sender'],
    most: 1,
  },
  {
    asks: /\b(?:how (?:many|much) (?:of (?:it|them) )?(?:should|does|do) (?:she|he|they|i|my \w+) take|doses?|dosage|medicines?|medications?|pills?|prescri\w+|dosis|medicinas?|medicamentos?|pastillas?|receta\w*)\b/g,
    facts: ['medicine'],
    most: 3,
  },
  {
    asks: /\b(?:appeal\w*|(?:fair )?hearing|apel\w+|audiencia)\b/g,
    facts: ['appeal'],
    most: 2,
  },
  {
    asks: /\b(?:how (?:long|many days|much (?:time|notice)|fast|soon|quick\w*)|cuanto tiempo|cuanto (?:se )?(?:tarda|dura|demora)\w*|cuantos dias|when|by when|what (?:date|day|time)|dates?|deadlines?|due|expires?|until|cuando|fechas?(?: (?:limites?|tope|de vencimiento))?|plazos?|vence|hasta)\b/g,
    facts: ['deadline', 'date'],
    most: 3,
  },
  {
    asks: /\b(?:(?:how much|what) (?:do|does|will|must|should) (?:i|we|she|he) (?:have to )?(?:pay|owe)|our (?:part|share)|(?:do|will) (?:i|we|she|he) (?:have to )?(?:pay|owe)|cuanto (?:tengo|tenemos|hay) que pagar|cuanto (?:debo|debemos|debe|pago|pagamos))\b/g,
    facts: ['due', 'amount'],
    most: 2,
  },
  {
    asks: /\b(?:how much(?! of)|costs?|pay|owe|amount|price|premium|bill|cuanto|cuanta|cuesta|pagar|debo|debe|monto|prima)\b/g,
    facts: ['amount'],
    most: 2,
  },
  { asks: /\b(?:fax(?: number)?|(?:numero (?:de |del )?)?fax)\b/g, facts: ['fax'], most: 2 },
  {
    asks: /\b(?:call|phone|number|contact|reach|who do i|llamo|llamar|hablo|telefono|numero|contacto)\b/g,
    facts: ['phone'],
    most: 2,
  },
  {
    asks: /\b(?:what (?:do|should|must|can|else do) (?:i|we)(?: have to| need to)? (?:do|send|bring|sign|fill)|what(?: do i do)? now|next steps?|que (?:hago|hacemos|debo hacer|tengo que|tenemos que|hay que|envio|llevo|firmo)|y ahora|que sigue)\b/g,
    facts: ['task'],
    most: 3,
  },
];

/** What is looked for, the narrowest first, and how many sentences answer it at most. */
export type WantedFact = { facts: readonly PaperFact[]; most: number };

/** All that is looked for, with what is left of the question once that is taken out of it. */
export type WantedFacts = {
  wanted: readonly WantedFact[];
  rest: string;
};

export function factsWanted(question: string): WantedFacts {
  let rest = fold(question);
  const wanted = questions.filter(({ asks }) => {
    const before = rest;
    rest = rest.replaceAll(asks, ' ');
    return rest !== before;
  });
  return { wanted, rest };
}

const SPAN = /\b(\d{1,3})(?: ?(?:to|or|a|o|-|–) ?(\d{1,3}))?(?: \w{4,8})? (?:days|dias)\b/g;

/** The spans of days that a text names: "20 days", "30 to 90 days". */
export const daysIn = (text: string): string[] => [
  ...new Set([...fold(text).matchAll(SPAN)].map(([, from, to]) => (to ? `${from}-${to}` : `${from}`))),
];
