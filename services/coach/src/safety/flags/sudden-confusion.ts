import type { RedFlag } from '../red-flag.domain.js';

const confused =
  'confus*|disorient*|delirious|hallucinat*|out (his|her|of (his|her)) head|doesnt (know|make sense|recognize)|dont (know|make sense)|not making sense|isnt making sense|mumbl*|talk* (crazy|nonsense|to (people|her dead|his dead|her late))|see* (things|bugs|spiders|people)|muddled|incoherent|cant (stay awake|tell me|keep (his|her) eyes)';
const infected =
  'fever|temperature|temp|burning up|chills|rigors|shaking (chills|so hard|with chills)|10[1-5]( |$)|10[1-5] \\d|hot (as|to)|(hasnt|isnt|not|aint|has not) (peed|peeing|urinat*|passed water|gone)|no pee|no urine|catheter|wound|bed ?sore|chemo|chemotherapy|infect*|uti|pus|sepsis|septic|port';
const confundido =
  'no (me )?(conoce|reconoce)|no sabe (donde|quien|que|en que|su)|confund*|desorient*|delira*|incoheren*|disparates|locuras|perdid*|habla* (con (gente|muertos)|sol*)|ve cosas|no coordina|desvar*';
const infectado =
  'fiebre|calentura|temperatura|escalofrio*|tiembl*|temblando|ardiendo|no (ha |ah )?(orina*|hecho pipi|orinado)|sonda|llaga|herida|quimio|quimioterapia|infecc*|10[1-5]|39|40|sepsis|presion ~ (75|8\\d)';

export const suddenConfusion: RedFlag = {
  category: 'sudden-confusion',
  signs: {
    en: [
      [
        confused,
        infected,
        'today|sudden*|yesterday|now|since|fever|10[1-5]|burning|chills|hot|woke|this morning|all at once|just|peed|pee|shak*',
      ],
      [
        'suddenly|all of a sudden|all at once|overnight|out of nowhere|just woke up|yesterday ~ (fine|clear|did|sharp|normal)|(fine|clear|sharp|normal) ~ yesterday',
        'doesnt (know|recognize)|dont know (me|who|where|what)|confused|disoriented|not making sense|talking (nonsense|crazy|to people)|delirious',
      ],
      [
        'fever|temp|temperature|10[1-5]',
        'chemo|chemotherapy|port|dialysis port|catheter',
        'shak*|chills|rigors|10[1-5]|confus*|fever',
      ],
      [
        '(blood pressure|bp|pressure)',
        '([5-7]\\d|8[0-5]) (over|on) \\d\\d',
        'fever|hot|confus*|awake|sleepy|clammy|skin|chills|cold',
      ],
      [
        'legs|feet|hands|skin',
        'mottled|purple ~ (marks|blotch*|map)|blotchy',
        'fever|breath*|confus*|hot|name',
      ],
      [
        'wound|bed ?sore|sore|foot|incision',
        'stink*|smell*|black|red ~ (up|streak*)|pus',
        'fever|confus*|mumbl*|chills|muddled|cold|shak*',
      ],
    ],
    es: [
      [
        confundido,
        infectado,
        'hoy|de repente|de pronto|ayer|desde|fiebre|calentura|10[1-5]|39|40|ardiendo|amanecio|escalofrio*|orin*|tembl*|ahora',
      ],
      [
        'de repente|de pronto|de la nada|de un dia|amanecio|ayer (si|estaba|me)|hoy',
        'no (me )?(conoce|reconoce)|no sabe (donde esta|quien (soy|es)|como se llama)|diciendo (incoherencias|disparates)|desorientad*|confundid*',
        'de repente|de pronto|ayer|amanecio|ardiendo|fiebre|orina*|nunca|dia|calentura',
      ],
      [
        'fiebre|temperatura|calentura',
        'quimio|quimioterapia|sonda|cateter|puerto',
        'escalofrio*|tembl*|10[1-5]|38|39|subio|confund*|desorient*',
      ],
      ['presion ~ (en|a|de) (7\\d|8[0-5])', 'fiebre|sonda|dormid*|fri*|morad*|confund*|despierta|orin*'],
      [
        'llaga|herida|ulcera',
        'huele (mal|feo|podrid*)|negra|pus',
        'fiebre|calentura|incoheren*|no sabe|escalofrio*|fri*',
      ],
    ],
  },
  idioms: [
    'confus* (about|by|with) (the|all|medicare|insurance|medicaid|forms|paperwork|which|how|what)|confusing|confused (which|what|how)|fever (pitch|dream)|cabin fever|hay fever|spring fever|temperature of the|(confundid*) (con|sobre|por) (el|la|los|las|tanto)',
  ],
  harmless: [
    'slowly|little by little|over (months|the last year)|gets more forgetful|gradual*|mild*|poco a poco|lentamente|con los (meses|anos)|(no|without|sin) (fever|fiebre|calentura)',
  ],
};
