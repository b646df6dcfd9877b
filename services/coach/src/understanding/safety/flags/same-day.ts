import type { RedFlag } from '../risk.domain.js';

const limb =
  '(big |little |great |middle |left |right )?(toes?|foot|feet|heels?|fingers?|fingertips?|ankles?|shins?|legs?|stump)';
const miembro = '(dedos?|pie|pies|talon|talones|tobillos?|pierna|piernas|punta del (pie|dedo))';
const sore =
  'bedsores?|bed sores?|pressure (sores?|ulcers?|injury)|(the|a|his|her|my|moms|dads|this|that|deep|open|[a-z]{4,10}s) (sore|ulcer|wound)|sore on|ulcers?|wounds?|incision|tailbone|stump';
const llaga = 'llagas?|escaras?|ulceras?|heridas?|cortadas?|munon|rabadilla|ampollas?';

/** "It was sock fuzz": what the black turned out to be. */
const onlyDirt = [
  '(?<!not )(?<!isnt )(just|only|its|was|it is|turned out|from) ~ (fuzz|lint|polish|marker|ink|dirt|paint|dye|sock|chocolate|tar|bruise from)|(washed|wiped|rubbed|came) (right )?off',
  '(?<!no )(es|era|fue|puro|pura|solo) ~ (esmalte|pelusa|tinta|mugre|tierra|pintura|plumon|calcetin|media|chocolate)|se (le )?quito con (agua|jabon)',
];

/** Skin that has died, or a sore down to the bone. */
export const blackSkin: RedFlag = {
  category: 'black-skin',
  signs: {
    en: [
      `${limb} ~ (is|are|was|were|looks?|has|(turn|turns|turned|turning)|went|goes|going|gone|getting|got) ~ (black|blackish|blackened)`,
      `(has|have|got|gotten|with|see|saw|noticed|found) ~ (black|blackened|blackish) ~ ${limb}`,
      `(turn|turns|turned|turning|going|went) black ~ ~ ${limb}`,
      `black(ened)? (spot|patch|area|skin|scab|tip|crust) ~ ${limb}|^(a )?black(ened)? ${limb}|${limb} (all |totally )?black$`,
      `${limb} ~ (looks?|is|are) (like )?(its |theyre )?dead( |$)|(is|its|thats|looks like|could be|might be|(turn|turns|turned|turning) (in)?to) (a )?gangrene`,
      '(can|could) (actually |almost |even )?(see|touch) (the |his |her |moms |dads |my )?bone',
      `${limb} ~ (gangrene|gangrenous|necrotic|necrosis)|(gangrene|necrosis) ~ ${limb}`,
      [sore, 'black|blackish|blackened|dead (tissue|flesh)|necrotic|necrosis|gangrene'],
      [
        sore,
        '(see|seeing|saw|(show|shows|showing)|to|exposed|touch|visible|feel) ~ (bone|tendon)|(bone|tendon) (is |was |thats )?(shows|showing|exposed|visible|out)',
      ],
    ],
    es: [
      `${miembro} (gordo |chiquito |chico |grande |de en medio )?(del |de la |de los |de )?(pie |pies |mano )?~ ~ (negro|negra|negros|negras)`,
      `(mancha|costra|parte|piel|punta|punto|ampolla|manchas|costras|partes|puntas|puntos|ampollas) (negro|negra|negros|negras) ~ ${miembro}|(es|parece|sera|huele a) gangrena`,
      '(se|le) ~ (ve|asoma|mira|sale) (ya )?(el )?hueso',
      `(se (le|me) ~ |tiene |trae |vi |veo |vimos |amanecio con |con |esta )~ (negro|negra|negros|negras) ~ ${miembro}`,
      `${miembro} ~ (gangren*|necros*|necrotic*)|gangrena ~ ${miembro}`,
      [llaga, 'negro|negra|negros|negras|(tejido|carne|piel) (muerto|muerta)|necros*|necrotic*|gangren*'],
      [llaga, '(ve|ven|veo|mira|miro|asoma|llega|llego|toca|hasta|sale) ~ hueso|hueso ~ (expuesto|afuera)'],
    ],
  },
  idioms: [
    'black and blue|(on|with) (dark|brown) (or|and) black skin|on black skin|black (seed|salve|walnut|pepper|ice|people|woman|women|man|men|folks|patients|history|coffee|tea|market|friday|bean|beans)',
    'toenails?|toe nails?|fingernails?|finger nails?|nada (de )?negr*|nothing black|unas ~ (negras|negros)|(la|su) una ~ negra|(zapat*|calcetin*|medias|tenis|botas?|chanclas?|fajas?) (negro|negra|negros|negras)|frijol(es)? negros?|pimienta negra|caldo de hueso|dead (tired|weight|asleep|end|batter*)|semilla negra|(mas )?(negro|negra) ~ (piel|raza)|bone (broth|density|cancer|marrow|scan|spur)',
    'black (orthopedic |leather |dress |compression |new |tight |rubber |winter )?(shoes?|socks?|slippers?|boots?|sneakers?|stockings?|pants|dress|bag|dog|cat|lab|polish|ink|marker|tape|brace)',
  ],
  harmless: [
    'xrays?|x- rays?|x rays?|scan|skinny|so thin|tan (flaco|flaca)|radiografia|polish|ink|marker|paint*|dirt*|mud|soot|tan|henna|mole|licks?|dog|cat|no longer',
    'miedo|ponga|esmalte|tinta|pintur*|tierra|lodo|mugre|(sucio|sucia|sucios|sucias)|descalz*|lunar|(perro|perra)|gato|gata|faja',
    '(can|could|do|does|will) (a|an|bedsores?|wounds?|sores?)|puede una|what (does|do|is) (dead|black|necrotic)|amputated|amputaron|amputado|(se )?lo(s)? (quitaron|cortaron)|healed|sano ya|ya sano',
  ],
  mended: onlyDirt,
};

