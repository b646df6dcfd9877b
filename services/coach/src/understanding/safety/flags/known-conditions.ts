import type { RedFlag } from '../risk.domain.js';
import { fell, head, cabeza, headInjury, seCayo, thinner } from './injuries.js';

/** 38.4 and 101 with their tenths, which follow a space or a comma. */
const temperature = '(38|39|40|10[0-5])(,? \\d)?';
const feverEn = `fever*|febrile|chills|rigors|burning up|${temperature}`;
const feverEs = `fiebre|febril|calentura|escalofrio*|ardiendo|${temperature}`;
/** What takes a number for something else than a temperature. */
const otherNumbers =
  '(years?|anos|pounds|libras|dollars|dolares|pesos|minutes|minutos|miles|millas|mg|units|unidades|percent|por ciento|room)';

const feverIdioms = [
  '(no|without|sin|never had a|any) (fever|fiebre|calentura|chills|escalofrios)|fever (pitch|dream)|(cabin|hay|spring) fever',
  `\\d\\d\\d? ${otherNumbers}|(room|cuarto|apartment) \\d{2,3}`,
];

/** Cancer treatment leaves nothing to fight an infection with: a fever is for the cancer team now. */
export const feverOnChemo: RedFlag = {
  category: 'fever-on-chemo',
  signs: {
    en: [['chemo|chemotherapy', feverEn]],
    es: [['quimio|quimioterapia', feverEs]],
  },
  idioms: feverIdioms,
  harmless: ['degree of|last year|years ago|before chemo|antes de la quimio'],
};

/** The same where the profile tells of the cancer: then the temperature alone says enough. */
export const feverWithCancer: RedFlag = {
  category: 'fever-on-chemo',
  level: 'strip',
  condition: 'cancer',
  signs: {
    en: [
      'fever*|febrile|chills|rigors|burning up',
      [temperature, 'temp|temperature|hospital|wait|er|thermometer|tonight|now'],
    ],
    es: [
      'fiebre|calentura|escalofrio*|ardiendo en',
      [temperature, 'tiene|trae|temperatura|termometro|subio|marca|espero|hospital|amanecio'],
    ],
  },
  idioms: feverIdioms,
  harmless: ['last (week|month|year)|years ago|room|water|agua|cuarto|horno|oven|la semana pasada'],
};

const low = '([2-6]\\d)';
const high = '([3-6]\\d\\d|hi)';
const measured =
  'sugar|glucose|number|reading|reads|read|meter|sensor|dexcom|libre|finger ?stick|it (says|came|was|is|went)|came (up|out|in|back)|tested|checked|is at|down to';
const medido =
  'azucar|glucosa|(le|me) (salio|marco|marca|dio|sale)|marca|salio|amanecio|anda|aparato|aparatito|glucometro|medidor|sensor|muestra|piquete|bajo a|subio a|esta en';

/** Where the profile tells of diabetes, a number out of range is the blood sugar, whatever it is called. */
export const sugarOfADiabetic: RedFlag = {
  category: 'diabetes',
  level: 'strip',
  condition: 'diabetes',
  signs: {
    en: [[`${low}( |$)|${high}( |$)`, measured]],
    es: [[`${low}( |$)|${high}( |$)`, medido]],
  },
  idioms: [
    `\\d{2,3} (more )?(${otherNumbers}|inches|pulgadas|feet|pies|weeks|semanas|days|dias|horas|hours|times|veces|street|st|road|avenue|grams|gramos|carbs|kilos|kg|cm|degrees|grados|de la (calle|manana))`,
    '(turned|hes|shes|(he|she|mom|dad|mama|papa|who) is|cumplio|tiene) ([4-9]\\d)( and| y|$)|\\d{2,3} (over|on|sobre) \\d{2,3}|(room|apartment|unit|highway|route|cuarto|calle|numero de la casa) \\d{2,3}|(mide|pesa|weighs|cuesta|costs) \\d{2,3}|\\d{2,3} \\d{3}',
  ],
  harmless: [
    'street|road|avenue|address|phone|telefono|house number|pressure|presion|oxygen|oxigeno|pulse|pulso|temperature|temperatura|fiebre|fever|a1c|goal|target|meta|rango|range',
  ],
};

/** Many who have a heart condition take a blood thinner, and few say so. */
export const headHitWithHeartCondition: RedFlag = {
  category: 'head-injury',
  level: 'strip',
  condition: 'heart_conditions',
  signs: {
    en: [`(${fell}) ~ (his|her|my|their|the) ~ (${head})`],
    es: [`(${seCayo}) ~ (en|con|contra) ~ (${cabeza})`],
  },
  idioms: ['over (my|his|her) head|head over heels|hit (it|the nail) on the head|fell asleep'],
  harmless: ['didnt|never|years ago|last (year|month)|prevent*|no se (pego|golpeo)'],
};

const fallen = 'fell|fallen|slipped|tripped|tumbled|rolled out|went down';
const caido = 'cayo|callo|caido|resbalo|rodo|tropezo|fue al piso';

/** A fall on a blood thinner, whether or not the head was hit. */
export const fallOnThinner: RedFlag = {
  category: 'head-injury',
  level: 'strip',
  signs: { en: [[fallen, thinner]], es: [[caido, thinner]] },
  idioms: [
    'fell (asleep|apart|behind|through|in love|off the wagon)|slipped (my|his|her) mind|(number|level|inr) (fell|went down)',
  ],
  harmless: ['prevent*|prevenir|evitar|years ago|last year|hace (anos|meses)|risk|riesgo|if|si se'],
};

/** The same where an earlier message told of the medicine. */
export const fallOnKnownThinner: RedFlag = {
  ...fallOnThinner,
  condition: 'blood-thinner',
  signs: { en: [fallen], es: [caido] },
};

/** A hit on the head, where an earlier message told of the medicine. */
export const headHitOnKnownThinner: RedFlag = {
  ...headInjury,
  condition: 'blood-thinner',
  signs: { en: [[fell, head]], es: [[seCayo, cabeza]] },
};
