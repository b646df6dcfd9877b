import type { RedFlag } from '../risk.domain.js';

export const bleeding: RedFlag = {
  category: 'bleeding',
  signs: {
    en: [
      '(vomit*|throw* up|threw up|thrown up|puk*|puking|spit* up|spitting up|cough* up|coughed up|cough* out|bringing up) ~ (blood|clots|red|coffee grounds)',
      ['vomit*|throw* up|threw up|puke|emesis', 'coffee ground*|blood|clots|like (tar|old wine)'],
      '(blood|bleeding|nosebleed|it) ~ (wont|wouldnt|doesnt|isnt|cant|not) (stop|stopping|quit|slow*|clot)( bleeding)?|(cant|wont|not|couldnt) (stop|quit|get ~ to stop) ~ (bleeding|blood)|keeps bleeding|still bleeding|bleeding (heavily|badly|out|a lot|a good deal|everywhere|through|from (his|her) (rectum|bottom|butt|behind|mouth|ears?))',
      [
        'blood|bleeding|nosebleed|nose been bleeding',
        'pour*|pump*|squirt*|spurt*|gush*|shooting out|soak*|everywhere|all over|faucet|puddle|(\\d\\d|forty|thirty|twenty) minutes|for (a|an|one|two) hour*|(two|three|four|\\d) (towels|pads)|through (his|her|the|two|three|four) ~ (towel*|pad|pads|bandage)|bowl',
        'cut|nose|arm|leg|bed|floor|wound|fistula|vein|dialysis|catheter|toilet|throat|wont|cant|cold|pale|pressing|pressure|towel*|pads?|hour|minutes|bathroom|down|trach|surgery',
      ],
      [
        '(stool|stools|poop|poops|bowel movement|bm|diarrhea|number two)',
        '(black|dark) ~ (tar|tarry|sticky|stinks|smells)|black (as|like) tar|tarry|pure blood|nothing but blood|full of blood|(bright )?red blood',
        'pale|white|dizzy|gray|grey|weak|faint|stand|warfarin|thinner|eliquis|tar|tarry|blood',
      ],
      '(fistula|dialysis (arm|access)|varicose vein|vein|artery|trach|tumor|stitches|incision|femoral) ~ (burst|busted|popped|ruptured|opened|exploded|bleeding|squirt*|spurt*)',
      ['(pulled|ripped|yanked|tore) ~ (catheter|trach|tube|iv|foley)', 'blood|bleeding|balloon'],
      '(bright red|a lot of|lots of|so much|big|huge|passing|passed) ~ (blood|clots) ~ (toilet|bowel|rectum|bottom|down there|clots|vagina|pee|urine|from|big|everywhere)',
      '(slit|sliced|slashed|cut) (his|her|my|their) (wrist|wrists|throat|neck)|cut to the bone|(finger|hand|leg|foot|arm) ~ (cut|chopped|sawed) off|blood is (pumping|spurting|squirting)',
    ],
    es: [
      '(vomit*|devuelve|devolvio|arroj*|escup*|tos*|bota|boto|echa|echo|echando|botando) ~ (sangre|coagulos)( |$|,)|vomit* ~ (cafe molido|borra de cafe|negro|asientos de cafe)|como (cafe molido|borra de cafe)',
      'no (le |se le |me )?(para|deja|paraba|corta|detiene) (de )?~ (la |de )?(sangr*|hemorragia)|no (deja|para) de sangrar|(la )?sangre no (le )?(para|deja|se detiene)|por mas que aprieto',
      [
        'sangr*',
        'chorro*|chorrea*|a borbotones|brinca|manguera|empap*|por tod* (el|la) (piso|bano|cama|sala|casa)|(dos|tres|cuatro|varias) toallas|toallas llenas|(una|dos) hora*|(\\d\\d|cuarenta|treinta|veinte) minutos|pura sangre|mucha sangre|litro|taza|no para|palid*|blanc*|charco',
      ],
      [
        '(popo|pupu|caca|heces|deposicion|excremento|evacu*|defec*|del bano|del cuerpo|diarrea)',
        'negr* (como|pegajos*|y)|como (chap*|brea|alquitran|petroleo)|pura sangre|con sangre|negro negro',
        'palid*|mare*|debil|pegajos*|chap*|brea|horrible|feo|sangre|parar*',
      ],
      '(fistula|varice|vena|arteria|sutura|puntos|herida) ~ (revento|abrio|trono|exploto|esta sangrando|sangrando)|(revento|abrio|trono) ~ (fistula|varice|vena|arteria)',
      ['se (arranco|saco|jalo) ~ (sonda|tubo|traqueo*|cateter)', 'sangr*'],
      '(sangra*|sangre) ~ (recto|por abajo|ano|por la boca|por el oido|del oido|con coagulos)|orinando (pura )?sangre',
      'se corto (las venas|la garganta|el cuello)|cort* (las venas|hasta el hueso)|sangre a chorros',
    ],
  },
  idioms: [
    'blood (pressure|sugar|test*|work|draw|bank|drive|type|thinner*|count|glucose|clot(s)? in (his|her) (leg|lung))|bleeding (heart|us|me|money)|bad blood|cold blood|sangre fria|banco de sangre|presion de (la )?sangre|prueba* de sangre|analisis de sangre|examen* de sangre|azucar en (la )?sangre|de sangre azul',
    'coffee grounds (in|on|for|from) (the|his|her|my) (garden|sink|compost|filter|plants|floor|counter)|(compost|garden) coffee grounds',
  ],
  harmless: [
    'donacion|donar|needle hole|on iron|stitches popped|beet*|betabel*|remolacha*|iron pill*|pepto|hierro|vampire|period|menstru*',
    '(stopped|stops|quit) (on its own|in|after|right away|quickly|with)|small|tiny|little bit|pinprick|shaving nick|paper cut|se le (corto|paro) sol*|poquit*|gotita*|rayita*',
  ],
};

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
