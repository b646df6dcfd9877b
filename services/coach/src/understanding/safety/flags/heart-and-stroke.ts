import type { RedFlag } from '../risk.domain.js';

export const heart: RedFlag = {
  category: 'heart',
  signs: {
    en: [
      [
        'chest|sternum|breastbone|between ~ breasts',
        'truck|weight|brick|squash*|vice|vise|band around|tighten*|pressing|pushing|explod*|sick to (his|her|my) stomach|pressure',
      ],
      [
        'breasts|breastbone|rib cage|upper back',
        'pressure|crush*|squeez*|tight*',
        'sick|sweat*|nause*|breath|dizzy|pale',
      ],
      [
        'heart',
        'explode|jump* out|racing|pounding|flutter*',
        'dizzy|faint*|pale|sweat*|weak|cant breathe|lightheaded',
      ],
      [
        'chest|cheast',
        'pain|pains|pressure|tight*|crush*|squeez*|heavy|heaviness|hurt|hurts|hurting|ache|aches|aching|burning|discomfort|elephant|stabbing|killing (him|her|me)',
      ],
      '(clutch*|grab*|hold*) (at )?(his|her|their|my) chest',
      [
        'left arm|both arms|jaw|neck|shoulder|between ~ shoulder blades',
        'pain*|hurt*|ache*|aching|numb|tingl*|heavy',
        'sweat*|short of breath|cant breathe|nause*|clammy|chest|gray|grey|pale|dizzy|vomit*|throwing up|faint*',
      ],
      'pain (down|in|into|shooting|going|spreading|radiating) ~ left arm',
      [
        'cold sweat*|drenched in sweat|clammy|breaking out in a sweat',
        'nause*|pale|gray|grey|vomit*|jaw|arm|back|dizzy|throwing up',
      ],
      [
        'heart',
        'racing|pounding|fluttering|beating ~ (fast|hard|irregular*|funny)',
        'faint*|dizzy|pass* out|lightheaded|chest|cant breathe|sweat*',
      ],
      '(having|has|showing) (a|another|signs of a|symptoms of a) (massive )?heart attack',
      '(think|looks like|may be|might be|could be|maybe|is this|acting like) ~ (having )?a heart attack',
      'just had a heart attack|(in|went into|having) cardiac arrest|heart stopped|heart has stopped',
    ],
    es: [
      [
        'pecho',
        'dolor|dolores|duele|dolio|duelen|presion|opresion|oprime|apriet*|apret*|aplast*|pesad*|peso|punzada*|ardor|arde|molestia*|quema',
      ],
      '(agarra*|lleva* la mano|aprieta*|toca*) ~ (el|al) pecho',
      [
        'brazo izquierdo|mandibula|quijada|cuello|hombro',
        'duele|dolor|dormid*|adormec*|hormigu*',
        'sud*|aire|nausea*|pecho|palid*|mare*|vomit*|respirar',
      ],
      [
        'sudor frio|sudando frio|suda frio|sudores frios',
        'nausea*|palid*|mandibula|brazo|espalda|gris|vomit*|mare*',
      ],
      [
        'corazon',
        'late ~ (rapido|fuerte|raro)|acelerad*|palpita*|se le sale',
        'desmay*|mare*|pecho|aire|respirar|sud*',
      ],
      [
        'ataque (al|de) cora[sz]on|infarto|ataque cardiaco|paro cardiaco',
        'esta (teniendo|sufriendo)|le esta dando|me esta dando|creo que|parece|puede ser|sera|acaba de|tiene senales|tiene sintomas|le dio ahorita',
      ],
    ],
  },
  idioms: [
    '(duele|dolia) el pecho de (la |tanta |tanto )?(risa|reir*)',
    'chest of (memories|toys|clothes|gold)|baul',
    '(give|gave|giving|gives) (me|him|her|us) a heart attack|(nearly|almost|practically) (had|having|gave me) a heart attack',
    'off (my|his|her) chest|chest of drawers|treasure chest|(cedar|hope|toy|tool|blanket) chest|stuffed elephant|de la risa|chest (x ray|xray|clinic|cold|hair|exercise*)',
    'heart (goes out|is broken|broke|aches for|is heavy|warming)|broken heart|heavy heart|with all my heart|chest puffed',
    'casi me da un infarto|de infarto|me va a dar un infarto|por poco me da un infarto',
    'a pecho|dar (el )?pecho|dando (el )?pecho|leche de pecho|abrir* (el|mi) pecho|cancer de pecho|cancer de mama|con (el corazon|todo el corazon)',
    'se me (parte|rompe) el (corazon|alma)|(dolor|presion) (emocional|arterial|alta|baja)',
  ],
  harmless: [
    'only when (you|we|i) (press|push|touch|poke)|smart ?watch|commercial|talking about|buried|heartburn|acidez|reflujo|reflux|chest congestion|itch*',
    'insurance|bill|seguro medico|factura',
    'massage|blood pressure (cuff|monitor|machine)',
  ],
};

