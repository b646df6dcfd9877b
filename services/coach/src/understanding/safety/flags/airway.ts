import type { RedFlag } from '../risk.domain.js';

export const choking: RedFlag = {
  category: 'choking',
  signs: {
    en: [
      [
        'food|meat|pill|piece|something|bite',
        'stuck',
        'not making|no sound|no noise|silent|isnt making|blue|cant',
      ],
      'cant (swallow|talk|cough|speak|breathe) or (talk|speak|swallow|breathe|cough)',
      ['throat', 'something|it|food', 'cant (swallow|talk|speak|breathe|cough)'],
      '(is|are|hes|shes|theyre|im|mom|dad|mother|father|husband|wife|grandma|grandpa|started|starting|keeps|be|just|still|kid|baby) (just |really |started )?(choking|chocking)',
      '(choking|chocking) (on|right now|now|and|to death|badly|hard|help)',
      '(choking|chocking)$',
      [
        'choked on|chocked on|chokes on',
        'cant|blue|purple|gray|not breathing|isnt breathing|wont come (out|up)|still stuck|passed out|silent|wheez*',
      ],
      ['throat|airway|windpipe', 'stuck|lodged|blocking|blocked|jammed|caught'],
      [
        'food|meat|steak|pill|bread|grape|hot dog|candy|chicken|bone|bite|piece|swallowed',
        'stuck|wont come (out|up)|went down the wrong',
        'cant (cough|talk|speak|breathe|breath|swallow)|throat|blue|gagging',
      ],
      [
        'swallow*|eating|ate|bite|dinner|lunch|breakfast|meat|food',
        'cant (cough|talk|speak|make a sound|breathe|breath)|no sound',
      ],
      '(hands|hand|grabbing|clutching|holding|grabs) ~ (throat|neck)',
      'cant cough (or|and) cant|cant (cough|talk|breathe) or (talk|cough|breathe|speak)',
      '(doing|tried|trying) (the )?heimlich',
    ],
    es: [
      'se (me |nos )?esta (atragantando|ahogando con|atorando)|se esta ahogando (con|de) ',
      [
        'atragant*|ator*|ahog*|atasc*',
        'no puede (toser|hablar|respirar)|no (respira|habla|tose)|azul|morad*|ayuda*|no (le )?sale|no se le quita|garganta',
      ],
      [
        'se (me )?(atraganto|atoro|ahogo|atasco)|esta (atragantad*|atorad*)',
        'con|comida|carne|pan|pastilla|hueso|pollo|tortilla|dulce|uva|pedazo|bocado',
      ],
      [
        'garganta',
        'atorad*|atoro|atravesad*|atraveso|trabad*|trabo|pegad*|tapad*|algo en la|comida en la|pastilla en la',
      ],
      [
        '(comia|comiendo|comer|trago|carne|bocado|comida|pastilla)',
        'no puede (toser|hablar|respirar)|no (respira|habla|tose)',
      ],
      'no puede toser (ni|o) (hablar|respirar)|no puede hablar (ni|o) (toser|respirar)',
      '(manos|mano|agarra*) ~ (la garganta|al cuello|el cuello)',
      '(hacer|haciendo|hago) la maniobra ~ heimlich',
    ],
  },
  idioms: [
    'nothing (is |was )?(stuck|caught|lodged)',
    '(rent|price*|cpap|vacuum|mower|engine) (here )?(is )?(choking|chokes)|frog in|grabs me|chok* (up|back)|choked up|choking (up|back|hazard|hazards|risk)|all choked',
    'lump in (my|his|her) throat|frog in (my|his|her) throat|sore throat|nudo en la garganta|dolor de garganta',
    'ahog* en (deudas|trabajo|papel*|tramites|un vaso|llanto|lagrimas|penas)|chok* on ~ (paperwork|forms?|papers|bills|insurance|debt)',
    'stuck (at home|with|in traffic|on the phone|in a rut)',
  ],
  harmless: [
    'sometimes|often|occasionally|every now and then|once in a while|tends to|usually|lately|a few times|from time to time',
    'thin liquids|thickened|prevent*|chewing gum|sore|cuts? (his|her) food|smoke|perfume|fumes|price*|prices',
    'a veces|seguido|de vez en cuando|suele|ultimamente|cada vez que|liquidos|espesante|inodoro|fregadero|trafico|puerta|cajon',
    '(safe|safer|safely|soft|softer) (food|foods|eat*|swallow*)',
  ],
};

/** Of a reading, which stands beside its name: elsewhere in a sentence such a number is an age or a length. */
const LOW_OXYGEN = '([5-7]\\d|8[0-5])(?! (years?|yo|anos|feet|foot|ft|pies|meters|metros|liters|litros)\\b)';

