import type { RedFlag } from '../risk.domain.js';

export const fell =
  'fell|fallen|falls|fall|falling|tripped|slipped|slid|rolled|tumbled|dropped (him|her)|knocked down|went down|landed|hit|bumped|smacked|struck|banged|cracked|knocked';
export const seCayo =
  'cayo|callo|caido|caida|se cae|resbalo|rodo|tropezo|pego|golpeo|dio|golpe|tumbo|fue de (boca|espaldas|cara|lado)|fue al piso|aventon|choco';
export const thinner =
  'eliquis|apixaban|xarelto|rivaroxaban|warfarin*|coumadin|plavix|clopidogrel|pradaxa|savaysa|blood thin*|thinner|thinners|anticoag*|heparin|brilinta';
export const head = 'head|forehead|temple|skull|face|noggin|eyebrow';
export const cabeza = 'cabeza|nuca|frente|sien|ceja|craneo';

export const headInjury: RedFlag = {
  category: 'head-injury',
  signs: {
    en: [
      [fell, head, thinner],
      [
        `(${fell}) ~ (his|her|my|their|the|hisself) ~ (${head})|(${head}) ~ (hit|struck|met|slammed) (the|on|against)`,
        'blood*|bleed*|vomit*|throw* up|threw up|puk*|puking|sleepy|drowsy|confus*|muddled|headache|knot|egg|lump|bump|open|gash|pupil*|passed out|knocked out|dizzy|talk right|unconscious|goose egg|dent',
      ],
      [
        'fell|fallen|falls|fall|tripped|slipped|tumbled|dropped (him|her)',
        'hit|struck|smacked|banged|cracked|bumped|busted|split',
        head,
      ],
      [
        'fell|fallen|fall|slid|tripped|slipped|rolled|dropped|went down|floor|ground|driveway',
        'cant (get up|move|stand|feel|walk|be moved|bear|put)|isnt moving|wont move|not moving|aint moving',
        'hip|leg|legs|knee|foot|feet|back|neck|weight|pelvis|fell|fallen',
      ],
      [
        'hip',
        '(is|looks|might be|thinks) ~ (broke|broken|out)|broke* ~ hip|broken',
        'floor|fell|fall|fallen|down|get up',
      ],
      [
        'fell|fallen|fall|went down|floor|driveway',
        'leg|foot|hip',
        '(looks|is|seems) shorter|(pointing|turned|twisted) ~ (out|sideways|outward|funny|in)|scream*',
      ],
      [
        'fell|fallen|fall|floor',
        'cant feel ~ (legs|feet|hands|arms)|(hands|feet|legs|arms) (are |is )?numb|neck hurts',
      ],
      ['fell|fallen|fall|floor', 'hip', 'hurts|hurting|pain|cant|wont|killing'],
    ],
    es: [
      [seCayo, cabeza, thinner],
      [
        `(${seCayo}) ~ (en|con|contra|atras de|de) ~ (${cabeza})|abrio la (${cabeza})|se abrio ~ (${cabeza})|(${cabeza}) ~ (abierta|contra el|con el|con la|contra la)`,
        'sang*|vomit*|sueno|dormid*|confund*|mare*|chich*|chipote|morado|bola|abierta|abrio|no (se acuerda|sabe|conoce)|ida|ido|duele|lavamanos|tina|piso|mesa|toma|anticoag*|tile|silla',
      ],
      [
        'cayo|callo|caido|caida|piso|suelo|resbalo|rodo|tirad*|fueron los pies',
        'no (se )?(puede|puedo|mueve|siente|deja|aguanta|quiere) ~ (mover*|par*|levant*|apoyar*|camin*|pies|piernas|piern*|que le toque|que (lo|la) movamos)|no (mueve|siente) ~ (pies|pie|piernas|pierna)|no (la|lo) puedo levantar',
        'cadera|pierna|piernas|pie|pies|espalda|cuello|cayo|callo|piso|suelo|caido',
      ],
      [
        'cayo|callo|caido|piso|suelo|resbalo|rodo|tirad*',
        'cadera',
        'duele|dolor|rota|quebr*|fractur*|grita|truena|tocar|toque',
      ],
      ['pierna', 'mas corta', 'otra|cayo|cama|resbalo'],
    ],
  },
  idioms: [
    'fell asleep|fall asleep|fell apart|fell (off the wagon|in love|for a|behind|through)|hit the (hay|sack|road|spot)|slipped (my|his|her) mind|fall(ing)? leaves|last fall|this fall|in the fall|next fall',
    'over (my|his|her) head|head over heels|heads? up|ahead|headache(s)? from the|hit (it|the nail) on the head',
  ],
  harmless: [
    'di un golpe yo|reportarlo|no tomo nada|prevent*|grab bars|mat|alarm|rug|rugs|prevenir|evitar|tapete|barras',
    'didnt (hit|bump|strike)|never hit|not hit|landed on (his|her) (bottom|butt|bed|couch)|no (hit|bump)|no se (pego|golpeo)',
    'replacement|rehab|physical therapy|operation|operacion|protesis|terapia|healed|casco|helmet',
  ],
};
