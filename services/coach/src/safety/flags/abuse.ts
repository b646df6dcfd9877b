import type { RedFlag } from '../red-flag.domain.js';

const other =
  'aide|caregiver|nurse|sitter|brother|sister|stepdad|stepfather|nephew|niece|cousin|grandson|son|daughter|son in law|his wife|dads new wife|her husband|boyfriend|driver|uncle|aunt|neighbor|the girl|he|she|they';
const otro =
  'cuidadora?|muchacha|enfermera?|herman(o|a)|cunad(o|a)|sobrin(o|a)|prim(o|a)|niet(o|a)|hij(o|a)|yerno|nuera|padrastro|chofer|vecin(o|a)|novi(o|a)|la aide|el|ella|la esposa|el esposo';
const victim =
  'mom|mother|dad|father|grandma|grandpa|nana|pop|her|him|his|grandmother|grandfather|aunt|uncle|my (mom|mother|dad|father)';

/** Somebody else hurts the person cared for. */
export const abuse: RedFlag = {
  category: 'abuse',
  signs: {
    en: [
      `(${other}) ~ (hits|hit|slaps|slapped|kicks|kicked|shoves|shoved|pinches|pinched|yanks|yanked|punches|punched|beats|beat|drags|dragged|pushes|bites|burns|burned|chokes|twisted|threatened to|screams at|screams an inch|locked (him|her) out|ties|tied) ~ (${victim})( |$)|(finger|hand|belt|bite|rope) (marks?|shaped|burn*|print*) ~ (on|of|up|across|both) ~ (${victim}|arms?|back|neck|cheek|wrists?|face)|handprint*|cigarette burns`,
      [
        'bruises|bruise|black eye|marks|finger marks|fractured|broken',
        'aide|caregiver|sitter|alone with|when (he|she) leaves|flinch*|on the inside|match|shape of|fingers',
        'arms|arm|eye|face|back|wrist|neck|leave|left|new|alone|flinch*|thigh*',
      ],
      `(abus*|hurting|rough with|molest*|touch*) ~ (my (mom|mother|dad|father|grandma|grandpa|wife|husband|sister|brother)|mom|dad|grandma) |(flinches|cringes|cowers) ~ (when|whenever)|(she|he) hurts me ~ (down|there|when)|elder abuse|tied ~ (to|by) ~ (chair|bed|waist)`,
    ],
    es: [
      `(${otro}) ~ (le|la|lo) ~ (pega|pego|jala|jalo|pellizca|patea|empuja|golpea|grita|da (manazos|cachetadas|patadas|slaps)|amarra|maltrata|lastima|amenaza)( |$)|le (da|dan) (manazos|cachetadas|patadas|golpes)|(la|lo) (maltrata|maltratan|golpean|jala del|tienen amarrad*)|la deja sin comer|lo deja sin comer`,
      [
        'moreton*|morete*|moratones|marcas|ojo morado|labio partido|marca de (una )?mano|forma de (una mano|dedos)',
        'cuidadora|muchacha|nuera|hermano|hermana|sobrino|hija|hijo|esposa|por dentro|dedos|iguales',
        'brazos|cara|espalda|dedos|cuida|miedo|cachete|labio|ojo',
      ],
      '(amarrad*) ~ (silla|cama) ~|(miedo|llora|se orina) (de|cuando|nomas) ~ ~ (cuidadora|muchacha|enfermera|primo|sobrino|hermano|hijo)|(la|lo) estan maltratando|maltrato',
    ],
  },
  idioms: [
    '(flinches|cringes) (when|whenever) i (roll|turn|lift|move|wash|change)|bites (his|her) (own )?(hand|lip|nails)|let (anybody|anyone) (else )?touch|burned (his|her) (fingers?|hand) on|slaps at (us|me)|(beat|beats|beating) (him|her|them|me|us) (at|in)|hit it off|(he|she|they) ~ (hits|hit) (the|a) (wall|road|jackpot|gym|snooze|bottle)|(la|le|lo) pego (la gripe|el sol|un susto)|pushes (him|her) (to|in|around|outside|down the (hall|street))|hits (him|her) (hard|that|when)|touch(es)? (base|up)|screams? at the tv',
  ],
  harmless: [
    'movie|pelicula|novela|blood thinner*|prednisone|blood draw*|iv|vacuna|gato|cat|dog|perro|rides?|wheelchair|delirios|noventa|years ago|training|background|palm*|bump*',
  ],
};
