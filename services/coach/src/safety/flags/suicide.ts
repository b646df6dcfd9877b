import type { RedFlag } from '../red-flag.domain.js';

const self = 'myself|himself|herself|themself|themselves|hisself|ourselves|her self|him self|my self';
const means =
  'pills|tablets|gun|pistol|rifle|shotgun|revolver|rope|noose|razor|morphine|insulin|bottle|bridge|knife|blade|overpass|belt|cord';
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
        'contadas|listas|guardadas|guardando|juntando|juntas|junte|guarde|escond*|guard*|lista|para esta noche|tengo un plan|me las voy a tomar|me las tomo|tomarme|tomarmel*|tomarse|conmigo|es para mi|en la mano|compre|con la que|cargada|las? tengo|aqui conmigo|se toma tod*|tomarse tod*|darme|tod(a|o)s juntas',
        'noche|tomar*|tomo|toma|mi|conmigo|plan|tirarme|aventarme|despedi*|despert*|decidid*|ya no|morir|mas|mat*|irse|carga|estorbo|vivir|acab*|usarla',
      ],
      '(carta|nota) (de despedida|para mis hijos|pa(ra)? mis|despidiendo*)|escribio una carta despid*|(ya )?(hice|escribi) la carta|despidiendose de todos|estoy (en|parad*|sentad*) (en )?(el puente|la azotea|el balcon|la orilla|el barandal)|(prender|dejar) el carro en el garage|ya no voy a (estar|amanecer)|ya lo decidi',
    ],
  },
  idioms: [
    '(jump|jumping|leap) (off|out) ~ (if (one more|he asks|she asks|they ask)|he talks|she talks)|nearly had me jumping|(this|that) (deadline|schedule|traffic) is suicide',
    '(goodbye|farewell|thank you) (letter|letters|card|note|notes),? (to|for) ~ ~ (staff|league|team|nurses?|aides?|church|choir|class|coworkers|neighbors)|carta de despedida (a|para) (la|el|las|los) (muchach*|enfermer*|cuidador*|companer*|maestr*)',
    'todas las pastillas juntas en el (desayuno|almuerzo)|quiero morir (cada vez que|cuando) (pierde*|gana*)|suicide las (unas|manos)|never (once )?(mentioned|said|talked about|spoke of) ~ (living|live|die|dying)',
    'counted (all )?(of )?(his|her|dads|moms|the) pills (for|in|into)|pills (counted|ready|lined up) (for (the|his|her|dads|moms) (week|month|trip)|in the (box|organizer))',
    '(want|wants|wanting) to wake up (for|early|in time|at|to|before|when|on|so|in the morning)|wake up (for|to) (meals|breakfast|lunch|dinner|eat|bathe|pills|medicine|church|work|school|pee|take|go)',
    'end(ing)? (it|things) (with|on|by|a|our|the (marriage|relationship|lease|contract|call|day|meeting))',
    'dy?ing (laughing|of laughter|to (see|know|try|meet|go|get|hear|have|eat))|die (laughing|of (embarrassment|boredom|laughter|shame|curiosity|heat|hunger|old age)|on (stage|the vine|me)|happy|with (his|her) boots)|to die for|die from (embarrassment|laughing|boredom)',
    '(kill|killing|kills) (me|time|two birds|the mood|the pain|the weeds|the lights|the engine|him lol|her lol)|over my dead body|(scared|bored|worried|worked|tired|tickled) to death|dead (tired|end|line|battery|weight)|drop dead gorgeous|(almost|nearly) (killed|kill) (myself|himself|herself) (on|over|tripping|laughing|trying|getting)',
    'suicide (squad|by|loss|prevention|hotline|lifeline|awareness|watch list|doors?|soda|survivors?)|lost ~ to suicide|suicide (thoughts|attempt) (in|ago|years)|(raise|increase) suicid*|(calls?|call) it suicide|(died|death) (by|of|from) suicide|committed suicide|completed suicide|survivor* of suicide|(brothers|sisters|fathers|mothers|sons|daughters|uncles|husbands|wifes|friends|his|her) suicide|se suicido|suicida (del|es|de)|salsa suicida',
    '(die|dying|morir|morirse) (at home|in peace|peacefully|naturally|with dignity|comfortably|in (his|her|their) (own )?(bed|home|sleep)|en (su )?casa|en paz|con dignidad|en su (cama|tierra|pais)|tranquil*)|where to die',
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