const tube =
  'catheters?|cath|foley|suprapubic|supra pubic|(pee|urine|leg|drain|drainage|night|cath|catheter) bags?';
const sonda = 'sonda|foley|cateter|(bolsa|bolsita) de (la )?(orina|pipi|sonda)';
const hours =
  '(since|for|all) ~ (morning|night|noon|midnight|lunch|breakfast|dinner|yesterday|hours?|hrs?|day|today|\\d{1,2}(am|pm| (am|pm))?|this am)|(hours?|hrs?) (ago|now)';
const horas =
  'desde ~ (manana|noche|anoche|ayer|temprano|mediodia|medianoche|tarde|madrugada|hoy|\\d{1,2})|hace ~ (horas?|rato)|todo el dia|toda la (noche|manana|tarde)|(lleva|llevamos|van|ya son) ~ horas|en ~ horas';

/** "The nurse changed it", "it drains again": words after the sign by which it is mended. */
const drainsAgain = [
  '(drain|drains|drained|draining|flow|flows|flowed|flowing|work|works|worked|working|running) ~ (fine|again|well|good|ok|okay|great|normal|normally|now)|(nurse|doctor|er|they|she|he|we|i) (came and |already )?(changed|replaced|flushed|unclogged|fixed|unblocked) (it|the|his|her)|unclogged it|straightened',
  '(ya |y )(le )?(esta drenando|drena|drena bien|salio (la )?orina|fluye|sale|funciona)|drena(ndo)? (bien|otra vez|de nuevo|normal)|(la|lo) (cambio|cambiaron|destap*|limpiaron|lavaron)|destapo|destaparon|destapamos|desdobl*',
];

