import type { RedFlag } from '../risk.domain.js';

const offender =
  'aide|caregiver|nurse|sitter|brother|sister|stepdad|stepfather|nephew|niece|cousin|grandson|son|daughter|son in law|his wife|dads new wife|her husband|boyfriend|driver|uncle|aunt|neighbor|the girl|he|she|they';
const agresor =
  'cuidadora?|muchacha|enfermera?|herman(o|a)|cunad(o|a)|sobrin(o|a)|prim(o|a)|niet(o|a)|hij(o|a)|yerno|nuera|padrastro|chofer|vecin(o|a)|novi(o|a)|la aide|el|ella|la esposa|el esposo';
const victim =
  'mom|mother|dad|father|grandma|grandpa|nana|pop|her|him|his|grandmother|grandfather|aunt|uncle|my (mom|mother|dad|father)';

/** Somebody else hurts the person cared for. */
export const abuse: RedFlag = {
  category: 'abuse',
  signs: {
    en: [
      `(${offender}) ~ (hits|hit|slaps|slapped|kicks|kicked|shoves|shoved|pinches|pinched|yanks|yanked|punches|punched|beats|beat|drags|dragged|pushes|bites|burns|burned|chokes|twisted|threatened to|screams at|screams an inch|locked (him|her) out|ties|tied) ~ (${victim})( |$)|(finger|hand|belt|bite|rope) (marks?|shaped|burn*|print*) ~ (on|of|up|across|both) ~ (${victim}|arms?|back|neck|cheek|wrists?|face)|handprint*|cigarette burns`,
      [
        'bruises|bruise|black eye|marks|finger marks|fractured|broken',
        'aide|caregiver|sitter|alone with|when (he|she) leaves|flinch*|on the inside|match|shape of|fingers',
        'arms|arm|eye|face|back|wrist|neck|leave|left|new|alone|flinch*|thigh*',
      ],
      `(abus*|hurting|rough with|molest*|touch*) ~ (my (mom|mother|dad|father|grandma|grandpa|wife|husband|sister|brother)|mom|dad|grandma) |(flinches|cringes|cowers) ~ (when|whenever)|(she|he) hurts me ~ (down|there|when)|elder abuse|tied ~ (to|by) ~ (chair|bed|waist)`,
    ],
    es: [
      `(${agresor}) ~ (le|la|lo) ~ (pega|pego|jala|jalo|pellizca|patea|empuja|golpea|grita|da (manazos|cachetadas|patadas|slaps)|amarra|maltrata|lastima|amenaza)( |$)|le (da|dan) (manazos|cachetadas|patadas|golpes)|(la|lo) (maltrata|maltratan|golpean|jala del|tienen amarrad*)|la deja sin comer|lo deja sin comer`,
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
    'movie|pelicula|novela|in (his|her) sleep|dormid*|blood thinner*|prednisone|blood draw*|iv|vacuna|gato|cat|dog|perro|rides?|wheelchair|delirios|noventa|years ago|training|background|palm*|bump*',
  ],
};

const theCaredFor =
  'her|him|mom|mama|dad|my (mom|mother|dad|father|husband|wife|grandma|grandpa|aunt|uncle|sister|brother)|mother|father|grandma|grandpa';

/** What a caregiver has done, or does, to the person. */
export const ownAbuse: RedFlag = {
  category: 'own-abuse',
  signs: {
    en: [
      `i (just |finally |have |actually )?(slapped|hit|smacked|spanked|shoved|kicked|punched|pinched|bit|struck|shook|threw|grabbed|pushed|twisted|yelled in|screamed in) (${theCaredFor}|his|her)( |$)|(^|and |so |i |basically |just |please |but )(slapped|hit|spanked|smacked|shoved) (${theCaredFor})( |$)|gave (him|her) a (shove|slap|smack)|yelled in (his|her) face|i bite back`,
      `i (tie|tied|lock|locked|strap|strapped|chain|chained|restrain|restrained|taped?|leave|left) (${theCaredFor}|his|her) ~ ~ (to the|in|in his|in her|with|up|down|at night|ankle|wrist*|alone|bed|chair|room|car|dark)|(hes|shes) locked in|(bolt|lock|chain) ~ (on the )?outside of (his|her) ~|(tie|tied|strap*) (his|her|him) ~ (bedrail|bed|chair|wrist*|ankle*|recliner)|chain the gate`,
      `(havent|have not|hasnt been|stopped) (bathed|bathing|changed|fed|feeding|turning|turned|washed) (${theCaredFor})|i (let|make) (him|her) (go hungry|lie in|sit in)|(leave|left) (${theCaredFor}) ~ (in the same diaper|in (a )?(wet|dirty|soiled)|alone ~ (all|from|for|days))|sitting in the hot car|took away (his|her) (phone|cane|glasses|walker)|only gets (dinner|food) if|am i (abusing|neglecting)`,
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

const facility =
  'nursing home|the home|facility|rehab|assisted living|memory care|group home|that place|the place|skilled nursing|care home|the staff|night shift|call (button|light|bell)|unit|aides';
const residencia =
  'asilo|residencia|nursing home|hogar|group home|el home|rehabilitacion|casa de (reposo|ancianos)|timbre|call button|la casa de retiro';

/** A facility does not look after the person. */
export const facilityNeglect: RedFlag = {
  category: 'facility-neglect',
  signs: {
    en: [
      [
        facility,
        '(sits|sitting|lying|lies|left|leave|leaves|leaving|laying|kept|found) ~ (wet|soaked|soiled|urine|dirty|own (feces|waste|urine)|same (diaper|clothes)|facing the wall|on the floor|in the hallway|alone|hours)|bedsore*|bed sore*|pressure sore*|maggots|smells? (of|so bad|like) ~ (urine|bad|pee)?|matted|drugged|doped|overmedicated|(wont|dont|doesnt|never|nobody|no one|not) (answer*|come|comes|bathe*|change*|clean*|feed*|fed|turn*|check*|called|phoned|told us|tell)|hasnt fed|havent (bathed|changed|fed)|lost \\d\\d pounds|down \\d\\d pounds|dehydrated|short staffed|neglect*|scabies|roaches|three falls|unplug|unplugs|unplugged|without a shower|wrong (medicine|meds|medication|insulin)|two diapers',
      ],
    ],
    es: [
      [
        residencia,
        '(la|lo) (tienen|dejan|dejaron|encontre|halle|hallo) ~ (mojad*|suci*|orinad*|tirad*|dopad*|frente a|sol*|sentad*|con la ropa)|nadie (la|lo) (cambia|bana|atiende|viene|ayuda)|no (la|lo) (banan|cambian|atienden|voltean|alimentan|limpian)|nadie viene|llaga*|escara*|gusan*|dopad*|mojada|bajado ~ libras|perdio \\d\\d libras|deshidrat*|sarna|cucarachas|desconectan|se cayo ~ veces|sin banar|toda (sucia|orinada)|no ha comido|descuid*|maltrat*',
      ],
    ],
  },
  idioms: ['home (alone|care|health|improvement|depot|sick|made|town)|call (the home|home)'],
  harmless: [
    'how (do|can) (i|we) (choose|pick|find)|como (escojo|elijo|escoger)|medicare (pay|cover)|visit questions|que (pregunto|miro)|como rey|bien atendid*|cinco estrellas|five star|first time ever|floated',
  ],
};

/** Somebody takes the person's money. */
export const financialAbuse: RedFlag = {
  category: 'financial-abuse',
  signs: {
    en: [
      '(emptied|drained|cleaned out|stole|stealing|steals|stolen|taking|took|takes|withdrew|withdrawing|embezzl*|forged|forging|cashed|cashing|maxed out|pocket*) ~ (dads|moms|her|his|grandmas|grandpas|my (moms|dads|mothers|fathers|aunts|uncles)|mothers|fathers|their|nanas) ~ (savings|account|accounts|money|checks?|cash|bank|jewelry|ring|rings|social security|pension|inheritance|debit|credit card|card|signature|name|house|deed|cd|ssi)',
      [
        'gift cards?|wire|wired|wiring|western union|zelle|cash app|bitcoin|crypto|safe account|send* ~ money|sent ~ money',
        'man|woman|lady|online|phone|facebook|captain|soldier|irs|social security office|microsoft|prize|lottery|scam*|grandson|bail|bank|stranger|boyfriend|girlfriend|fbi|sweepstakes|told (him|her)',
        'he|she|dad|mom|grandma|grandpa|my|his|her|shes|hes',
      ],
      '(scammed|scamming|conned|swindled|defrauded|ripped off) ~ (my |out of )?(mom|dad|mother|father|grandma|grandpa|him|her|aunt|uncle)|(mom|dad|mother|father|grandma|grandpa|he|she|aunt|uncle) ~ (got|was|is being|being|has been|is getting|getting) (scammed|conned|swindled|robbed|exploited)|(had|made|got|tricked|forced) (her|him|mom|dad|nana|grandma|grandpa) (to )?(sign|change) ~ (papers|deed|will|house|over|check)|financial (exploitation|abuse)|using (her|his|moms|dads|mothers|fathers) (debit|credit|bank|ssi|atm|card)',
    ],
    es: [
      '(vacio|vaciaron|vacian|robo|roba|roban|robaron|robando|saco|saca|sacan|sacando|quito|quitaron|gasto|gasta) ~ (cuenta|ahorros|dinero|cheques?|pension|joyas|tarjeta|efectivo|dolares|chequera) ~ (de |a )(mi|su|la|el|papa|mama|mami|abuel*|don|dona|tia|tio)|(vacio|vaciaron) (la|su) cuenta|le (roban|robo|quitaron|sacan|sacaron) (el |su |la |un )?(dinero|cheque*|pension|tarjeta|casa|ahorros)|le pide dinero prestado',
      [
        'gift cards?|tarjetas de regalo|western union|transfer*|mando ~ (dinero|gift)|manda ~ dinero|giro',
        'loteria|internet|telefono|novia|novio|soldado|fbi|juez|microsoft|irs|llaman|premio|banco|nieto|hombre',
        'papa|mama|mi|suegr*|abuel*|tia|tio|el|ella',
      ],
      '(estafaron|estafando|estafa|timaron) a (mi|la|el)|(la|lo) (estafaron|estan estafando)|(le|la|lo) (hizo|hicieron) (firmar|que firmara)|(hizo|hicieron) que ~ ~ firmara|se aprovecharon de|firmo la casa|firmara la casa',
    ],
  },
  idioms: [
    'steals (my|the) heart|(took|takes|taking) (my|her|his) (money|card) to (buy|pay)|me robaron el sueno',
  ],
  harmless: [
    'how (do|can) (i|we) (protect|prevent|teach|avoid)|prevencion|prevenir|ensenar*|folleto|freezer|congelador|accused me|im stealing|i took (his|her)|yo le robo|le robo su|pierde ~ medicaid|accuses me|says i|thinks i|hallucinat*|years ago|settled|dementia says|pamphlet|not fallen|no ha caido',
  ],
};
