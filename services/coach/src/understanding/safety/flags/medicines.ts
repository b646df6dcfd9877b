import type { RedFlag } from '../risk.domain.js';

const swallowedEn =
  'took|taken|swallowed|swallowing|ate|eaten|eating|drank|drunk|drinking|ingested|downed|gulped|chugged';
const swallowedEs =
  'tomo|tome|tomado|tomando|trago|trague|tragado|comio|comi|comido|bebio|bebi|bebido|bebiendo|ingirio|ingerido|metio';
const tastedEn = 'bit (into|off|one|the|a piece)|bitten (into|off)|licked|licking|chewed|chewing|tasted';
const tastedEs = 'mordio|mordido|mordiendo|mordisqueo|lamio|lamiendo|chupo|chupando|mastico|masticando';
const poisonEn =
  'bleach|cleaner|detergent|antifreeze|drain (cleaner|opener)|poison|rubbing alcohol|gasoline|kerosene|ammonia|pesticide|insecticide|rat poison|lye|nail polish remover|hand sanitizer|dish soap|laundry pods?|tide pods?|lighter fluid|battery|batteries|windex|lysol|pine sol|mouthwash bottle|paint thinner|fentanyl patch';
const poisonEs =
  'cloro|lejia|veneno|detergente|limpiador|anticongelante|desinfectante|blanqueador|raticida|gasolina|insecticida|acetona|amoniaco|jabon|fabuloso|pinol|sosa|alcohol de curar|pila|bateria|parche de fentanilo';

export const overdose: RedFlag = {
  category: 'overdose',
  signs: {
    en: [
      [
        'drank|drunk|drinking|swallowed|ate',
        'cleaning (fluid|product|products|liquid|stuff)|toilet cleaner|drain|pesticide|weed killer|paint|turpentine|chemical*|floor cleaner|oven cleaner|pool|perfume|rubbing|shampoo|a whole bottle',
      ],
      [
        'took|taken|swallowed|ate',
        '(a bunch|a ton|lots|a lot|so many|handfuls|a handful|tons) of ~ (oxy*|perc*|vicodin|norco|xanax|valium|ambien|pills|tylenol|opioid*|benzos|meds)',
      ],
      [
        'took|taken|swallowed|ate',
        '(six|seven|eight|nine|ten|eleven|twelve|fifteen|[6-9]|1\\d) (of (his|her|my|their|the) |more )?~ (pills|tablets|capsules|oxy*|xanax|ambien|tylenol|pressure pills|heart pills)',
      ],
      '(nodding off|nodding out|pinpoint pupils|blue lips) ~ (pills|oxy*|heroin|fentanyl|opioids)|(oxy*|heroin|fentanyl|opioids|pills) ~ (nodding off|nodding out|pinpoint)',
      'overdos*|over dosed|over dose|oding|oded|od on|od ing|poisoned|poisoning',
      [
        swallowedEn,
        'all ~ (pill|pills|meds|medicine|medicines|medication|medications|tablets|insulin|tylenol|oxy*|ambien|xanax|morphine)|(whole|entire|full) (bottle|box|pack|weeks|week)|bottle of ~ (pill|pills|tylenol|aspirin|oxy*|ambien|xanax|medicine|medication|sleeping)|way too (many|much)|too many ~ (pill|pills|tablets|meds|medications|sleeping|xanax|ambien|oxy*|tylenol|pain)|too much ~ (insulin|medicine|medication|morphine|tylenol|oxy*|fentanyl|methadone|opioid*|xanax)|(handful|bunch|fistful|lot) of ~ (pill|pills|meds|tablets|medicine|tylenol|xanax)|(\\d\\d|twenty|thirty|forty|fifty) ~ (pill|pills|tablets|tylenol*)',
      ],
      [`${swallowedEn}|${tastedEn}`, poisonEn],
      [
        'found|saw|with',
        'empty ~ bottle|bottle ~ empty|empty pill*',
        'pill|pills|medicine|medication|tylenol|sleeping|oxy*|xanax|beside|next to|floor|bed',
      ],
      [
        'morphine|fentanyl|oxy*|opioid|opioids|methadone|heroin|hydrocodone|percocet|vicodin',
        'cant wake|wont wake|hard to wake|barely breathing|pinpoint|breathing ~ slow*|slow breathing|blue|gurgl*|snoring|limp',
      ],
      '(gave|fed) (him|her|them|mom|dad) (all|the whole|every one) ~ (pills|tablets|bottle|morphine|insulin)|gave ~ (ten times|way too much|too much) ~ (insulin|morphine|medicine|medication)',
    ],
    es: [
      [
        'tomo|trago|bebio|comio|echo|metio|inyecto',
        'aguarras|thinner|tiner|cal|acido|limpiapisos|limpia pisos|quimico*|perfume|shampoo|pesticida|insecticida|(mucha|demasiada) (heroina|cocaina|droga|morfina)',
      ],
      'se echo ~ (pastillas|pildoras|medicinas|frasco)|se (atasco|empastillo|empastillo)|(pastillas|pildoras|medicina|medicinas) de mas ~ (no despierta|mareada|mareado|dormida|dormido|vomita)',
      'sobredosis|sobre dosis|se (esta )?enveneno|envenenad*|intoxicad*|se (esta )?intoxic*',
      [
        swallowedEs,
        'tod(a|o)s? ~ (pastilla|pastillas|pildoras|medicina|medicinas|medicamento|medicamentos|frasco|bote|caja|insulina|tabletas)|(frasco|bote|caja) (entero|entera|complet(o|a)|de ~ (pastillas|pildoras|medicina|medicinas))|muchas ~ (pastillas|pildoras|tabletas)|demasiad(a|o)s? ~ (pastillas|pildoras|medicina|medicinas|insulina|medicamento|morfina|tabletas)|(monton|punado|monto) de ~ (pastillas|pildoras|medicinas)|(\\d\\d|veinte|treinta|cuarenta) (pastillas|pildoras|tabletas)',
      ],
      [`${swallowedEs}|${tastedEs}`, poisonEs],
      '(se le )?(paso la mano|se paso) (con|de) ~ (pastillas|medicina|medicinas|insulina|morfina|medicamento)',
      ['(frasco|bote) ~ vacio', 'pastillas|medicina|encontre|junto|lado|cama|piso'],
      [
        'morfina|fentanilo|oxicodona|opioide*|metadona|heroina',
        'no despierta|no (lo|la) puedo despertar|respira (lento|poco|muy lento)|azul|pupilas',
      ],
    ],
  },
  idioms: [
    'todas las pastillas juntas en el (desayuno|almuerzo)|took the (trash|dog|bus|train|stairs)',
    'overdos* (on|of) (~ )?(podcasts?|movies|pie|hallmark|crime|carbs|cookies|chocolate|coffee|sugar|tv|television|netflix|candy|caffeine|news|cute*|information|ice cream|turkey)',
    'sobredosis de (chocolate|cafe|azucar|tele|television|informacion|noticias|amor|ternura|dulces|trabajo)',
    'food poisoning|poisoning (mom|dad|her|his|my|our|their|the)( \\w{1,10})? (mind|against|well)|poisoning ~ mind|thinks ~ ~ poison*|(drug )?overdose took|paint water|intoxicacion por alimentos|intoxicad* (no|yo)|poison ivy|poison oak|lead poisoning|blood poisoning',
    '(too much|all) (of )?(my|his|her|our|the) (time|energy|money|savings)',
  ],
  harmless: [
    'as (prescribed|directed|ordered)|on (time|schedule)|like (he|she) should|without (a )?(fight|fuss|complaint|problem*|help|trouble)|with (breakfast|lunch|dinner|applesauce|pudding|food|a glass)|finally|proud|correctly|good job|every (morning|day|night|evening)',
    'store|storing|storage|lock*|dispose|throw*|refill|pharmacy|reorder|hotline number|number for|safely|naloxone kit',
    'mouth wash|soup|sandwich|over a|(years|week|month) supply|died (of|from)',
    'como (debe|se las recetaron|indico|le toca)|a (tiempo|sus horas)|con (el desayuno|la cena|la comida|pure|agua)|sin (problema*|pelear|protestar|ayuda)|por fin|todos los dias|cada (dia|manana|noche)|guardar|tirar|desechar|farmacia|resurtir|lavar|lavarse|murio de',
  ],
};

