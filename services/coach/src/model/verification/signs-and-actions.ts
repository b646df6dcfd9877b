/**
 * What a sentence about care is about, by its words in either language: signs of illness, whom to call, what to do, what to
 * give. Two sentences that name different ones do not say the same, however alike their other words are. Each pattern is
 * searched in folded text without apostrophes.
 */
const signs = {
  chestPain:
    'chest (?:pain|pressure|discomfort|hurts)|pain in (?:the|his|her) chest|(?:dolor|molestia|presion)\\w{0,2} (?:\\w{1,10} )?en el pecho|le duele el pecho',
  breathing:
    '(?:trouble|hard|problems?|difficulty|struggl\\w{1,5}) (?:with )?breath\\w{0,4}|short(?:ness)? of breath|not breathing|cannot breathe|breathless|fast breathing|(?:quick|fast|slow|noisy) breathing|no respira|respiracion\\b[^.;]{0,12}rapid\\w{1,2}|dificultad para respirar|falta de aire|problemas para respirar|le cuesta respirar',
  unconscious:
    'pass(?:es|ed|ing)? out|faint\\w{0,3}|collaps\\w{1,3}|unconscious|cannot be woken|hard to wake|unrespons\\w{1,4}|desmay\\w{1,3}|se desplom\\w|no despierta|cuesta despertar\\w{0,3}|inconsciente',
  seizure: 'seizures?|convulsi\\w{1,5}',
  bleeding: 'bleed\\w{0,3}|sangr(?:a|ado|ados)\\b',
  confusion: 'confus\\w{1,4}',
  stroke: 'stroke|derrame|face droops?|droopy face|slurred speech|cara caida|habla arrastrada',
  headInjury:
    'head injur\\w{1,3}|(?:hit|blow|hits) (?:to )?(?:the|his|her|their) head|hit head|golpe\\w{0,2} (?:\\w{1,8} )?en la cabeza|se (?:pego|golpeo) en la cabeza',
  brokenBone:
    '(?:short|shorter|turned|crooked)\\b[^.;]{0,12}(?:leg|limb|turned)|leg (?:that )?looks|pierna (?:\\w{1,5} ){0,3}(?:corta|torcida)',
  burn: 'burns?\\b|quemaduras?',
  choking: 'chok\\w{1,3}|atragant\\w{1,8}',
  swelling: 'swell\\w{1,3}|swollen|hincha\\w{0,4}',
  fever: 'fever|chills|fiebre|escalofrios',
  vomiting: 'vomit\\w{0,4}',
  swallowing: '(?:cannot|cant|trouble|unable to) swallow\\w{0,3}|no puede tragar|problemas para tragar',
  drowsy: 'drows\\w{1,4}|adormilad\\w',
  overdose: 'overdos\\w{1,3}|sobredosis',
  infection: 'infection|sepsis|infeccion|\\buti\\b',
  skin: 'rash|blisters?|\\bsores?\\b|bruis\\w{1,3}|sarpullido|ampollas?|llagas?|moretones',
};

const contacts = {
  emergency: '911|ambulance|ambulancia',
  emergencyRoom: 'emergency room|\\ber\\b|(?:a|sala de) (?:emergencias|urgencias)',
  lifeline: '988',
  poisonHelp: 'poison (?:help|control)|222.?1222|envenenamientos?',
  doctor: 'doctors?\\b|physician|medic[oa]s?\\b(?! sin)',
  nurse: 'nurses?\\b|enfermer[oa]s?',
  pharmacist: 'pharmacists?|farmaceutic[oa]s?',
  hospice: 'hospic\\w{1,2}',
  dispatcher: 'dispatchers?|operador\\w{0,2}',
};

const actions = {
  drive: 'dr(?:ive|ives|iving)\\b|manej(?:ar|a|e|o)\\b|lleve usted',
  lift: 'lift\\w{0,3}|levant(?:ar|e|arl[oa]|el[oa])\\b|carg(?:ar|ue)\\w{0,2}',
  walk: 'walk\\w{0,3}|camin(?:ar|e|a)\\b',
  lieDown: 'l(?:ie|ies|ying|ay) (?:\\w{1,6} )?down|acuest\\w{1,3}|acost\\w{1,5}',
  induceVomit: 'mak(?:e|ing) (?:\\w{1,6} ){0,2}vomit|provo\\w{1,5} (?:el )?vomito',
  thrusts: 'thrusts|compresiones',
  cpr: '\\bcpr\\b|\\brcp\\b|chest compressions',
  restrain:
    'restrain\\w{0,3}|hold (?:\\w{1,8} )?down|tie (?:\\w{1,8} )?(?:up|down)|amarr\\w{1,4}|sujet\\w{1,4}',
  wait: 'wait(?:s|ing)?\\b|esper(?:e|ar|a)\\b',
  crush: 'crush\\w{0,3}|tritur\\w{1,4}',
  stop: '\\b(?:stop|stops|stopping|quit)\\b|dej(?:e|ar|a) de|suspend\\w{1,3}|interrump\\w{1,3}',
  skip: 'skip\\w{0,4} (?:\\w{1,5} ){0,2}(?:meals?|dos\\w{1,2}|pills?|medic\\w{1,6}|insulin)|salt(?:e|ar|arse|a) (?:\\w{1,4} ){0,2}(?:comidas?|dosis|pastillas?|medic\\w{1,6}|insulina)',
};

