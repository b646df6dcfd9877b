import type { RedFlag } from '../risk.domain.js';

export const unresponsive: RedFlag = {
  category: 'unresponsive',
  signs: {
    en: [
      '(wont|cant|doesnt|isnt) (open|opening) (his|her|their) eyes|eyes (wont|dont|will not) open',
      '(shook|shake|shaking|slapped|called|yelled at|poked) (him|her|them) and (nothing|no|he|she) ~ (response|wont|doesnt|didnt|reaction)?|(shook|shake) (him|her|them) and nothing',
      '(dropped|crumpled|slumped|fell) ~ (to the (floor|ground)|over)( and| unconscious|$)',
      '(cant|couldnt|unable to|impossible to|cant seem to) ~ (wake|rouse|arouse|awaken) ~ (him|her|them|mom|dad|mother|father|up|husband|wife|grandma|grandpa)?',
      '(wont|isnt|doesnt|not|never) (wake|waking|wakes|woke)( up)?|cant be (woken|woken up|awakened|roused)',
      '(wont|doesnt|isnt|not|no longer|stopped|quit|cant) (respond|responding|react|reacting)',
      [
        '(wont|doesnt|isnt|not|cant) (answer|answering)',
        'eyes|breath*|cold|gray|grey|snor*|floor|bed|shake|shook|shaking|yell*|nothing|slid|slump*|limp|putty|at all|anymore',
      ],
      'unresponsive|no response|unconscious|unconcious|unconsious|lost conscious*|knocked out|out cold|lifeless|comatose',
      '(passed|passes|passing|blacked|blacking) out|fainted|fainting|about to faint|colapsed|collapsed|collapsing|keeled over',
      [
        '(isnt|not|wont|doesnt|stopped) (mov*)',
        'floor|bed|ground|bathroom|chair|found|breathing|eyes|help|at all|hes|shes|mom|dad|down|lying',
      ],
      'eyes ~ (rolled back|rolling back|wont open)',
      'no pulse|(cant|cannot) (find|feel) ~ pulse|(went|gone|goes|is|totally|completely|all) limp',
      '(do|start|doing|starting|need) cpr (on)?',
    ],
    es: [
      'no abre los ojos|(lo|la) (muevo|sacudo|sacudi) y (nada|no)|cayo (al piso|al suelo) (y no|de repente|desplomad*)|se puso (flojo|floja|flacido)',
      'no (se )?(me )?(despierta|despertaba|desperto|reacciona|responde|vuelve en si)( nada)?',
      [
        'no (me |nos )?contesta',
        'ojos|fri(o|a)|ronc*|respira|cama|piso|suelo|sacud*|muev*|nada|dormid*|tirad*|gris|sudand*',
      ],
      'no ((lo|la|los|las) )?(puedo|podemos|logro|consigo) ~ (despertar*|reaccionar)|no hay manera de despertar*',
      'inconsciente|perdio (el conocimiento|la conciencia|el sentido)|sin (conocimiento|conciencia|sentido)',
      'se (me |nos |le )?(desmayo|desplomo|desvanecio)|desmayad*|desmayado|desmayada|desvanecid*|se esta desmayando|cayo desmayad*',
      ['no se mueve', 'piso|suelo|cama|bano|ojos|respira|mama|papa|encontre|tirad*|nada|ayuda*|habla'],
      'no (tiene|le (siento|encuentro|encontramos)) ~ pulso|sin pulso|no le late',
      '(ojos en blanco|flacid*)',
    ],
  },
  idioms: [
    'se desmayo el (pastel|bizcocho|souffle)|lifeless (house)?plants?|(app|portal|phone|laptop|tablet|website|computer) (is |was )?(unresponsive|frozen|dead)( and wont wake up)?|out cold by (\\d\\w{0,2}|nine|eight|seven|ten)',
    '(collapsed|fell apart|collapse) (emotionally|mentally|financially)|emotionally (collapsed|collapse)',
    'sleep ~ and (not|never|dont|not ever) wak* up|(hope|hopes|wish|wishes|pray|want|rather|prefer*) ~ (dont|doesnt|not|never|wouldnt) wak*( up)?',
    '(passed|pass|conked|crashed) out (popcorn|to|in front of the tv|cookies|candy|cards|gifts|on the couch|from exhaustion|the second|as soon as|in bed|early|the (forms|flyers|papers|pills|medicine))|pass* out (flyers|medicine*|pills|food|snacks|the)',
    '(collapse|collapsed|collapsing) (into|in|onto|on) (bed|the couch|the sofa|my bed|a chair|tears)|collapsed lung',
    'unconscious (bias|mind|decision)|not (moving (forward|on|ahead)|move (to|into)|moving (to|into|in))',
    'no response (from|to) (the |my |a |our )?(agency|insurance|doctor|office|email*|call*|letter|application|medicaid|company|hospital|state)|(respond*|responding|answer*|react*) (to )?(my |the |his |her |our |any )?(phone|email*|text*|call*|letter*|message*|application|door|treatment|therapy|medicine|medication|antibiotic*|question*|drug*)',
    'no (responde|contesta|reacciona) (a |al )?((el|la|las|los|mis|sus|ningun*) )?(consulado|landlord|hospital|doctora?|medico|seguro|oficina|agencia|compania|trabajadora|telefono|llamada*|mensaje*|correo*|tratamiento|medicina*|medicamento*|antibiotico*|terapia|pregunta*|carta*|puerta|solicitud)',
    'en blanco y negro|faint (sound|smell|line|music|light|voice)|faint of heart|(fainted|faint) at the price|(pretended|pretend) to faint|desmayad* de cansancio|los desmayados|pastel|inconsciente en (la|mi) cama|wakes? up call|walk* with a limp',
    '(agency|insurance|office|doctor|nurse|clinic|pharmacy|pharmacist|social worker|case manager|medicaid|company|brother|sister|sibling*|landlord) (wont|doesnt|isnt|not|is not|does not|will not|never) (respond|responds|responding|answer|answers|answering)',
    '(la agencia|el seguro|la oficina|el doctor|la doctora|el medico|la enfermera|el enfermero|la clinica|el consultorio|la farmacia|la trabajadora social|medicaid|la compania|mi hermano|mi hermana) no (me |nos )?(responde|contesta)',
  ],
  harmless: [
    'before noon|until|till|for breakfast|on time|early|in the mornings|at night|during the night|to pee|for (dinner|lunch|school|work|medicine)|lately',
    'almost|nearly|about to|came close|feels? (like )?faint*|sight of blood|needle*|exhausted',
    'hearing aids?|aparatos|in the (nineties|eighties)|at my wedding|app|scheduling|bowels|bowel|slowly|as fast|as much|enough|furniture|house|wheelchair|apartment',
    'temprano|hasta|antes de|de noche|en la noche|para (comer|desayunar|cenar|la escuela|orinar)|ultimamente|casi se|por poco|al ver sangre|mucho|lo suficiente|despacio',
  ],
};

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
        'port|dialysis port|catheter',
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
        'sonda|cateter|puerto',
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