/** Medicines that calm or stop nausea and may stiffen a person with Lewy body disease or Parkinson's within hours. */
export const stiffening =
  'haldol|haloperidol|risperidon*|risperdal|olanzapin*|zyprexa|quetiapin*|seroquel|aripiprazol*|abilify|ziprasidon*|geodon|chlorpromazine|clorpromazina|thorazine|prochlorperazine|compazine|metoclopramid*|reglan|antipsychotic*|antipsicotic*';

/** Stiff, feverish or unable to swallow after one of them. */
export const drugReaction: RedFlag = {
  category: 'overdose',
  signs: {
    en: [
      [
        stiffening,
        'stiff*|rigid*|lock(ed|s|ing) up|frozen|cant (swallow|move|bend|walk)|burning up|high fever|drenched|wont wake|cant wake|hard to wake',
      ],
    ],
    es: [
      [
        stiffening,
        'ties(o|a)|rigid(o|a)|trab(o|ad*)|no (se )?(puede )?(mueve|mover*|traga*|dobla*|despierta)|engarrot*|mucha fiebre|fiebre alta',
      ],
    ],
  },
  idioms: ['stiff (drink|price|neck brace)|rigid (rule|schedule)*'],
  harmless: ['years ago|last year|hace anos|which|dangerous|avoid|never give|evitar|cuales'],
};