/** A urinary catheter through which nothing comes. */
export const blockedCatheter: RedFlag = {
  category: 'blocked-catheter',
  signs: {
    en: [
      [
        tube,
        '(isnt|not|hasnt|hadnt|wont|doesnt|aint|didnt|stopped|quit|stops|no longer) (really |even |been )?(drain|drains|drained|draining|flow|flowed|flowing|filling|filled|fill|(work|working|workin|worked)|putting out|emptying|empty)( (anything|a drop|at all|much|urine|pee|right))?',
      ],
      [
        tube,
        '((isnt|dont have|hasnt been) )?(nothing|nothin|no (urine|pee|output)|not (a|one) drop|hardly (anything|a drop|any)|barely (anything|a drop|any)|zero (urine|output)) ~ (in|inside|coming|came|come|comes|out|(drain|drained|draining)|drip|dripped|dripping|flow|flowed|flowing|bag|since|for|all)',
      ],
      '(no|not any|zero|hardly any|barely any) (urine|pee) ~ in (the|his|her|moms|dads|my) ~ bag|(catheter|foley|cath|suprapubic) (blocked|clogged|plugged|stopped$|just stopped$|quit$)',
      '(hasnt been|isnt|havent seen|wasnt) any (urine|pee) in (the|his|her|moms|dads|my) ~ bag',
      [tube, '(bag|its|is) (still |completely |totally |bone )(empty|dry)'],
      [tube, '(is|its|was|been|be|still|stays|bag|bags|completely|totally) (bone )?(empty|dry)', hours],
      [
        tube,
        '(is|its|gets|got|be|are|been|keeps getting|seems|looks|was) (totally |completely |all )?(blocked|clogged|plugged|stopped) (up)?|(is|its|got|be|been|seems|looks|was) (totally |completely |all )?(blocked|clogged|plugged)',
      ],
      [
        tube,
        '(belly|stomach|abdomen|tummy|bladder) ~ (hard|swollen|swelling|tight|distended|bloated|huge|big)|(hard|swollen|distended|bloated|tight) (belly|stomach|abdomen|tummy|bladder)',
      ],
    ],
    es: [
      [
        sonda,
        '(no|ya no|dejo de|sin) (le |me |se |esta |ha )?(drena|drenar|drenando|drenado|fluye|fluyendo|funciona|funcionando|vacia|vaciando|gotea)',
      ],
      [
        sonda,
        'no (le |me |esta |ha )?(sale|salio|salido|saliendo|baja|bajado|bajando|cae|cayo|saca|echa|tira|hay|tiene|pasa|pasado) ~ (nada|orina|pipi|gota|ni gota)|nada de (orina|pipi)|ni (una )?gota',
      ],
      '(sonda|foley) tapada|(sin|no hay) (nada de )?(orina|pipi) en la (bolsa|bolsita)',
      [sonda, '(bolsa|bolsita|esta|sigue|amanecio) ~ (vacia|seca)', horas],
      [
        sonda,
        '(se (le |me )?(tapo|tapa|bloqueo|obstruyo)|(esta|anda|quedo) (como )?(tapada|bloqueada|obstruida))',
      ],
      [
        sonda,
        '(vientre|panza|barriga|estomago|abdomen|vejiga) ~ (duro|dura|hinchado|hinchada|inflamado|inflamada|inflado|inflada|tenso|tensa|lleno|llena)',
      ],
    ],
  },
  idioms: [
    '(feeding|dialysis|heart|cardiac|picc|port) (tube|catheter|cath)|sonda ~ (alimentacion|alimentar*|gastrica|nasogastrica|peg|comer|comida|formula)|(cateter|sonda) ~ dialisis|without a catheter|sin sonda',
  ],
  harmless: [
    'formula|feeding|dialysis|picc|iv|heart|cardiac|nothing to worry|nothing wrong|iv line|chest tube|wound|usually|keeps happening|every (month|few weeks)|no problem*',
    'alimentacion|gastrica|comida|formula|dialisis|suero|oxigeno|cada (mes|semana|tanto)|suele',
  ],
  mended: drainsAgain,
};

export const failing =
  'heart failure|chf|hfref|hfpef|congestive|(weak|failing|enlarged|bad) heart|heart is (weak|failing)|cardiomyopathy|lasix|furosemide|torsemide|bumex|bumetanide|entresto|water pills?|fluid pills?|fluid on (his|her|the) (lungs|heart)';
export const falla =
  '(insuficiencia|falla|fallo) (cardiaca|cardiaco|del corazon|congestiva)|(padece|(enfermo|enferma)|mal|(malito|malita)) del corazon|corazon (muy )?(debil|grande|cansado|agrandado)|furosemida|furosemide|lasix|torsemida|entresto|pastillas? (del|para el|de) agua|agua en los pulmones';
const number = '([2-9]|1\\d|two|three|four|five|six|seven|eight|nine|ten|couple of|few)';
const numero = '([2-9]|1\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)';
/** "3 lbs", "3lbs", "2.5 pounds", "2-3 pounds". */
const pounds = `${number}( \\d)?( (to|or|and a half))?( \\d)?( )?(more |extra )?(lbs?|pounds?|kilos?|kg)`;
const libras = `${numero}( \\d)?( (a|o|y media))?( \\d)?( )?(libras?|lbs?|kilos?|kilitos|kg)`;
const gained =
  '(gain|gains|gained|gaining|up|put on|(jump|jumps|jumped)|climb|climbs|climbed|rose|risen|went up|heavier|more|added)';
const subio =
  '(subio|subido|sube|(aumento|aumentado|aumenta)|gano|ganado|engordo|engordado|trae|pesa|tiene|con|mas)';
const soon =
  'overnight|(since|than|from) (yesterday|last night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)|in (just |only )?((a|one|two|three|four|five|six|\\d) )?(day|days|night|nights|a week|one week)|in (a|one) (day|week)|this (week|morning)|(these|last|past) (few|couple of|two|three|\\d) days|today|(one|\\d|two|three) days';
const pronto =
  'desde (ayer|anoche|antier|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo))|que (ayer|anoche|antier)|de (ayer|un dia) (a|para)|en (un|dos|tres|cuatro|cinco|\\d|una|pocos) (dia|dias|noche|noches|semana)|esta semana|hoy|de la noche a la manana|amanecio';

/** Weight that goes up within days. */
const gain = `${gained} ~ (by )?(about |almost |another )?${pounds}|${pounds} (more|heavier|up|over|overnight|since (yesterday|last night))|(weight|scale) ~ ~ (up|jumped|says) ~ ${number}`;
const alza = `${subio} ~ (de peso )?(como |casi |otras )?${libras}|${libras} (mas|de mas)`;

