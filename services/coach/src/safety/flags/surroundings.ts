import type { RedFlag } from '../risk.domain.js';

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

export const heatOrCold: RedFlag = {
  category: 'heat-or-cold',
  signs: {
    en: [
      [
        'in the sun|heat|ac (is |went |was )?(broke*|out|off|quit)|hot (car|truck|van|tub|trailer|house|day)|parked (car|truck|van)|sauna|air conditioning|heat index|fan',
        'confus*|not making sense|isnt making sense|doesnt make sense|dont know (me|who)|stopped sweating|quit sweating|not sweating|isnt sweating|hot and dry|dry and (hot|red)|red hot|wont wake|passed out|collapsed|stagger*|seiz*|10[3-9]|out (his|her) head|eyes rolling|delirious|skin (like|is)|mumbl*|vomit*|puk*',
        'hot|dry|skin|red|sweat*|confus*|10[3-9]|sense|know|wake|stagger*|head|eyes|puk*|vomit*',
      ],
      [
        'hot|skin|burning',
        'stopped sweating|quit sweating|not sweating|no sweat|dry',
        'confus*|sense|know|talk*|wont|sleepy|drowsy|sun',
      ],
      '(has|having|have|got|getting|is|like|with|its|it is|be) (a )?(heat ?stroke|hypotherm*)|body temp* (is |of |at )?(10[4-9]|8\\d|9[0-4])',
      [
        'temp|temperature',
        '(8\\d|9[0-4])( |$)|9[0-4] \\d',
        'shiver*|cold|sleepy|mumbl*|confus*|slow|pale|house',
      ],
      [
        'snow|ice cold|freezing|cold house|no heat|ice|frozen|blizzard|outside all night|pond|lake|power (has )?been out|in the cold',
        'stopped shivering|quit shivering|not shivering|stiff*|mumbl*|wont (wake|talk)|cant (wake|feel)|slur*|confus*|barely|blue|sleepy|isnt making sense|not making sense',
      ],
    ],
    es: [
      [
        'sol|calor|aire (acondicionado)?|carro|van|roof|techo|sauna|grados|ardiendo',
        'no (suda|sudaba)|ya no suda|sec*|roj*|delira*|confund*|no (me )?conoce|incoheren*|locuras|no coordina|no (reacciona|responde|habla)|desmay*|vomit*|10[3-9]',
        'sol|calor|aire|secas?|seco|no suda|ya no suda|sudaba|10[3-9]|roof|carro encerrad*',
        'confund*|delira*|no (me )?conoce|incoheren*|locuras|coordina|responde|habla|reacciona|desmay*|vomit*|ardiendo',
      ],
      '(tiene|le dio|esta|con|trae|parece|dio|sera) ~ (golpe de calor|hipotermia|insolacion|insolad*)',
      [
        'nieve|helad*|frio|lago|congelad*',
        'ya no tiembla|ni tiembla|no tiembla|ties*|no (habla|responde|reacciona|despierta)|casi no (habla|reacciona|respira)|confund*|morad*|dormid*|no sabe',
        'frio|nieve|helad*|tiembla|afuera|lago|congelad*',
      ],
      [
        'temperatura|marca|termometro*',
        '(en|a|de|sale en|tiene) (3[0-4]|9[0-4])( |$)|(3[0-4]|9[0-4]) de temperatura',
        'fri*|tiembla|lent*|palid*|dormid*|termometro*|confund*',
      ],
    ],
  },
  idioms: [
    'heat (of the moment|wave|bill|pump|pad|it|up|the|lamp)|heating (pad|bill|blanket|assistance)|cold (feet|shoulder|turkey|cuts|sore*)|break the ice|ice (cream|cube*|pack)|in the sun (room|porch|flower)',
  ],
  harmless: [
    'card|bank|should the house|en diciembre|prevent*|avoid|bill|assistance|forecast|(normal|usual) for|menopause|hot flash*|factura|ayuda para|bochorno*',
  ],
};