/** Where one of them was told of before: stiff all over, locked or burning hot is the reaction to it, at any time. */
export const drugReactionToKnown: RedFlag = {
  category: 'overdose',
  condition: 'antipsychotic',
  signs: {
    en: [
      '(like|as) a (board|plank|poker)|(stiff|rigid) (all over|everywhere|from head to toe)|(whole|entire) body ~ (stiff|rigid|locked)|lock(ed|ing) up|burning up|high fever|drenched',
      ['stiff*|rigid*', 'hot|fever*|burning|sweat*|cant (bend|swallow|move)|wont bend'],
    ],
    es: [
      'como (una )?(tabla|palo|tronco)|(ties(o|a)|rigid(o|a)) por todos lados|tod(o|a) (ties(o|a)|rigid(o|a)|engarrotad(o|a))|se (trabo|engarroto)|(fiebre|calentura) (muy )?alta|ardiendo',
      [
        'ties(o|a)s?|rigid(o|a)s?|engarrotad(o|a)s?',
        'caliente|fiebre|calentura|sud*|no (puede |se )?(dobla*|traga*|mueve*)',
      ],
    ],
  },
  idioms: [
    '(bed|mattress|couch|seat|chair|toast|bread|flat) (is |was )?(like|as) a board|(cama|colchon|sillon|pan) (esta )?como (una )?tabla|dorm* como (un )?(tronco|palo)|sleep* like a (log|board)|lock(ed|ing) up (the|our|my|his|her) ~',
  ],
  harmless: [
    'years ago|last year|hace anos|could|can it|which|avoid|never give|evitar|cuales|puede causar|phone|door|house|computer',
  ],
};

const drug =
  'pill|pills|dose|doses|medicine|medicines|meds|med|medication|tablet|tablets|insulin|warfarin|eliquis|coumadin|blood thinner|tylenol|ibuprofen|aleve|benadryl|melatonin|seroquel|ativan|lorazepam|oxycodone|morphine|antibiotic|statin|patch|water pill|gabapentin|cbd|xanax|ambien|drops|prescription|aspirin|potassium|metoprolol|metformin|lisinopril|sertraline|pms?';
const medicina =
  'pastilla|pastillas|dosis|medicina|medicinas|medicamento|tableta|insulina|warfarina|anticoagulante|tylenol|ibuprofeno|aleve|melatonina|lorazepam|clonazepam|morfina|antibiotico|parche|gotas|gotitas|potasio|metoprolol|sertralina|quetiapina|capsula|aspirina|la de la (presion|noche|manana)|la del (azucar|colesterol|agua)';

/** Doses, missed and doubled, stopping, crushing, sharing, sedating: somebody else decides. */
export const medicine: RedFlag = {
  category: 'medicine',
  signs: {
    en: [
      [
        drug,
        '(missed|forgot|skipped) ~ (dose|pill|her|his|the|it|sunday|last|this|morning|evening|blood)|double (up|dose)|(gave|took|given|swallowed) ~ (twice|two doses|again|wrong|double|extra|too)|wrong (pill|medicine|pen|dose|meds|medication|person)|(gave|give) (him|her|mom|dad) ~ (my|moms|dads|his|her|somebody elses|the cats|the dogs) ~|someone elses|mixed up',
        'missed|forgot|skipped|double|twice|again|wrong|two doses|mixed|mistake|accident*|someone elses|my|moms|dads',
      ],
      [
        drug,
        '(can|should|could|may|do|is it (ok|okay|safe)|ok|okay|would it|how (many|much)|safe) ~ (i|we|to|she|he|it|if) ~ (give|stop|skip|crush|cut|mix|double|take|dissolve|open|sneak|hide|share|adjust|quit|increase|lower|combine|less|more|extra)|(crush|crushing|dissolve|powder|sneaking|hiding|hide|split) (the|his|her|it|them|up|my)|how (many|much) ~ (to knock|extra|can|is too|does it take)|(ok|safe|okay) (together|to take|with)|cold turkey|leftover|(so|and) (he|she) (will )?sleeps?',
      ],
    ],
    es: [
      [
        medicina,
        'se (me|le) (olvido|paso)|doble|dos veces|otra vez|equivocada|por error|de mas|la de (mi|su)|no se la|sin receta',
      ],
      [
        medicina,
        '(le puedo|puedo|podemos|se la|le|lo|la) ~ (dar|doy|quitar|dejar|moler|partir|triturar|disolver|abrir|mezclar|suspender|subo|bajo|corto|riego|pongo)|a escondidas|(puede|puedo) (tomar|darle|mezclar)|cuant(a|o)s? ~ (le|puedo|aguanta|mas|dar)|(para|pa) que (duerma|se calme)|me sobran?|de golpe',
        'puedo|puede|doy|le|se la|escondidas|cuant*|para que|sobra*|golpe',
      ],
    ],
  },
  idioms: [
    '(crushed|crush) (our|my|his|her) (hopes|heart)|pill (box|organizer|minder|dispenser)|on the pill',
  ],
  harmless: [
    'app|coupon|cupon|deliver*|entrega|organizer|pastillero|dispose|boto|what does prn|with ~ leftover|take leftover|drop off|throw out|take back|flush|who (picks|can pick)|g tube|feeding tube|por (el|la) (tubo|sonda)|la ayudante puede|refill*|resurt*|cost|cuesta|perro|dog|cat',
  ],
};
