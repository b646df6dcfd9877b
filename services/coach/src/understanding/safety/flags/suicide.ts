import type { RedFlag } from '../risk.domain.js';

const self = 'myself|himself|herself|themself|themselves|hisself|ourselves|her self|him self|my self';
const means =
  'pills|tablets|gun|pistol|rifle|shotgun|revolver|rope|noose|razor|morphine|insulin|bottle|bridge|knife|blade|overpass|belt|cord';
const pills = 'pills|tablets|morphine|insulin|some|half';
const pastillas = 'pastillas|pildoras|morfina|insulina|unas';
const medios =
  'pastillas|pildoras|pistola|arma|escopeta|cuerda|soga|puente|navaja|cuchillo|morfina|insulina|balcon|azotea|cinto|veneno';

/** Somebody who may end a life, his own: an intent, a plan, means. */
export const suicide: RedFlag = {
  category: 'suicide',
  ofCaredFor: 'suicidal-care-recipient',
  signs: {
    en: [
      'suicidal|suicide|suicde|suicidle|kms|unalive|suicidio',
      `(kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison) (${self})|(use|using) it on (${self})|(kill|shoot|hang) (my|him|her)self`,
      '(end|ending|ends|take|taking|took|takes) (my|his|her|their|your) (own )?(life|lives)|(end|ending) it all|(going to|gonna|want to|wants to|ready to|decided to|made up ~ mind to|thinking (of|about)|mean to|intend to|plan to|about to|just) end(ing)? it|end it (tonight|now|soon|today|for good)|end things for good|ending things',
      '(wants|want|wanted|wanting|ready|plan|plans|planning|going|asks|asking|begging|begs|begged|begs me) ~ (to )(just )?(die|be dead)( |$)|wanna die|let (me|him|her) die|help (me|him|her|them) die|(so|and) (i|he|she|that he|that she) can die',
      [
        `(${means})`,
        'counted|lined up|(saved|saving|stashed|stashing|hoard*|stockpil*|hid|hiding|hides|collect*|hidden|putting ~ aside|spit* ~ out)|loaded|picked out|for tonight|with a plan|goodbye|(take|swallow|use) (them|it|all|every)|on myself|next to me|beside me|in my (hand|lap|mouth)|in (my|the) (drawer|truck|trunk|car)|i have the|for myself|its for me|aint for him|not for him|isnt for him',
        'tonight|die|dead|over|end|done|tired|heaven|goodbye|im gone|take|mean|plan|enough|wake|this time|decided|way|letter|anymore|for me|aint|wont be|be with|intend|bridge|write|insurance|want|isnt for|before (sunday|monday|friday)|no more|finish*|self|myself|time|join',
      ],
      [
        `(tub|garage|bridge|barn|motel|truck|car|overpass|roof|ledge|railing)`,
        `razor|rope|bottle|engine|car running|start the car|shut|pills|drive into|drive off|jump|jumping|go to sleep|rail|pistol|gun`,
        'mean it|this time|over|end|going back|towels|tonight|alone|sleep|asleep|plan|intend|want to|thinking|think|done|checking out|lap',
      ],
      '(jump|jumping|jumped|drive|driving|crash*|swerv*|drift*|throw ~) ~ (off|into|in front of|from|out) ~ (bridge|cliff|tree|road|wall|lake|traffic|building|roof|window|train|balcony|truck|overpass|car)|(crash|crashing) (the|my|our) car',
      '(suicide|goodbye|good bye) (note|letter|letters)|(wrote|written|write|writing|already wrote) (the|my|a|his|her) (note|goodbye*|letters?) (to|for|saying|already|out|goodbye|and)|said ~ final goodbyes|note ~ (saying|sayin) goodbye',
      '(how many|what dose|how much) ~ (of these|of them|pills|tablets|to take|it takes|would it take) ~ (die|end|kill|not wake|dont wake|not to wake|to wake|and not)|(not|isnt|dont|im not) (trying|plan|planning|going|want|wanting) (to|on) (wake up|waking up|checking out|come back|coming back)( (from it|tomorrow|anymore|again|after|in the morning))?',
      '(i have|ive got|i got|yes i got|have|got|made|theres) (a|my|the) plan (to|for) (die|end|kill|do it|it|tonight)|(have|got) a plan (and|but|for tonight|i)|plan to (die|end|kill)|(gonna|going to) do it (tonight|after|when|today|now)|(a|have) date picked|this is (my )?goodbye|(i wont|he wont|she wont|wont) be (around|here) (by|after|tomorrow|next|come|much longer)|wont be here (after|by)',
      `(${means}) ~ (counted|lined up|ready|saved up|loaded|picked out) ~ (for tonight|tonight|for me)|counted out (the|my|all) (pills|tablets)`,
      [`(${means})`, 'im done|i am done|im finished|over it|no more|goodbye|its time'],
      '(slit|slitting|cut|cutting) ~ (wrists|wrist|throat)|(knife|razor|blade) (on|to|at) ~ (wrist|wrists|throat)|overdose on purpose|(swallow|take|taking|swallowing) (all|every one of|the whole bottle) ~ (of )?~ (pills|tablets|them) ~ (tonight|when|as soon|leave|so|and|$)',
    ],
    es: [
      '(las )?(pastillas|pildoras) (contadas|listas|juntas|guardadas) ~|tengo las pastillas (contadas|listas|juntas|guardadas)',
      'suicid(a|arme|arse|io)',
      '(matarme|matarse|ahorcar(me|se)|colgarme|colgarse|dispararme|dispararse|quitar(me|se) la vida|quitar la vida|envenenar(me|se)|pegar(me|se) un (tiro|balazo)|dar(me|se) un (tiro|balazo)|aventar(me|se)|tirar(me|se) ~ (puente|ventana|balcon|carro|tren|metro|techo|azotea|edificio))',
      ['tengo un plan', 'vivir|morir*|esta noche|acabar'],
      '(me|se) (voy|va|quiero|quiere|quisiera|quiso|pienso) (a )?~ (matar|quitar la vida|ahorcar|colgar|tirar (del|de la|por|al)|aventar|cortar las venas|dar un (tiro|balazo)|pegar un (tiro|balazo))|me mato|se mata|me mates|matame|mejor (me|se) (mato|mata)|hoy (en la noche )?me mato',
      '(me |se )?(quiero|quiere|quisiera|queria|ganas de|gustaria|deseo|desea|preferiria|prefiero|prefiere|pide|ruega|ayude a|ayuda a|ayuden a) (ya |mejor |solo )?(morir|morirme|morirse|morirnos|morirme ya|estar muert*)',
      '(acabar|terminar) con (mi|su|esta) (propia )?vida|(acabar|terminar) con todo( |$)|acabar de una vez|cortar(me|se|le)? (las venas|la garganta|el pescuezo)|se corta (el pescuezo|las venas)|brincar (del|de la|por)|chocar (el|mi) (carro|coche)|estrellar (el|mi|la) (carro|coche|troca)|estrellarme|meterme debajo',
      [
        medios,
        'contadas|listas|guardadas|guardando|juntando|juntas|junte|guarde|escond*|guard*|lista|para esta noche|tengo un plan|me las voy a tomar|me las tomo|tomarme|tomarmel*|tomarse|(tengo|traigo|llevo|guardo) ~ conmigo|es para mi|en la mano|compre|con la que|cargada|las? tengo|aqui conmigo|se toma tod*|tomarse tod*|darme|tod(a|o)s juntas',
        'noche|tomar*|tomo|toma|mi|conmigo|plan|tirarme|aventarme|despedi*|despert*|decidid*|ya no|morir|mas|mat*|irse|carga|estorbo|vivir|acab*|usarla',
      ],
      '(carta|nota) (de despedida|para mis hijos|pa(ra)? mis|despidiendo*)|escribio una carta despid*|(ya )?(hice|escribi) la carta|despidiendose de todos|estoy (en|parad*|sentad*) (en )?(el puente|la azotea|el balcon|la orilla|el barandal)|(prender|dejar) el carro en el garage|ya no voy a (estar|amanecer)|ya lo decidi',
    ],
  },
  idioms: [
    // Whether somebody may refuse a treatment is asked in these words.
    '(is|isnt) (stopping|refusing|quitting) ~ (suicide|killing (him|her)self)|(is|isnt) it (suicide|a sin) to (stop|refuse|quit)|(dejar|suspender|rechazar) ~ ~ es (un )?suicidio|es (un )?suicidio (dejar|suspender|rechazar)',
    '(same (thing )?as|(considered|counts? as|a form of)) (a )?(suicide|killing (him|her|his|them|your|one)sel(f|ves))|(es (como|lo mismo que)|lo mismo que|cuenta como|se considera) (un )?(suicidio|suicidarse|matarse)',
    '(jump|jumping|leap) (off|out) ~ (if (one more|he asks|she asks|they ask)|he talks|she talks)|nearly had me jumping|(this|that) (deadline|schedule|traffic) is suicide',
    '(goodbye|farewell|thank you) (letter|letters|card|note|notes),? (to|for) ~ ~ (staff|league|team|nurses?|aides?|church|choir|class|coworkers|neighbors)|carta de despedida (a|para) (la|el|las|los) (muchach*|enfermer*|cuidador*|companer*|maestr*)',
    'no (me |te |se |le |nos )?(quier(e|en)|quiso|quisieron|acept(a|an|o)) (que )?(tom(e|a|ar|arse|arsel*)|tragar*|pasar*) |no se (me |le |nos )?dej(a|an|o) (tom(ar|arse|arsel*)|dar)|(se niega|niegan|rehus*) (a )?tom*',
    'todas las pastillas juntas en el (desayuno|almuerzo)|quiero morir (cada vez que|cuando) (pierde*|gana*)|suicide las (unas|manos)|never (once )?(mentioned|said|talked about|spoke of) ~ (living|live|die|dying)',
    'counted (all )?(of )?(his|her|dads|moms|the) pills (for|in|into)|pills (counted|ready|lined up) (for (the|his|her|dads|moms) (week|month|trip)|in the (box|organizer))',
    '(want|wants|wanting) to wake up (for|early|in time|at|to|before|when|on|so|in the morning)|wake up (for|to) (meals|breakfast|lunch|dinner|eat|bathe|pills|medicine|church|work|school|pee|take|go)',
    'end(ing)? (it|things) (with|on|by|a|our|the (marriage|relationship|lease|contract|call|day|meeting))',
    'dy?ing (laughing|of laughter|to (see|know|try|meet|go|get|hear|have|eat))|die (laughing|of (embarrassment|boredom|laughter|shame|curiosity|heat|hunger|old age)|on (stage|the vine|me)|happy|with (his|her) boots)|to die for|die from (embarrassment|laughing|boredom)',
    '(kill|killing|kills) (me|time|two birds|the mood|the pain|the weeds|the lights|the engine|him lol|her lol)|over my dead body|(scared|bored|worried|worked|tired|tickled) to death|dead (tired|end|line|battery|weight)|drop dead gorgeous|(almost|nearly) (killed|kill) (myself|himself|herself) (on|over|tripping|laughing|trying|getting)',
    'suicide (squad|by|loss|prevention|hotline|lifeline|awareness|watch list|doors?|soda|survivors?)|lost ~ to suicide|suicide (thoughts|attempt) (in|ago|years)|(raise|increase) suicid*|(calls?|call) it suicide|(died|death) (by|of|from) suicide|committed suicide|completed suicide|survivor* of suicide|(brothers|sisters|fathers|mothers|sons|daughters|uncles|husbands|wifes|friends|his|her) suicide|se suicido|suicida (del|es|de)|salsa suicida',
    '(die|dying|morir|morirse) (at home|in peace|peacefully|naturally|with dignity|comfortably|in (his|her|their) (own )?(bed|home|sleep)|en ((su|mi) )?casa|en paz|con dignidad|en su (cama|tierra|pais)|tranquil*)|where to die',
    '(morir|morirme|morirse|muero|muriendo|muerta|muerto|muere) (de )?(la )?(risa|hambre|sueno|cansancio|calor|frio|pena|verguenza|ganas|sed|miedo|curiosidad|amor|aburrimiento|antes que (ponerse|usar))',
    '(matar|mata) (el tiempo|el hambre|dos pajaros|cucarachas|hormigas|bichos)|escuadron suicida|me (esta|estan) matando|(me|nos|lo|la) (va|van) a matar|(quiero|va a) matar* (la|el|al|una|de)|va a matarse de|se mata (trabajando|de|por|limpiando)|me mato (trabajando|de|por|limpiando)|quiere* matar* (al|a la|a mi|a su|el)|lo quiere matar',
    '(movie|show|book|character|novela|pelicula) ~ die*|phone (is )?(going to|about to) die|battery|batteries (is |are )?(going to |about to )?die|hope to die down|plants? ~ to die|cut (myself|himself|herself) (some slack|a (slice|piece|deal))',
  ],
  harmless: [
    'help(ing)? (people|others|veterans|teens) who|volunteer*|statistic*|law|laws|legal|documentary|movie|novel|pelicula|novela|estadistica*|ley',
    'jaja|leaflet|black box|reading ahead|each episode|dialysis after|lightning|squad|plants?|battery|phone|telefono|bateria|anniversary|aniversario|in college|decades|hotline|linea en|organizer|dispose|pill ?box|pastillero|printable',
    '(asked|asks|ask) (him|her|my wife|my husband|mom|dad|me) (if|whether|about)|pregunto si|le pregunt*',
  ],
};

