import type { RedFlag } from '../red-flag.domain.js';

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
    'ahog* en (deudas|trabajo|un vaso|llanto|lagrimas|penas)',
    'stuck (at home|with|in traffic|on the phone|in a rut)',
  ],
  harmless: [
    'sometimes|often|occasionally|every now and then|once in a while|tends to|usually|lately|a few times|from time to time',
    'thin liquids|thickened|prevent*|chewing gum|sore|cuts? (his|her) food|smoke|perfume|fumes|price*|prices',
    'a veces|seguido|de vez en cuando|suele|ultimamente|cada vez que|liquidos|espesante|inodoro|fregadero|trafico|puerta|cajon',
    '(safe|safer|safely|soft|softer) (food|foods|eat*|swallow*)',
  ],
};