/** Words that tell of a stroke of long ago, after which weak limbs and slurred words are usual. */
export const strokeAftermath = [
  '(stroke|tia) ~ ((months?|years?|weeks?) ago|last (year|month|spring|summer|fall|winter))|(since|after|from) (the|his|her|my|their|that|a) ~ stroke|(months?|years?|weeks?) (since|after) (the|his|her|my|their|that|a) ~ stroke|recovering from',
  '(derrame|embolia|ictus|infarto cerebral) ~ ~ (hace ~ (ano|anos|mes|meses|semanas)|(ano|mes|verano|invierno) pasado)|hace ~ (ano|anos|mes|meses|semanas) ~ ~ (derrame|embolia|ictus|infarto cerebral)|(desde|despues) (del|de la|de su|el|la|su|que (tuvo|le dio) (el|la|un|una|su)) ~ (derrame|embolia|ictus|infarto cerebral)',
];

export const stroke: RedFlag = {
  category: 'stroke',
  signs: {
    en: [
      'half of (him|her|his body|her body|my body) (is|isnt|wont|went|cant|has)',
      [
        'leaning|leans|slumping|drooping',
        'to one side|to the (left|right)',
        'talk*|speech|words|face|arm|cant|confused',
      ],
      ['talk*|speak*|speech|words|tongue', 'garbage|garbled|thick|slurry|slurred|tingles|tingling'],
      [
        'face|mouth|smile|cheek|lip|lips|eyelid',
        'melting|sideways|slanted|half (of )?(it|the face)|pulling|drool*|to one side|on one side|to the (left|right)',
      ],
      [
        'arm|leg|hand',
        'just hangs|hanging|hangs there|dangl*|dead weight|gave out|wont hold|keeps dropping|drops everything|dragging|drags',
      ],
      [
        'suddenly|sudden|all of a sudden|since (this morning|lunch|breakfast|dinner|an hour|last night|noon|he woke|she woke)|woke up',
        'double|blurry|blurred|vision|cant walk|walk* (straight|right|funny|sideways)|stagger*|veer*|lost balance|cant use|wrong words|mumbl*|cant understand (him|her|anything)|confused words|word salad',
      ],
      '(keeps saying|saying|using) ~ wrong words|(mumbl*|babbl*) and (i )?cant understand',
      [
        'face|mouth|smile|cheek|lip|lips|eyelid',
        'droop*|sagg*|lopsided|crooked|uneven|dropped|twisted|hanging|slid* down|pulled to one side|fell on one side',
      ],
      [
        '(one|left|right|whole) side|half (of )?(his|her|my|their|the) (face|body)',
        'numb|numbness|limp|paraly*|went weak|is weak|so weak|gone weak|weakness|dead|droop*|tingl*|not moving|isnt moving|cant (move|lift|raise|feel|use)|wont (move|work)|gave out',
      ],
      [
        'arm|arms|leg|hand|foot',
        'suddenly ~ (weak|numb|limp|heavy|dead|stopped)|sudden (weakness|numbness)|(weak|numb|limp|heavy|dead) all of a sudden|went (numb|limp|weak|dead)|gone (numb|limp|weak|dead)|(is|goes|feels) (numb|limp)|(drifts|drifting|falls) down|dropped everything',
      ],
      'cant (lift|raise|move|feel|use) ~ (arm|leg|hand|side)',
      '(arm|leg|hand) wont (move|work|lift|go up)',
      ['slur*|slurring', 'speech|word|words|talk*|speak*|sound*|voice|is|started|hes|shes|suddenly'],
      'speech ~ (garbled|jumbled|mixed up|gibberish|off|strange|weird|funny|wrong|mush*)',
      '(words|sentences) ~ (garbled|jumbled|mixed up|scrambled|dont make sense|make no sense)',
      '(talk|talking|speak|speaking|sounds|talks) ~ (funny|gibberish|weird|strange*|nonsense|drunk|mush*)',
      'cant (talk|speak|say) ~ (right|properly|clearly|straight|straight|words)|cant get ~ words out',
      ['cant (talk|speak|see|understand)|lost ~ (speech|vision|sight)|blind', 'sudden*|all of a sudden'],
      ['one eye', 'cant see|blind|lost vision|went dark'],
      ['headache', 'worst|thunderclap|out of nowhere'],
      '(having|showing|has|shows) (a|another|signs of a|signs of|symptoms of a|symptoms of) (mini )?(stroke|tia)',
      '(think|looks like|may be|might be|could be|maybe|acting like|is this|afraid this is) ~ (having )?a (mini )?(stroke|tia)',
      'just had (a|another) (mini )?(stroke|tia)',
    ],
    es: [
      ['cara|boca', 'chuequ*|enchuec*|se le (volteo|jalo|desvio)|torcio'],
      [
        'lado|brazo|pierna|mano',
        'no (se )?(lo |la |le )?mueve|no mueve|no (lo |la )?(puede )?usa*|le cuelga|se le cuelga',
      ],
      'no mueve (un|el|su|la|medio) (lado|brazo|pierna|mano|cuerpo)|(balbucea|no se le entiende nada|palabras equivocadas|dice palabras que no)',
      [
        'de repente|de golpe|de pronto|amanecio',
        've doble|vista borrosa|no camina|camina (chueco|de lado)|pierde el equilibrio',
      ],
      [
        'cara|boca|rostro|mejilla|sonrisa|labio|labios|parpado',
        'caid*|cayo|chuec*|torci*|torc*|colg*|cuelga|de lado|desvi*|paraliz*|se le (va|fue|cae)|jala* para un lado',
      ],
      [
        'habla*|hablar|palabras',
        'raro|enredad*|arrastr*|trabad*|borrach*|no se ((le|les) )?entiende|sin sentido',
      ],
      'se le (traba|enreda|duerme|traban|enredan) (la lengua|las palabras)',
      'no le salen (las )?palabras|no (puede|logra) (hablar bien|pronunciar)',
      [
        'no (puede|logra) (hablar|ver|caminar|entender)|no ve|perdio (la vista|la vision|el habla)',
        'de repente|de golpe|de pronto|repentin*',
      ],
      [
        'brazo|pierna|mano|lado|mitad (de su|del) cuerpo',
        'dormid*|dormi*|adormec*|sin fuerza|sin fuerzas|debil de (repente|pronto|golpe)|no (lo|la) (mueve|levanta|siente)|no puede (mover*|levantar*|alzar*)|paraliz*|se le cae|no le responde|entumid*|entumec*',
      ],
      'no (puede|logra) (mover|levantar|alzar) ~ (brazo|pierna|mano|lado)|no siente ~ (brazo|pierna|lado)',
      'debilidad ~ (un lado|brazo|pierna)',
      'peor dolor de cabeza',
      [
        'derrame|embolia|infarto cerebral|ataque cerebral|ictus',
        'esta (teniendo|sufriendo)|le esta dando|me esta dando|creo que|parece|puede ser|sera|acaba de|tiene senales|tiene sintomas',
      ],
    ],
  },
  idioms: [
    '(so|too) (mad|angry|tired|busy|happy) ~ (talk|see|think) straight',
    'stroke of (luck|genius|midnight|a pen)',
    'strok* (his|her|the|my) (hair|hand|back|cat|dog|arm|head)',
    '(keep|kept|with) a straight face|long face|face to face|face mask|cara a cara|dar la cara|poner cara',
    'heat stroke|golpe de calor',
    'arm and a leg|es mi brazo derecho',
  ],
  aftermath: strokeAftermath,
  harmless: [
    'que (ya )?no (se )?(lo |la )?(mueve|usa|siente)',
    'dentures|therapy|keyboard|headset|mic|bells|bell|eye doctor|desde la paralisis|quedo con|bad arm|right side is weak|still (weak|numb|cant|limp*|has|slur*|drags)|always|since (birth|childhood|[12]\\d*)|weak side|weaker side|dress*|exercis*',
    'slept on|fell asleep on|funny (stories|story|jokes)|after the dentist|dentist|novocaine|dentista|anestesia',
    'sigue (debil|sin)|siempre|todavia (debil|tiene|le)|lado debil|vestir*|ejercicio*|se durmio sobre|chistes',
  ],
};
