import type { RedFlag } from '../red-flag.domain.js';

const them =
  'her|him|mom|mama|dad|my (mom|mother|dad|father|husband|wife|grandma|grandpa|aunt|uncle|sister|brother)|mother|father|grandma|grandpa';

/** What a caregiver has done, or does, to the person. */
export const ownAbuse: RedFlag = {
  category: 'own-abuse',
  signs: {
    en: [
      `i (just |finally |have |actually )?(slapped|hit|smacked|spanked|shoved|kicked|punched|pinched|bit|struck|shook|threw|grabbed|pushed|twisted|yelled in|screamed in) (${them}|his|her)( |$)|(^|and |so |i |basically |just )(slapped|hit|spanked|smacked|shoved) (${them})( |$)|gave (him|her) a (shove|slap|smack)|yelled in (his|her) face|i bite back`,
      `i (tie|tied|lock|locked|strap|strapped|chain|chained|restrain|restrained|taped?|leave|left) (${them}|his|her) ~ ~ (to the|in|in his|in her|with|up|down|at night|ankle|wrist*|alone|bed|chair|room|car|dark)|(hes|shes) locked in|(bolt|lock|chain) ~ (on the )?outside of (his|her) ~|(tie|tied|strap*) (his|her|him) ~ (bedrail|bed|chair|wrist*|ankle*|recliner)|chain the gate`,
      `(havent|have not|hasnt been|stopped) (bathed|bathing|changed|fed|feeding|turning|turned|washed) (${them})|i (let|make) (him|her) (go hungry|lie in|sit in)|(leave|left) (${them}) ~ (in the same diaper|in (a )?(wet|dirty|soiled)|alone ~ (all|from|for|days))|sitting in the hot car|took away (his|her) (phone|cane|glasses|walker)|only gets (dinner|food) if|am i (abusing|neglecting)`,
    ],
    es: [
      '(le|la|lo) (pegue|golpee|di una (cachetada|bofetada|nalgada)|cachetee|empuje|avente|pellizque|sacudi|jale|mordi|grite ~ (en la cara|hasta))( |$)|le pegue a mi|le di (una|un) (cachetada|bofetada|manazo|golpe|empujon)',
      '(la|lo) (amarro|amarre|encierro|encerre|ato|dejo (con llave|encerrad*|sol*)|deje (con llave|encerrad*|sol*))|(amarro|amarre|encierro|encerre) a mi|cierro (por fuera|con llave) ~|(tranca|candado|llave|lock) ~ por fuera|le (pongo|puse) ~ (tranca|candado) ~ (por fuera|cuarto)|le sujeto las munecas',
      '(no (lo|la) he) (banado|cambiado|volteado|dado de comer)|(lo|la) (dejo|deje) (todo )?(orinad*|suci*|mojad*|sin comer)|no le doy (agua|comida|de comer)|(le quite|le escondi) ~ (telefono|baston|lentes|andador) ~ (hasta|para)|lo bane a manguerazos|se quedo en el carro al sol',
    ],
  },
  idioms: [
    '(how (do|can) i|can i|i cant|cant) (ever )?leave (him|her)( alone)?|(hit|hits) (it off|the (hay|sack|road|spot)|my limit|a wall|rock bottom)|shook (his|her|my) (hand|head)|grabbed (him|her|his|her) (a|some|hand|arm (before|so)|before|so|gait)|left (him|her|mom|dad) (a|alone with the (remote|tv)|with (my|the|a)|at (the|day|my|adult)|some|with)|threw (him|her) a (party|birthday)|pushed (him|her) (to|in|around)|bit (his|her|my) (tongue|lip)|(la|lo) deje (en (el|la)|con (mi|la|el|una)|dormir|descansar|con su)|chapa en la',
  ],
  harmless: [
    'movie|pelicula|novela|cabinet|knife drawer|knives|cards|domino|years ago|in the (70|80|90)s|cleaning|game|checkers|zancudo|juego',
  ],
};
