import type { RedFlag } from '../red-flag.domain.js';

const place =
  'nursing home|the home|facility|rehab|assisted living|memory care|group home|that place|the place|skilled nursing|care home|the staff|night shift|call (button|light|bell)|unit|aides';
const lugar =
  'asilo|residencia|nursing home|hogar|group home|el home|rehabilitacion|casa de (reposo|ancianos)|timbre|call button|la casa de retiro';

/** A facility does not look after the person. */
export const facilityNeglect: RedFlag = {
  category: 'facility-neglect',
  signs: {
    en: [
      [
        place,
        '(sits|sitting|lying|lies|left|leave|leaves|leaving|laying|kept|found) ~ (wet|soaked|soiled|urine|dirty|own (feces|waste|urine)|same (diaper|clothes)|facing the wall|on the floor|in the hallway|alone|hours)|bedsore*|bed sore*|pressure sore*|maggots|smells? (of|so bad|like) ~ (urine|bad|pee)?|matted|drugged|doped|overmedicated|(wont|dont|doesnt|never|nobody|no one|not) (answer*|come|comes|bathe*|change*|clean*|feed*|fed|turn*|check*|called|phoned|told us|tell)|hasnt fed|havent (bathed|changed|fed)|lost \\d\\d pounds|down \\d\\d pounds|dehydrated|short staffed|neglect*|scabies|roaches|three falls|unplug|unplugs|unplugged|without a shower|wrong (medicine|meds|medication|insulin)|two diapers',
      ],
    ],
    es: [
      [
        lugar,
        '(la|lo) (tienen|dejan|dejaron|encontre|halle|hallo) ~ (mojad*|suci*|orinad*|tirad*|dopad*|frente a|sol*|sentad*|con la ropa)|nadie (la|lo) (cambia|bana|atiende|viene|ayuda)|no (la|lo) (banan|cambian|atienden|voltean|alimentan|limpian)|nadie viene|llaga*|escara*|gusan*|dopad*|mojada|bajado ~ libras|perdio \\d\\d libras|deshidrat*|sarna|cucarachas|desconectan|se cayo ~ veces|sin banar|toda (sucia|orinada)|no ha comido|descuid*|maltrat*',
      ],
    ],
  },
  idioms: ['home (alone|care|health|improvement|depot|sick|made|town)|call (the home|home)'],
  harmless: [
    'how (do|can) (i|we) (choose|pick|find)|como (escojo|elijo|escoger)|medicare (pay|cover)|visit questions|que (pregunto|miro)|como rey|bien atendid*|cinco estrellas|five star|first time ever|floated',
  ],
};