const memory =
  'dementia|alzheimer*|altzheimer*|alzhiemer*|lewy*|memory (loss|care|trouble)|confused|mixed up|wander*|doesnt know (his|her|the)|dont know (his|her|the|where)|nightgown|pajamas|slippers|barefoot|police|neighbors|searched|looked (everywhere|in every)|gps|bracelet|door (wide )?open|closets|dark|cold|snow*';
const memoria =
  'demencia|alzheimer|memoria|mal de la mente|no esta bien de la mente|bien de la mente|de la mente|confund*|camison|bata|pijama|descalz*|policia|vecin*|colonia|cuadra|(la )?puerta ~ abierta|direccion|noche|freeway|day care|centro de dia|se pierde|su nombre|sin zapatos|mente|volver|reportar|horas?|minutos|nevando|nadie';

export const missingPerson: RedFlag = {
  category: 'missing-person',
  signs: {
    en: [
      [
        'cant find (him|her|them|mom|dad|mama|mother|father|daddy|my (mom|dad|mother|father|husband|wife|grandma|grandpa|sister|brother|uncle|aunt))|cannot find (him|her)|nobody (has )?(seen|knows where)|no one (has )?seen|nowhere to be found|dont know where (he|she) (is|went)|isnt (in the (house|yard|room|bed|car)|anywhere|here)|not (in the (house|yard|room|car)|anywhere|home yet)|havent found|searched (the|for (her|him)|everywhere|the block)|never came (back|home)|hasnt (come|came) (back|home)|aint (here|in the)',
        `${memory}|gone|missing|walked|left|got out|wandered|drove|took (off|the)|lost|house|hours|home|anywhere`,
      ],
      [
        '(wandered|walked|walks|ran|run|slipped|got|gone|drove|driven|took) (off|out|away|the (car|truck))|left on foot|(he|she|shes|hes|mom|dad|mother|father|mama|daddy|grandma|grandpa|wife|husband|brother|sister) (is |was |has )?(been )?(gone|disappeared|lost|missing|missin)',
        `${memory}|autis*|nonverbal|down syndrome|cant talk|doesnt speak|dont speak|own name|gets lost|not (allowed|supposed) to drive|forgets (where|our|his|her)`,
        '(looked|looking|searched|searching|hunting) (for|in|everywhere|all|the)|nowhere|no one has|not answering|wont answer|flashlights|been (an|one|two|three|\\d|\\d\\d) ~ (hour|hours|minutes)|been gone|door (is )?(wide )?open|gate (is )?open|getting dark|after dark|security|since (noon|lunch|breakfast|this morning|last night|yesterday)|somewhere',
      ],
      '(memory care|nursing home|group home|day (program|center)|facility) ~ (called|says|said) ~ (cant find|lost|cannot find) (him|her|them|my)',
      '(is|gone|went|has gone|shes|hes|reported|been|still|mom|dad|mama) missing ~ (from|since|with|for|dementia|$)|missing ~ (dementia|alzheimer*)|(dementia|alzheimer*) ~ (is )?(missing|disappeared|gone)',
      [
        '(walked|wandered|slipped|snuck|got|went|took|left|climbed|escaped) (off|out|away)|walked off|drove (off|away)|disappeared|vanished|wandered|wandering',
        'cant find|gone|looking for|searching|havent (found|seen)|nobody|no sign|dont (see|know where)|minutes|hour|hours|pitch dark|still (not|out|looking)|highway|freeway',
        memory,
      ],
      [
        '(shes|hes|she is|he is|mom is|dad is|mama|daddy|mother is|wife is|husband is|grandma|grandpa|mom|dad) (is )?gone',
        'door|bed|empty|truck|coat|car|walker|searched|dementia|alzheimer*|looked|driving|cold',
      ],
      [
        '(mom|dad|mama|daddy|mother|father|grandma|grandpa|nana|he|she|hes|shes|wife|husband|uncle|aunt) (is |was |has been |been |aint |isnt |not )?(gone|not here|not in the (house|yard|building)|wasnt in the car|here)( |$)',
        'door (wide )?open|(truck|car|keys|coat|boots) (is |are )?gone|gate open|(one|two|three|\\d\\d|\\d|an|a couple) ~ (hours?|minutes)|dementia|alzheimer*|driving (a)?round|own (name|address)|come home from|nobody has',
        'gone|not here|not in|wasnt in|isnt here|aint here',
      ],
      [
        '(walked|wandered|slipped|got|went|took|gone) (off|out|away)|took off|left in (his|her) (nightgown|pajamas|slippers)|drove (off|away)|took the (car|keys|truck)',
        'dementia|alzheimer*|lewy*|memory|nightgown|pajamas|barefoot|confused',
        'cold|degrees|below|dark|snow*|rain*|highway|freeway|road|hour|hours|minutes|barefoot|fell asleep|in the shower|creek|river|canal|pool|not answering|didnt come|way home|nobody',
      ],
      ['(bed|room|chair|porch)', '(is )?(empty|cold)', 'door|gone|cant find|walker|gate|missing|dementia'],
      [
        'lost (him|her|my (mom|dad|mother|father|wife|husband|grandma|grandpa))',
        '(at|in) the|walmart|store|mall|airport|market|game|fair',
        'dementia|alzheimer*|name|where|confused|find|help|memory|lewy*',
      ],
    ],
    es: [
      [
        'no (lo|la|los|las) (encuentro|encontramos|hallo|hallamos|hallan|encuentran|veo)|no aparece|nadie (lo|la) (ha visto|encuentra|vio|halla)|nadie sabe donde (esta|anda)|no (saben|sabemos|se) (donde|cual|nada)|desaparec*|se (me |nos )?(perdio|perdido|extravio)|anda perdid*|no ha (vuelto|regresado)|no regreso|no volvio|ya no est(a|aba)|esta perdid*|reportar perdid*',
        `${memoria}|se salio|busque|buscamos|busco|salio|escapo`,
      ],
      [
        '(se (me |nos |le )?(salio|escapo|fue|llevo (la|el|las))|perdi a mi|lo deje en|(la|lo) perdi) (de la casa|del (centro|day|home)|sol*|descalz*|por la|mi|a la calle)?',
        'no (lo|la) (encuentro|encontramos|veo|hallo)|no aparece|no contesta|ya no estaba|no salio|puerta (estaba )?abierta|buscando|busque|horas?|nadie|no sabe volver|descalz*',
        memoria,
      ],
      'no esta mi (mama|papa|suegra|suegro|abuel*|esposo|esposa|tia|tio) ~ (puerta|cama|y)|(cama|cuarto) ~ (vacia|vacio) ~ (puerta)|pal? freeway en camison',
    ],
  },
  idioms: [
    'missing (a|out|teeth|tooth|him|her|the|my|his|work|doses?|you|pieces?|pills?|person (poster|report form))|cant find (a|an|any|the (right|form|number|words)|(my|his|her) (glasses|teeth|dentures|keys|purse|shoes|wallet|phone|card|medicine|meds|pills|hearing|papers?|words?|remote|policy)|anyone|anybody|time|someone|somebody)|(lost|missing) (his|her|my) (glasses|keys|hearing aid*|wallet|remote|temper|appetite|hearing|job)|mind (is )?gone|long gone|gone (downhill|bad|to (bed|work|church)|for good)|no aparece (en (la|el)|mi (cheque|pago|caso))',
  ],
  harmless: [
    'foto|de permiso|passed away|died|funeral|heaven|tracker|how (do|can) (i|we) (stop|keep)|install*|moved (out|to)|murio|fallecio|cielo|como evito|poner (alarma|chapa)|vacation|appointment|hospice|nursing home since',
  ],
};