/** A plan to die together with the person cared for. */
export const suicideOfBoth: RedFlag = {
  category: 'suicide',
  signs: {
    en: [
      `(${pills}) ~ ~ (for|to) (her|him|them|mom|dad) ~ ~ (and|then) ~ ~ (for me|for myself|myself|ill take|i take)( |$)|(giv*|give) (her|him|them|mom|dad) ~ (${pills}) ~ (and|then) ~ (tak*|swallow*) ~ (rest|others|remaining)|(${pills}) ~ (for|to) (us both|both of us|the two of us)|half for (him|her) ~ half for me`,
    ],
    es: [
      `(${pastillas}) ~ ~ (para|a) (ella|el|los dos|las dos|ambos|mi mama|mi papa) ~ ~ (y|e) (lo demas|el resto|las? (otras?|demas)) ~ (para mi|me las? tom*|yo)( |$)|(${pastillas}) ~ para (los dos|las dos|ambos)`,
    ],
  },
  idioms: ['(keep|sort|label|pill ?box|organizer)'],
  harmless: ['box|boxes|apart|label*|color|colour|organizer|caja|cajas|pastillero|separ*'],
};

/** Somebody who no longer wants to live, without a plan: to be gone, no burden, not to wake up. */
export const hopelessness: RedFlag = {
  category: 'hopelessness',
  ofCaredFor: 'suicidal-care-recipient',
  signs: {
    en: [
      '(wish|wishes|wished|wishing|hope|hopes|hoping|pray|prays|praying|glad if|want|wants) ~ ~ (wouldnt|dont|didnt|wont|never|not|to not|doesnt) (ever |just |to )?(wake|woke|waking)( up)?( |$)|(sleep|asleep|bed) ~ (and )?(never|not|dont) ~ (wake|waking)( up)?|(go to sleep|fall asleep) and (not|never)|(sleep and|just) (never|not) wak* up',
      '(wish|wishes|wished) ~ (was|were|be|had|could|would|id) ~ (dead|died|die|not alive|never (been )?born|not here|gone)|(rather|better) (be )?(off )?dead|(want|wants) to (be|join) (with )?~ (in heaven|dead husband|dead wife|on the other side)|feel* (like im )?already dead|(except|only) (being|be|bein) dead|be (dead|gone) (too|already|by now)',
      '(better|happier|easier|relieved) (off |cared for )?(without (me|him|her)|if (i|he|she) (was|were|wasnt|werent|died|disappeared|just)( ~ (gone|dead|here|around|out the way))?)|(id|i would) be relieved|(everyone|everybody|they|theyd|kids|family|wed) ~ (be )?(better|happier) (off )?without (me|him|her)( |$)|better care if i were gone',
      '(dont|doesnt|didnt|do not|no longer|not) ~ (want|wants|wanting) ~ (to )?(live|be alive|exist|be here|wake up|go on living|keep living|go on|be on this earth)( (anymore|any more|any longer|like this))?( |$)|(tired|sick) of (living|being alive|life|livin|bein alive|existing)|done (with (life|living)|being alive)|give up on life|cant go on (living|anymore|any longer|any more)|(not|dont want to) (being|be) (alive|here anymore)|just not (being|be)|not existing',
      '(no|any|the) (reason|point|purpose) ~ (in )?(live|living|going on|to go on|keep going|being alive|being here|none of it)|(nothing|not much) (left )?to (live for|look forward to)|nothing left to|(dont|cant|doesnt|didnt|not) ~ see (a|the|any) (point|reason|purpose) ~ (living|life|going on|anymore|no more|in it|being here|of it|in none)|see (a|the|no|any) (point|reason|purpose) ~ (living|life|going on|anymore|no more|in it|being here|of it|in none)|(no|isnt any|see no) way out (except|but)|no future in',
      '(life|living) ~ (isnt|is not|not|aint) ~ worth (it|living)|not worth (living|being alive)|(no use|not any use|of no use) to (anyone|anybody|nobody)|whats the use of me|nobody would (miss|notice if|care if)|no one would (miss|notice if|care if)|(would|wouldnt) ~ (anybody|anyone|nobody) ~ (care|notice) if i (wasnt|wasn|was|were|died|disappeared)|(kids|family|they) dont need me',
      '(pray|prays|praying|prayed|ask|asks|wish|hope|beg) ~ (every night )?~ (god|the lord|jesus|him|he) ~ (just )?(takes?|take) (me|him|her|us)( |$)|(lord|god|jesus) take me|(hope|hoping|wish|wishing) ~ (heart (stops|will stop)|i (get|had) cancer|a (truck|car|bus) ~ (hit|hits|would hit)|(truck|car|bus) ~ hit me)|(disappear|gone) forever|i could (just )?disappear|(want|like) to (just )?disappear|(hope|wish) its me ~ first',
      '(why|asks why) ~ (am i|is he|is she|he is|she is|hes|shes|im) (still|even) (alive|living|here on earth)|what ~ (living|alive) for( |$)|(no|whats the|any) (use|point) (in|of|to) (living|being alive)|better to be dead|(should|might) as well (be dead|die)( |$)',
      'thoughts of (dying|ending|death|not being)|think* (about|of) (dying|death all|not being here|being gone|being dead|not existing)|(envy|jealous of) (the )?(dead|people in the obituaries)|if i (just )?(died|dropped dead|drifted over)|(i|id) (drifted|drift|let go) ~ over the line|feel* (so )?hopeless and|i feel hopeless|there is no hope',
    ],
    es: [
      '(estaria|estariamos|estarian|viviria*|viviriamos|descansaba|descansarian) ~ ~ (mejor )?~ sin (ella|el|mi)|(mejor|felices|tranquilos|bien) sin mi( |$)|(estaria|estarian|estaria yo) mejor ~ (muert*|sin mi|si yo)|mejor (muert*|que no estuviera)|(quiero|quisiera|quiere) estar muert*|si (me muriera|yo no estuviera|me muero|yo me muriera|yo faltara|no estuviera yo)',
      '(dormir|dormirme|dormirse|acostarme|acuesto) ~ (y )?(no|nunca|ya no) ~ (despertar*|levantar*|amanecer)|ojala ~ (no|nunca|me|se) ~ (despert*|mur*|amanezca|atropell*|pegue|recoja|lleve)|ojala ~ (dios|covid|cancer|trailer|carro) ~ (me|lleve|recoja|hubiera llevado)|(quisiera|quiero) (dormir|acostarme) y no|pidiendo no levantarme|quisiera no despertar',
      '(no|ya no) ~ (quiero|quiere|quisiera|deseo|desea|tengo ganas de|tiene ganas de|vale la pena) ~ (vivir|existir|despertar|despertarme|seguir|seguir viviendo|seguir viva|seguir vivo|estar viva|estar vivo|estar aqui|amanecer)( |$)|(quisiera|quiero|queria) (no existir|desaparecer|no haber nacido|haberme muerto)',
      '(sin|no tengo|no tiene|no le veo|perdi las|perdio las|ya no le veo) ~ (ganas de vivir|razon para vivir|motivos para vivir|razones para vivir|sentido (a|de) (la|mi) vida|esperanza (ninguna|de nada)|caso (vivir|a la vida)|salida)|(para|pa) que (vivir|vivo|vive|sigue (viv*|aqui)|seguir viv*|sigo (viva|vivo|aqui|viviendo)|existo|despierto)( |$|,)|mejor (ya )?(se (muere|muriera|muera)|me (muero|muriera|muera)|morirse|morirme)( ya)?($|,)|la vida ~ no ~ (vale|tiene sentido)|no hay salida|(pa|para) seguir en esto',
      '(ya )?no sirvo (para|pa|ni) (nada|vivir|para|pa)|ya no sirvo( |$)|(cansad(a|o)|hart(a|o)) de (vivir|existir|la vida)|(estoy|siento que estoy) (ya )?muert(a|o) (por dentro|en vida)|siento que (ya )?estoy muert*|mi vida se acabo|desaparecer (para siempre|de este mundo|y no volver)|nadie me (va a )?extranaria',
      '(le pido|pido|ruego) ~ (a )?~ (dios|virgen*|senor|diosito) ~ (que )?(ya )?(me|nos|lo|la) (lleve|recoja)|que (dios|diosito) me (lleve|recoja)|(pienso|piensa|pensando|pensamientos|pensado) ~ (en|de) (la muerte|morir*|no estar|desaparecer)|haberme muerto yo|si me diera un cancer',
    ],
  },
  idioms: [
    'never (once )?(mentioned|said|talked about|spoke of) ~ (living|live|die|dying)|(and )?not wake up (until|till) (noon|ten|nine|eight|seven|eleven|monday|saturday|sunday|\\d)',
    '(better off|mejor) (without|sin) (mi )?(sugar|salt|hermana|hermano|azucar|sal)|(wake|waking) up until|(better|happier|easier) (off )?without (me|him|her) (in|at|as|around the house|on|there|for|during|helping)|mejor sin (mi|el|ella) (en|cuando|como)|(be|estar) (here|aqui) (anymore|any more|mas)?,? (in|en|as in|this apartment|this house|this town)|(not|dont|doesnt) want to be here (in|at|for|when|because|on)|no quiero estar aqui (en|por|cuando|sin)',
    '(die|dying|morir|morirse) (at home|in peace|peacefully|with dignity|en casa|en paz)|never been born (in|into)|never born in|want to wake up (for|early|in time|at|to|before|when|on|so)',
    '(quisiera|quiero) desaparecer (un|una|unas|unos) ~ (fin|seman*|dia|dias|rato|horas)|(nothing|not much) left to (cut|sell|eat|give|do|say|clean)|no future in this|(takes|take|lleve) (her|him|la|lo) (gently|tranquil*|peace*|home|soon)|se la lleve tranquil*|se lo lleve tranquil*|(want|wants|like) to (just )?disappear (to|for (a|one|an)|into|on) (a )?|disappear (for (a|an|one) (day|hour|week|weekend|minute)|to (the|a) beach)|(take|takes) (me|him|her|us) (to|out|home|for|on|with|seriously|back|there|off)',
    '(no) ~ seguir (asi )?(con (el|la|los|las|este|esta)|pagando|usando|viviendo (aqui|en|con))|vivir (en|con|aqui|sol*|cerca)|(no) ~ (wake|waking) (him|her|them|the|mom|dad|my|anyone)|wake up (him|her|mom|dad|for|to|at|with|early|before|in pain|in time|every|so)',
    'end of life|giving up on (him|her|the|diet)|no point (in|to) (arguing|calling|asking|cooking|correcting|fighting)|no way out of|way out of (the|this) (lease|contract|driveway)|envy (people|friends) (with|who)',
  ],
  harmless: [
    'hospice says|hospicio|screener|scored zero|decades|volunteer*|statistic*|documentary|movie|novel|pelicula|novela|in college|years back|decades|apartment|nursing home|facility|asilo|casa de mi hermana|hospital|pastor|sermon',
    'plants?|battery|phone|telefono|bateria|lol thats',
  ],
};

