import type { RedFlag } from '../red-flag.domain.js';

export const fireOrGas: RedFlag = {
  category: 'fire-or-gas',
  signs: {
    en: [
      '(smell|smells|smelling|smelled|strong smell of|smell of|odor of|full of|reeks of|leaking) (of |like )?(a )?(strong |lot of )?(gas|propane|natural gas|rotten eggs)|gas (smell|leak|leaking|hissing|is on|odor)|hear gas',
      '(kitchen|house|home|stove|trailer|apartment|bed|couch|curtain|curtains|room|mattress|oven|dryer|chimney|wall|building|garage|tubing|blanket|shirt|robe|sleeve|hair|rug|place) (is |are |was |just )?(on fire|caught fire|caught on fire|in flames|burning|engulfed)|(is|are|hes|shes|its) on fire|caught (fire|on fire)|set ~ (alight|on fire|ablaze)|theres a fire|there is (a )?fire (in|on)|fire (in|on) the (wall|kitchen|oven|stove|bed|house|roof|attic|microwave|basement)',
      '(house|room|kitchen|basement|hallway|apartment|place) (is |are )?(full of|filled with|filling with|filling up with) smoke|smoke ~ (coming|pouring|billowing|comin) ~ (from|out|up|through|thru|of)|black smoke|flames|smoking and (sparking|i see)|sparking and smok*|sparks',
      [
        'carbon monoxide|co (alarm|detector|monitor)|monoxide',
        'beep*|going off|sounding|alarm(ing)?|ringing|chirping|\\d\\d\\d|went off',
        'headache*|dizzy|sick|sleepy|sounding|going off|vomit*|throw* up|drunk|awake|now|beeping|passing out|nause*',
      ],
      [
        'generator|furnace|heater|car running|garage|grill',
        'headache*|dizzy|drunk and sleepy|everybody|we all|both of us|us both|sick',
        'garage|inside|furnace|generator|alarm|carbon|fumes|monoxide',
      ],
      'carbon monoxide (poisoning|leak)|smoke (alarm*|detector*) ~ (going off|ringing|blaring|sounding) ~ (smell|smoke|burning)',
    ],
    es: [
      '(huele|olor|oliendo|huela|fuga|escape|llena|apesta) (mucho |muy |bien |fuerte |feo )?(a |de )(mucho )?gas|gas (abierto|prendido sin llama)|fuga de gas',
      '(se (me |le |nos )?(esta |estan )?(quemando|incendi*|incendiando|prendio|prendiendo|prendieron)) ~ (la |el |mi |su |con )?(cocina|casa|estufa|cortina*|colchon|cuarto|cama|sarten|trailer|manguera|manguerita|sofa|ropa|almohada|apartamento|boiler|cable|toalla|aceite|concentrador|blusa|pelo)|hay (fuego|lumbre|llamas|un incendio|humo (negro|saliendo|en toda))|(fuego|lumbre|llamas|candela) ~ (cocina|cuarto|estufa|cama|casa|apartamento|pasillo|horno)|esta saliendo (humo|fuego)|(sale|saliendo|echa|echando|bota|botando) (mucho )?(humo|fuego|chispas|llamas)|humo (negro|saliendo)|agarro (fuego|la cortina|lumbre)|cogio (candela|fuego)|se prendio fuego',
      [
        'monoxido|detector|alarma',
        'sona*|suena|pita|pitando|sonando',
        'monoxido|co|gas|humo',
        'dolor|duele|mare*|sueno|vomit*|esta sonando|pitando|pita|todos',
      ],
      [
        'hornillas|estufa|llaves|calentador|generador|carro prendido|garage',
        'abiert*|sin (prender|llama|encender)|prendid*',
        'gas|mare*|arden|ojos|dormid*|todos|dolor|sueno|olor',
        'gas|mareados|llena|garage cerrado|arden|cachetes',
      ],
    ],
  },
  idioms: [
    'gas (bill|prices?|money|card|station|mileage|x|pains?|tank|company|bloating|relief|cost|assistance|cap|stove)|(passing|pass|passes|has|have|bad|trapped|so much|intestinal|stomach) gas|gases|for gas|out of gas|stopped for gas|smell(s)? (his|her|my|like his|like her) gas',
    'fire (drill|department|station|truck|extinguisher*|place|alarm batteries|fighter*|sale|chief|pit|works|stick|escape|hazard|safety|code|hd|tablet|tv)|fireworks|(he|she|him|her|got|get|them|aide|was|were|be|being|you|me|to|can i|should i) fired?|set (the world|my heart) on fire|on fire (lately|today|tonight|today with)|(mouth|marriage|tongue) is on fire|stunt|bingo*|line of fire|heart* on fire|(feet|skin|nerves|legs|shoulder|back|knees|foot|joints|throat|chest|stomach|hands) (is |are |feel* (like )?(they are )?)?on fire|old flames?|flames? (jacket|decal|shirt)|spitfire|liar* pants on fire|camp ?fire|house of fire',
    '(gas|factura|cuenta|recibo|compania) (natural|del gas|de gas)|gases|estufa de gas|(pagar|para) (el|la) gas|prendio (la tele|el radio|la luz|la veladora|el foco)|se prendio de|fuego(s)? artificial*|jugando con fuego|echa (humo|chispas) (mi|cada|por|cuando|porque)|(suegra|cunada|hermana|esposa|mujer|jefa) echa (humo|chispas)',
  ],
  harmless: [
    'cada minuto|pila|batter*|suegra echa|hermana echa|insurance claim|burn(ed)? down (in|last|years)|smoke (alarm|detector) batter*|test (the|my)|cigarette smoke|smokes|quit smoking|birthday cake|candles|wildfire*|smoking (is|cessation)|pizza|toast|burnt toast|velas|pastel|dejar de fumar|incendio* forestal*',
  ],
};
