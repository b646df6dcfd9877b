import { medicineNames } from '@careward/content/text/medicines';
import { anyPhrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';

const oneOf = (words: string) => `(?:${words})`;
/** A source in whichever case, as forms are written; a modifier `(?i:` was once seen to match nothing in a spec run. */
export const anyCase = (source: string) =>
  source.replace(/\\p\{[^}]*\}|\\.|\(\?[:=!<]*|\[[^\]]*\]|\p{L}/gu, (part) => {
    if (part.startsWith('\\') || part.startsWith('(')) return part;
    const letters = part.startsWith('[') ? part.slice(1, -1) : part;
    return `[${letters}${letters.toUpperCase()}]`;
  });

/** A word with a capital letter. */
export const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";

/** "Name" and its like on a form, with what stands behind them. */
const NAME_LABEL = oneOf(
  "(?:(?:full|first|last|last, first|middle|legal|patient'?s?|member'?s?|subscriber'?s?|client'?s?) )?name|nombres?(?: completo| y apellidos?| del? \\p{L}{4,12})?|apellidos?|patient|paciente",
);
const PERSON_LABEL = oneOf(
  'member|subscriber|insured|beneficiary|recipient|client|resident|claimant|applicant|guarantor|policy ?holder|account ?holder|card ?holder|emergency contact|next of kin|contact|case manager|social worker|prepared (?:for|by)|c/o|caregiver|spouse|attn|physician|provider|doctor|signed|signature|poa|asegurad[oa]|beneficiari[oa]|afiliad[oa]|titular|solicitante|cliente|residente|contacto(?: de emergencia)?|cuidador[a]?|m[ée]dic[oa]|firma|c[óo]nyuge',
);
const RELATIVE = oneOf(
  'mom|mum|mother|dad|father|husband|wife|partner|sister|brother|son|daughter|aunt|uncle|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|neighbor|friend|stepmother|stepfather|mam[áa]|madre|pap[áa]|padre|esposo|esposa|marido|pareja|hermana|hermano|hijo|hija|t[íi]a|t[íi]o|prima|primo|sobrina|sobrino|abuela|abuelo|abuelita|abuelito|suegra|suegro|nuera|yerno|vecina|vecino|amiga|amigo',
);
const PARTICLE = oneOf('de|del|la|las|los|y|van|von|der|da|dos');
const INITIAL = '\\p{Lu}(?:\\.|(?= \\p{Lu}\\p{Ll})|(?=[,;]?(?:\\n|$)))';
const NAMES = `(?:\\p{Lu}\\. |(?:de|van|von) (?:las? |los )?(?=\\p{Lu}))?${CAPITAL}(?: (?:${PARTICLE} ){0,2}(?:${CAPITAL}|${INITIAL})){0,3}`;
/** As forms write it: "DELGADO, ROSA M". */
const NAMES_OF_FORM = `(?:\\p{Lu}\\. )?${CAPITAL}(?:,? (?:${PARTICLE} ){0,2}(?:${CAPITAL}|${INITIAL})){0,4}`;
const SMALL =
  "(?!(?:not|no|on|in|at|the|a|an|also|still|only|being|listed|missing|spelled|wrong|mal|en|el|la|un|una|est[áa]|muy|lo|al|que)(?!\\p{L}))\\p{Ll}[\\p{Ll}'’-]{1,20}";