/** Words that may mean the care or life itself. */
export const limits = [
  'how (much (longer|more)|long|many more (days|nights|weeks|months)) ~ (i|can i|could i|will i) (can |could |will |be able to |ll )?(do|keep|take|go|handle|stand|last|hold|carry|cope|endure|be able)( |$)|(im|i am|i feel|ive reached|ive hit|i reached|i have reached|i hit|i have hit) ~ (at )?(the end of my rope|my (breaking point|limit)|(the|a) breaking point)|^(at )?(the )?end of my rope',
  '(no se|quien sabe) (hasta cuando|cuanto (tiempo )?mas|cuanto) ~ (voy a |pueda |puedo |podre |vaya a |ire a )?~ (aguant*|segu*|poder|pueda|puedo|podre|resist*|soport*|dar|con esto)|(estoy|llegue|ando) (al|a mi|en mi|en el) limite( |$)|estoy a punto de (tronar|reventar|explotar)',
];

/** A caregiver who can no more and may be heard before anything is asked. */
export const atTheLimit: RedFlag = {
  category: 'hopelessness',
  level: 'strip',
  signs: {
    en: limits.slice(0, 1),
    es: limits.slice(1),
  },
  idioms: [
    '(how (much longer|long)) ~ (can|could) i (keep|leave|store|take) (the|her|him|it|his|this (food|medicine|milk|pill))|(take|do|keep|stand|handle) (the|a|an|her|his|my) (pill|medicine|bus|class|exercise|walk|job|milk|leftovers)|(wait|hold) (for|on)|at my limit (of|on) (my|the) (card|plan)',
  ],
  harmless: [
    'pay|afford|pagar|gastar|costear|fmla|leave|insurance|benefits|coverage|hospice|unemployment|medicaid|seguro|permiso|beneficio*',
  ],
};
