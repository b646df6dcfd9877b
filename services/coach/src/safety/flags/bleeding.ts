import type { RedFlag } from '../red-flag.domain.js';

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
