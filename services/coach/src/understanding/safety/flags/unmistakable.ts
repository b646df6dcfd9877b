import type { RedFlag } from '../risk.domain.js';

const bleeding: RedFlag = {
  category: 'bleeding',
  signs: {
    en: [
      '(vomit*|throw* up|threw up|thrown up|puk*|spit* up|cough* up) ~ (blood|clots|coffee grounds)',
      '(wont|will not|wouldnt|doesnt|isnt|cant|not) (stop|stopping|quit) bleeding|(bleeding|blood|nosebleed) ~ (wont|will not|doesnt|isnt|cant|not) (stop|stopping|quit)',
    ],
    es: [
      '(vomit*|devuelve|devolvio|escup*|tos*) ~ (sangre|coagulos)',
      'no (le |me )?(para|deja) de sangrar|sangre no (le )?(para|deja|se detiene)|sangra* ~ no (para|deja)',
    ],
  },
  idioms: [
    'blood (pressure|sugar|test*|work|draw|bank|thinner*|count|glucose|money)|bleeding (heart|us|me|money)',
  ],
  harmless: [
    'beet*|betabel*|remolacha*|(stopped|stops|quit) (on its own|in|after|right away|quickly)|small|tiny|pinprick|shaving nick|paper cut|se le (corto|paro) sol*|poquit*|gotita*',
  ],
};

const seizure: RedFlag = {
  category: 'seizure',
  signs: {
    en: [
      '(is|hes|shes|was|started|keeps) (having|in) (a|an|another) ~ (seizure|seizures|convulsion*)|(is|hes|shes|he|she|keeps|started) (seizing(?! up)|convulsing)',
      '(foam*|froth*) (at|from) (the|his|her) mouth',
    ],
    es: [
      '(esta|sigue|empezo|y) (a )?(convulsionando|convulsionar|con convulsiones)|le (esta|estan) dando ~ (convulsion*|ataque epileptico)',
      'espuma (por|en|de) la boca',
    ],
  },
  idioms: ['engine seiz*|seize the day'],
  harmless: [
    'seizure (medicine|meds|medication|free|disorder|log|diary|dog|plan|action plan|pads)|no seizures|sin convulsiones|perro|dog|toothpaste|pasta de dientes',
  ],
};

const heatOrCold: RedFlag = {
  category: 'heat-or-cold',
  signs: {
    en: [
      [
        '(so|very|awful|terrible) hot|in the sun|heat|ac (is |went |was )?(broke*|out|off|quit)|hot (car|house|apartment)',
        'confus*|not making sense|isnt making sense|delirious|stopped sweating',
        'hot|skin|dry|red|sweat*|burning',
      ],
    ],
    es: [
      [
        'calor|en el sol|sin aire( acondicionado)?',
        'confundid*|delira*|incoheren*|ya no suda',
        'caliente|ardiendo|piel|sec*|roj*|suda',
      ],
      '(encontramos|encontre|encontraron) ~ afuera ~ (congelad*|helad*|ties*)',
    ],
  },
  idioms: ['heat (of the moment|wave|bill|pump|pad|lamp)|heating (pad|bill|blanket|assistance)'],
  harmless: ['hot flash*|menopause|bochorno*|bill|factura|prevent*|avoid|evitar'],
};

const fireOrGas: RedFlag = {
  category: 'fire-or-gas',
  signs: {
    en: [
      '(i|we|it|house|kitchen|room) (can )?(smell|smells) (of |like )?(strong )?(gas|propane|rotten eggs)|smell of gas',
      '(kitchen|house|stove|oven|bed|couch|room|curtains) (is|are) (on fire|in flames)|(kitchen|house|stove|oven|bed|couch|room) caught fire',
    ],
    es: [
      '(huele|olor) (mucho |muy fuerte )?a gas',
      'se (me |le |nos )?esta (quemando|incendiando) ~ (casa|cocina|cuarto|cama)',
    ],
  },
  idioms: ['smell(s)? (his|her|my) gas|gas (bill|station|mileage|pains?)'],
  harmless: ['prevent*|drill|simulacro|prevenir|years ago'],
};

/**
 * A few plain words for dangers that are otherwise learned: in two or three words the learned screen hears somebody who
 * looks something up.
 */
export const unmistakable: readonly RedFlag[] = [bleeding, seizure, heatOrCold, fireOrGas];