const sugar = 'sugar|suger|sugars|glucose|cbg|blood sugar|meter|reading|insulin|diabetic|type (1|one)';
const azucar = 'azucar|glucosa|glucometro|aparato|aparatito|insulina|diabetic*|medi|marca';
const lowValue = '([2-4]\\d|5[0-4])|twenty|thirty|low|veintinueve|treinta';
const highValue = '([4-9]\\d\\d|hi|high)';
const unwell =
  'confus*|isnt making sense|not making sense|making sense|sense|dont know|doesnt know|sleepy|drowsy|lethargic|talk* (crazy|funny|foolish*|out)|wont (swallow|wake|drink|eat)|cant swallow|fight*|swing*|shak*|sweat*|vomit*|throw* up|puk*|breath*|limp|loopy|passed out|seiz*|slur*|out of it|awake|fruit*';
const mal =
  'confund*|no sabe|no (me )?conoce|dormid*|sueno|locuras|disparates|incoheren*|sud*|tembl*|no (se )?puede tragar|tragar|vomit*|respira|fruta|agresiv*|flo(j|ji)*|no (despierta|responde|me mira)|desmay*|ida|ido|mare*';

export const diabetes: RedFlag = {
  category: 'diabetes',
  signs: {
    en: [
      [sugar, lowValue, unwell],
      [sugar, highValue, unwell],
      [
        'diabetic|insulin|sugar|ketones',
        'fruit* ~ (breath|smell)|breath ~ fruit*|smell* ~ (fruit|juicy fruit|nail polish)|ketones ~ (high|large|moderate)',
        'vomit*|puk*|throw* up|breath*|confus*|sleepy|drowsy|sugar',
      ],
      [
        'insulin',
        'twice|double|wrong (pen|insulin|dose)|didnt eat|without eating|too much|extra',
        'confus*|shak*|sweat*|loopy|drowsy|sleepy|falling|dropping|head|wont wake',
      ],
      '(sugar|glucose) (is |was |of |at )?([1-3]\\d|4[0-4])( |$)',
    ],
    es: [
      [azucar, lowValue, mal],
      [azucar, highValue, mal],
      [
        'azucar|insulina|diabetic*|cetonas',
        'huele ~ fruta|aliento ~ fruta|boca a fruta|cetonas altas',
        'vomit*|respira|confund*|dormid*|azucar|floj*',
      ],
      [
        'insulina|inyecto',
        'dos veces|doble|no comio|sin comer|de mas|equivoc*',
        'confund*|sud*|tembl*|locuras|disparates|dormid*|agresiv*',
      ],
      'azucar (esta |anda |la tiene )?(en|a|de) ([1-3]\\d|4[0-4])( |$)',
    ],
  },
  idioms: [
    'sugar (pie|daddy|coat*)|high five|(in|at) (his|her|the) (\\d0s|thirties|forties|fifties)|[3-4]\\d (minutes|years|units|pounds|dollars|percent|degrees|days|grams|carbs|minutos|anos|unidades|libras|dolares|grados|dias|gramos)',
  ],
  harmless: [
    'a1c|normal range|recipe*|goal|target|rango|receta|meta|estuvo en|came (back )?up to|subio a|up to \\d\\d\\d',
  ],
};