export const breathing: RedFlag = {
  category: 'breathing',
  signs: {
    en: [
      ['wheez*', 'cant (talk|speak|stop|breathe|finish)|bad|badly|blue|wont stop|terribl*'],
      '(breath*|gulp*) like (a|he|she) ~ (fish|drowning|just ran|ran)|fish out of water',
      'drowning in (his|her|their|my) own ~ (fluid|fluids|lungs|mucus|phlegm|spit)|cant get ~ air',
      'breathing (has |just )?(stopped|stops|keeps stopping|paused|pauses)|(stopping|stops) breathing',
      'cant ~ breath*|cant ~ breath*|(cant|couldnt) ~ (catch|get) ~ (breath|air)',
      '(not|isnt|stopped|stops|barely|hardly|arent|quit) (really |hardly )?breathing|dont think ~ breathing',
      'cant get (any|enough) (air|oxygen)|no air',
      '(trouble|difficulty|difficulties|struggling|struggles|struggle|fighting|labored|laboring|problems|hard time) ~ (to )?(breath|breathe|breathing|for air)',
      '(hard|difficult|harder) (for (him|her|me|them|mom|dad) )?to breathe',
      'gasping|gasps for',
      ['lips|lip|face|skin|fingers|fingertips|nails|mouth', 'blue|bluish|gray|grey|purple'],
      '(turning|turned|going|went|looks) (blue|gray|grey|purple)',
      [
        'short of breath|shortness of breath|out of breath|winded|breathless',
        'sudden*|at rest|sitting still|lying (still|down|flat)|severe*|extreme*|very|really|so|badly|cant (talk|speak|finish|lie)|right now|now|worse|getting worse|terribl*',
      ],
      'cant (finish|get out|say) ~ (sentence|words|word) ~ (breath*|air|stopping)|cant finish a sentence',
      'breathing (is |has become |got )?(very |really |so |too )?(fast|rapid*|shallow|strange*|weird*|funny|heavy|labored|noisy|hard)',
      '(is|hes|shes|im|was|being) suffocating|suffocates|airway is (closing|closed)|throat is (closing|closed|swelling)',
      `(?<!\\bon )(oxygen|o2|sat|sats|saturation|oximeter) ~ ~ ${LOW_OXYGEN}`,
      `${LOW_OXYGEN}( percent)? (on|in) (the|his|her|my|their) (oximeter|o2|oxygen|sats)`,
    ],
    es: [
      'no alcanza (el )?(aire|a respirar)|no agarra aire|(le|me) falta la respiracion|no le llega el aire|ya no jala aire',
      '(silba|silbido|chilla) ~ (pecho|al respirar) ~ (no puede|mucho|fuerte)',
      'no ~ (puede|puedo|podia|logra) ~ respirar|no (esta )?respira(ndo)?|dejo de respirar|casi no respira|apenas respira',
      'no (puede|logra) (agarrar|jalar|tomar) aire|no le (entra|llega) ~ aire|(le|me) falta ~ aire|se queda sin aire|sin aliento',
      '(le|me) cuesta ~ respirar|(dificultad|trabajo|problemas) ~ (para|al|de) respirar|batalla* ~ (para|al) respirar',
      'respira* (muy |bien )?(rapido|mal|raro|feo|con dificultad|agitad*|con trabajo)|respiracion ~ (rapida|agitada|rara|mala|cortada)',
      [
        'falta de aire|falta de aliento',
        'mucha|fuerte|repentin*|de repente|en reposo|sentad*|acostad*|ahora|ahorita|grave|peor|muy',
      ],
      ['labios|cara|unas|boca|piel|dedos', 'azul*|morad*|gris|grises|violet*'],
      '(se (esta )?(pone|puso|poniendo)) (azul*|morad*|gris)',
      'jadea*|boquea*|(se )?(esta )?(asfixia|asfixiando)( |$)|se (me )?(esta )?ahoga(ndo)?|se le cierra la garganta',
      'no puede (terminar|acabar) ~ (frase|oracion)',
      `(?<!\\b(?:usa|con) )(oxigeno|saturacion|oximetro|satura|saturando) ~ ~ ${LOW_OXYGEN}`,
      `${LOW_OXYGEN}( por ciento)? (de|en el) (oxigeno|saturacion|oximetro)`,
    ],
  },
  idioms: [
    'cant breathe in this (family|marriage|job|town|house, (there|with|we))|falta ~ aire en esta casa con tant*|asfixia ninguna',
    'no se puede (ni )?respirar|tan llen* que no|llena de (cosas|humo|polvo)',
    'breath of fresh air|took my breath away|takes my breath away|waste my breath|under (his|her|my) breath|hold my breath|bad breath|room to breathe|breathe easy',
    'cant (even )?(catch|get) a (break|breather)|(need|get|give me) (some |a little )?(space to breathe|breathing room|air|fresh air)',
    'feel* suffocated by|suffocating (job|relationship|marriage|debt|under|amount)|drowning in (paperwork|bills|forms|laundry|debt)|in this house|en esta casa con|popsicle|heels? (turning|turned)|blue in the face',
    '(bruis*|moret*|morad*) ~ (arms?|skin|hip|legs?|piel|brazos?|piernas?)|(piel|skin) (finita|delgada|fina|thin)|no air condition*',
    'a sus anchas|tomar aire fresco|sin aliento de la emocion|un respiro|me ahogo en (deudas|trabajo|papeles|un vaso)|ahog* en (deudas|trabajo|un vaso)',
    'no (tengo|me da) ni tiempo de respirar|no (puedo|tengo tiempo) ni respirar (de|con) (trabajo|tanto)',
    'time to breathe|chance to breathe|(blue|gray|grey|purple) (eyes|hair|lipstick|dress|shirt|blanket|nail polish|polish|paint)|lipstick|nail polish|face paint|pintalabios|esmalte|lapiz labial',
  ],
  harmless: [
    'breathing (exercise*|technique*|treatment|treatments|machine|tube)|deep breath*|sleep apnea|cpap|nebulizer',
    '(climb*|stairs|walk*|exercis*|uphill|run|running|jog*|gym|mowing)',
    'sometimes|every now and then|once in a while|occasionally|from laughing|laughing|stuffy|nose|cold|mask',
    'dollars|pressure|pulse|temperature|years old|feet|power outage|supplier|deliver*',
    'caminar|camina|escalera*|ejercicio*|subir|correr|a veces|de vez en cuando|nariz|gripe|cubrebocas|mascarilla|risa|reir',
    'ronca|perro|de pensar|estres|tecnica*|anos de edad|apnea|proveedor|entrega',
  ],
};