const nameMasks: readonly RegExp[] = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${anyCase(`${NAME_LABEL}|${PERSON_LABEL}(?: name)?`)}) ?[:#] {0,3}\\n?)${NAMES_OF_FORM}`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:^|\\n) {0,3}(?:${anyCase(`${NAME_LABEL}|${PERSON_LABEL}`)}) {0,3}\\n)${NAMES_OF_FORM}(?= *(?:\\n|$))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})${anyCase(NAME_LABEL)} ?: {0,3})${SMALL}(?: ${SMALL}){1,2}(?=[,.;]? *(?:\\n|$))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Nn]ames?(?:['’]s| is| was| are)|[Mm]e llamo|[Nn]ombre(?: de (?:mi|su|nuestr[ao]) \\p{L}{2,12})? es|[Ss]e llama|[Nn]amed|(?:is|was|he|she|him|her|I|am|${RELATIVE}) called) )${NAMES}`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Mm]y name(?: is|['’]s)|[Mm]e llamo|[Mm]i nombre es) )${SMALL}(?: (?!and |y |i |but |from )${SMALL}(?= (?:and|y|i|but|from) |[,.;]|$|\\n))?`,
    'gu',
  ),
  new RegExp(`(?<=(?<!\\p{L})(?:I am|I['’]m|[Tt]his is|[Ss]oy|[Hh]abla) )${NAMES}(?! Is)`, 'gu'),
  new RegExp(
    `(?<=(?<!\\p{L})(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]rs?|[Dd]ra|[Ss]r|[Ss]ra|[Ss]rta)\\.?|[Mm]iss|[Dd]octor[a]?|[Dd]on|[Dd]oña|[Ss]eñor[a]?|[Ss]eñorita|[Nn]urse|[Pp]astor|[Ss]ister|[Tt][íi][ao]|[Aa]unt|[Uu]ncle|[Gg]randma|[Gg]randpa|[Aa]buel[ao]|the patient|[Ll]a paciente|[Ee]l paciente) )${NAMES}`,
    'gu',
  ),
  new RegExp(`(?<=(?<!\\p{L})(?:Dear|Hello|Hi|Estimad[oa]|Querid[oa]|Hola),? )${NAMES}(?=[,:;.!\\n])`, 'gu'),
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[ao]|[Hh]is|[Hh]er|[Ss]u) ${RELATIVE}(?:-in-law)?,? \\(?)${NAMES}`,
    'gu',
  ),
  new RegExp(
    `${NAMES}(?=,? (?:is|was|es|era) (?:my|our|mi) ${RELATIVE}(?!\\p{L})|,? \\((?:my|our|mi) ${RELATIVE}\\))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:Thanks|Thank you|Sincerely|Regards|Best|Love|Gracias|Saludos|Atentamente|Cordialmente)(?: [a-z]{3,10})?[,!.]? ?\\n{0,2})${NAMES}(?=[.!]? *(?:\\n|$))`,
    'gu',
  ),
];

/** Words with a capital that are nobody's name where a name could stand, folded. */
const noNames = new Set(
  (
    'i he she it we they you this that these those there who what when where why how can could should would will do does did is are was were has have had may must if and but or so not no yes very all my our your his her their the a an in on at to for from with ' +
    'el la los las un una yo ella ellos que como cuando donde quien puede debo debe si no es esta son era y pero o muy mi su de en con por para ' +
    'call ask tell write use using keep take check see rest some choking name llame pregunte diga lleve use si por ' +
    'mom dad mama papa grandma grandpa mother father ' +
    'mr mrs ms miss dr dra sr sra srta don dona senor senora doctor doctora nurse ' +
    'medicare medicaid medi medi-cal medical ssi ssdi va ihss poa hipaa snap hospice veteran veterans adult social security meals home health care medigap tricare cobra fmla alzheimer alzheimers parkinson parkinsons covid covid-19 er icu ' +
    'member customer sir madam patient beneficiary family resident caregiver friend applicant provider cliente paciente practitioner aide manager id number date address phone name ' +
    'catholic christian jewish muslim hindu buddhist mexican hispanic latina latino american african asian black white indian cuban puerto spanish irish italian filipino filipina chinese korean vietnamese deaf catolica catolico mexicana mexicano cubana cubano ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march july september october november december english spanish espanol ingles'
  ).split(' '),
);
const medicine = anyPhrase([medicineNames]);
const isNoName = (word: string) => {
  const folded = fold(word).replace(/[.,]/g, '');
  return noNames.has(folded) || medicine.test(folded);
};

/** How much of a run of names is one: "Rosa Medicaid" is a name and an authority. */
function nameIn(run: string): string {
  const words = run.split(' ');
  const end = words.findIndex((word) => /^\p{Lu}/u.test(word) && isNoName(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[ ,]+$/, '');
}

/** A name that was introduced once is the same person's wherever it stands. */
export function withoutNames(text: string): string {
  const found = new Set<string>();
  const shorter = nameMasks.reduce(
    (before, pattern) =>
      before.replace(pattern, (run) => {
        const name = nameIn(run);
        if (name === '') return run;
        for (const [word] of name.matchAll(new RegExp(`${CAPITAL}`, 'gu')))
          if (word.length > 2) found.add(word);
        return `[name]${run.slice(name.length)}`;
      }),
    text,
  );
  if (found.size === 0) return shorter;
  const again = new RegExp(`(?<![\\p{L}\\[])(?:${[...found].join('|')})(?!\\p{L})`, 'gu');
  return shorter.replace(again, '[name]').replace(/\[name\](?: \[name\])+/g, '[name]');
}
