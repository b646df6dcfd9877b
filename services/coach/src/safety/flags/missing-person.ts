import type { RedFlag } from '../red-flag.domain.js';

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