const given = {
  aspirin: 'aspirin\\w?|aspirina',
  insulin: 'insulin\\w?',
  antibiotics: 'antibiotic\\w{0,2}',
  oil: '\\boils?\\b|aceites?',
  herbs:
    'lavend\\w{1,3}|lavanda|herbs?\\b|hierbas?|turmeric|curcuma|honey|miel\\b|vinegar|vinagre|\\bteas?\\b|\\bte\\b(?= de)|garlic|\\bajo\\b|coffee|cafe\\b',
  alcohol: 'alcohol|wine\\b|vino\\b|beer|cerveza',
  ice: '\\bice\\b|hielo',
  sugar: '\\bsugar\\b|azucar|juice|jugo',
  month:
    '\\b(?:january|february|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b',
};

export type Concept =
  | `sign ${keyof typeof signs}`
  | `contact ${keyof typeof contacts}`
  | `action ${keyof typeof actions}`
  | `given ${keyof typeof given}`;

const compiled = Object.entries({ sign: signs, contact: contacts, action: actions, given }).flatMap(
  ([kind, table]) =>
    Object.entries(table).map(
      ([name, source]) =>
        [`${kind} ${name}` as Concept, new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, 'u')] as const,
    ),
);

export const conceptsIn = (folded: string): ReadonlySet<Concept> =>
  new Set(compiled.flatMap(([concept, pattern]) => (pattern.test(folded) ? [concept] : [])));

/** A sign whose own words deny: it is no denial of what to do. */
export const DENIED_SIGN =
  /\b(?:not breathing|cannot (?:breathe|swallow|speak|cough|be woken|get up|talk)|(?:do not|does not|will not) (?:stop|respond|fade)|not sure|no (?:despierta|respira\w?|puede (?:tragar|respirar|toser|hablar|levantarse|moverse)|responde|para|este? seguro)|no [a-z]{3,10} bien|ni hablar|sin explicacion|cannot explain|without an explanation|no explanation|doesnt seem|does not seem|no parece|unhurt)\b/g;

/** Pairs of words that turn a meaning round when one stands for the other. */
const PAIRS = `more=less most=least over=under above=below longer=shorter higher=lower high=low raise=lower hot=cold warm=cool|cold
  before=after beforehand=afterward start=stop open=close upright=down inside=outside increase=decrease better=worse
  left=right front=back early=late dry=wet always=never safe=unsafe allow=forbid faster=slower sooner=later fully=partly
  awake=drowsy|asleep hours=days|weeks|months days=hours|minutes|months weeks=months|hours months=weeks|days|hours
  mas=menos mayor=menor mayores=menores arriba=abajo caliente=fri[oa]|enfrie antes=despues empiece=pare abra=cierre sentad[oa]=acost\\w+|acuest\\w+
  dentro=fuera suba=baje mejor=peor izquierd[oa]=derech[oa] temprano=tarde siempre=nunca despiert[oa]=adormilad[oa]|dormid[oa]
  daily=weekly|monthly|yearly weekly=daily|monthly|yearly monthly=weekly|daily|yearly day=month|year week=month|year
  diari[oa]=semanal|mensual|anual semanal=diari[oa]|mensual|anual mensual=semanal|diari[oa]|anual anual=mensual|semanal
  horas=dias|semanas|meses dias=horas|minutos|meses semanas=meses|horas meses=semanas|dias|horas solo=acompanad[oa] rapido=lento`;
const bounded = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
const opposites = PAIRS.split(/\s+/).flatMap((pair) => {
  const [one = '', other = ''] = pair.split('=');
  return [
    [bounded(one), bounded(other)],
    [bounded(other), bounded(one)],
  ] as const;
});

/** Whether one text has a word where the other has its opposite alone. */
export const isOpposed = (claim: string, cited: string): boolean =>
  opposites.some(
    ([one, other]) => one.test(claim) && !one.test(cited) && other.test(cited) && !other.test(claim),
  );