const notHers = [
  '(baby|puppy|dog|cat|kitten|grandbaby|newborn|toddler) ~ (gain|gained|gains|gaining)|(i|ive|i have|we|weve|me) ~ (gained|put on|am up)|im up|gained back|el (bebe|nino|perro) ~ (subio|aumento)|(yo|me) (subi|aumente|engorde)|yo ~ subi',
  '(no|not|never|isnt|arent|without|less|sin|menos|ni) (more |much |any |mas |tan )?(swollen|swelling|(hinchado|hinchada|hinchados|hinchadas)|hinchazon|puffy)',
];

/** Heart failure that gets worse, without what calls for an ambulance. */
export const worseHeartFailure: RedFlag = {
  category: 'worse-heart-failure',
  signs: {
    en: [
      [gain, failing, soon],
      [gain, soon, 'swell|swells|swelling|swelled|swollen|(puffy|puffier)|short(er)? of breath|winded'],
      [
        '(more|worse|bigger|extra|really|so|very|too|badly) (swell|swells|swelling|swelled|swollen|(puffy|puffier)|bloated)|(swell|swells|swelling|swelled|swollen) ~ (more|worse|up|today|bigger|this week)|shoes (dont|wont|do not) fit',
        failing,
      ],
      [
        '((more|extra|another|two|three|four|five|needs?|[2-5]) ~ pillows?|(sleep|sleeps|sleeping|slept) ~ (recliner|chair|sitting up|upright|propped))',
        failing,
        'now|tonight|last night|more|lately|started|nights?|this week|has to|needs?|cant|used to',
      ],
      [
        '(more|worse|gets|getting|so|easily|quickly|sooner|just|seems) ~ (short(er)? of breath|out of breath|winded|breathless)|short(er)? of breath|out of breath|winded|breathless|(stop|stops|stopping) (halfway|half way|to (catch|rest))',
        failing,
        'walk|walks|walked|walking|stairs|bathroom|shower|steps|mailbox|(dressed|dressing)|few feet|hall|hallway|kitchen',
      ],
      [
        '(heart failure|chf) ~ (getting worse|got worse|gotten worse|is worse|worsening|acting up|seems worse|flaring)|worsening (heart failure|chf)',
      ],
    ],
    es: [
      [alza, falla, pronto],
      [
        alza,
        pronto,
        'hinch*|inflamado|inflamada|inflamados|inflamadas|falta (el |de )?aire|se (agita|cansa)',
      ],
      [
        '(mas|muy|bien|peor|tan) (hinchado|hinchada|hinchados|hinchadas|inflamado|inflamada|inflamados|inflamadas)|(hincho|hincharon|hinchando) (mas|mucho|esta|hoy|las|los)|hinchan? (mas|hoy)|mas hinchazon|no le quedan los zapatos',
        falla,
      ],
      [
        '((mas|otra|dos|tres|cuatro|necesita|usa|pide|[2-5]) ~ almohadas?|(duerme|dormir|durmio|durmiendo) ~ (sentado|sentada|sillon|silla|reclinable))',
        falla,
        'ahora|ya|anoche|noches?|mas|necesita|tiene que|esta semana|hoy',
      ],
      [
        '(no puede|ya no) ~ subir|(se (cansa|agita|fatiga|ahoga)|(le )?falta (el |de )?aire|sin aire) ~ ~ (caminar|camina|escalera*|bano|subir|vestirse|banarse|pasos|cocina)',
        falla,
        'mas|ahora|ya|peor|hoy|cada vez|antes|esta semana|apenas|rapido',
      ],
      [`(${falla}) ~ ~ (empeor*|peor|se complico)|empeor* ~ (${falla})`],
    ],
  },
  idioms: notHers,
  harmless: [
    'winter|summer|holidays|thanksgiving|christmas|(over|in) the (year|years|months?)|(since|in) (he|she|may|june|july|january|moved)|good cooking|eats? (well|better)|steady|under control|less than|lost|signs? that|baby|couch',
    'invierno|verano|navidad|vacaciones|come (bien|mejor)|estable|(controlado|controlada)|bajo de peso|perdio|bebe|sofa|paquete|costaba|cuesta',
  ],
};

/** Where the profile tells of the heart, weight that goes up within days is that of the heart. */
export const weightOfHeartPatient: RedFlag = {
  ...worseHeartFailure,
  condition: 'heart_conditions',
  signs: { en: [[gain, soon]], es: [[alza, pronto]] },
};

/** The same where an earlier message told of it. */
export const weightWithKnownFailure: RedFlag = { ...weightOfHeartPatient, condition: 'heart-failure' };
