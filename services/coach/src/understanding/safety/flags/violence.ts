import type { RedFlag } from '../risk.domain.js';

const weapon =
  'gun|guns|pistol|rifle|shotgun|revolver|knife|knives|butcher knife|hammer|machete|bat|scissors|axe|hatchet|poker|skillet|crowbar|weapon|sword|blade';
const arma =
  'pistola|rifle|escopeta|arma|cuchillo|machete|martillo|bate|tijeras|tijera|hacha|navaja|revolver|punal';

export const violence: RedFlag = {
  category: 'violence',
  signs: {
    en: [
      `(has|got|had|holding|grabbed|pulled|swinging|waving|with|carrying|picked up|loaded|loading|drew|gotten|is holding) (a|the|his|her|my|our|that) ~ (${weapon}) ~ (and|to|at|out|on|in his|in her|he|she|they|$|now|saying|right|again|is|wont)|armed with`,
      `(pointing|pointed|aiming|aimed|waving|waved|swinging|swung|pulled|coming at|came at|chasing|charged|lunging|lunged|threatening|threatened|threatens|stabbed|stabbing|jabbing) ~ (me|us|her|him|mom|dad|mama|my|the|everybody|everyone|a|his|at) ~ (with )?(a |the |his |her )?(${weapon})`,
      [
        '(threatening|threatened|threatens|threat|says|said|saying|swears|going|gonna|wants|tried|trying) ~ (to )?(kill|shoot|stab|hurt|strangle|burn) (me|us|her|him|everybody|everyone|all|mom|dad|mama|my|his|the)|(hell|shell|will|would|d) (kill|shoot|stab) (me|us|her|him|everyone|all)|kill(ing)? (me|us|all of us) (and|tonight|if|over|with)',
        `${weapon}|locked (in|myself)|hiding|outside|yelling|drunk|high|breaking|now|door|screaming|meds|house|gas can|tonight|in the (bathroom|closet|yard)`,
      ],
      '(hitting|beating|beating on|choking|strangling|attacking|kicking|punching|stabbing|dragging|hittin|slapping|shoving) (on )?(me|my (mom|mother|dad|father|sister|brother|husband|wife|grandma|grandpa|uncle|aunt|mama)|our (mother|father|mom|dad)|mom|mama|dad|daddy|grandma|grandpa|granny|her|him|us|everybody) ~ (right now|now|ahorita|ahora|with|this minute|for|at this|again|and|over)|is (beating|choking|strangling|attacking|stabbing) (my|our|me|her|him|mom|dad|us)|coming (at|after) (me|us) with',
      [
        '(locked|hiding|hid|barricaded|hide|lock) ~ (myself|us|in|inside|under)|im in the (closet|bathroom|yard)|outside (the|my) ~ door|backed in a corner',
        'hit*|swing*|kill|knife|gun|cane|throw*|break*|bang*|threat*|drunk|scream*|punch*|come* at|coming|violent|beat*|attack*|hammer|bat|burglar|imposter|impostor',
      ],
      '(someone|somebody|a man|a stranger|stranger|intruder|burglar|men) ~ (is |are )?(breaking in|broke in|in the house|in my house|in (moms|dads|her|his) house|trying to get in)|(kicked|kicking|broke|breaking|busted) (the|in the|down the|my) door (in|down)?|(fired|shot) (a shot|through|at|into|the gun)',
      [
        '(throwing|breaking|smashing|tearing up|destroying) ~ (furniture|things|everything|place|dishes|stuff|house|chairs|windows|objects)',
        'hit*|kill|violent|scared|drunk|punch*|threat*|high|meds|kids|head|wont stop|right now',
      ],
    ],
    es: [
      `(trae|tiene|agarro|saco|tomo|con|cargo|anda con|levanto|sostiene) (un|una|el|la|mi|su|unas|las) ~ (${arma}) ~ (y|en la mano|no|cargada|del|dice|cree|contra|para)`,
      `(apunta*|apuntando|amenaza*|amenazando|persigue*|clavo|acuchill*|encajo|ataca*|atacando|dispar*) ~ (con |a |me |nos )?~ (${arma}|mi|puerta|techo|mama|papa|nos|me)|me (esta )?apunta*|nos (esta )?apunta*|me (esta )?(amenaza|amenazo) con|(disparo|balazo*) (al|a la|por)`,
      '(le|me|nos|la|lo) (esta|estan|anda) (pegando|golpeando|ahorcando|pateando|atacando|mordiendo|dando golpes)|(esta|estan) (golpeando|pegandole|ahorcando|atacando|pateando) (a )?(mi|su|nuestra|al|la|me|nos)|me (agarro|tiene|tenia) (agarrad* )?del cuello',
      [
        '(me|nos|la|lo|a todos|a mi) ~ (va|quiere|voy|dijo que) ~ (a )?(matar|golpear|pegar|ahorcar)|(matarnos|matarme|matarlo|matarla)|de hoy no pasa*',
        `${arma}|encerrad*|escondid*|borrach*|drogad*|rompiendo|afuera|puerta|gritando|amenaza*|ahorita`,
      ],
      [
        'encerrad*|escondid*|me (encerre|meti|escondi)',
        'pegar|golpe*|cuchillo|pistola|matar|gritando|violent*|baston|rompi*|martillo|bate|amenaza*|ladron*|impostor*|viene',
      ],
      '(se (esta |estan )?(metiendo|metio|metieron)) (un|una|unos|ladron*|alguien|por)|hay (un hombre|un senor|alguien|un extrano) ~ (adentro|dentro|en la casa)|tiene arrinconad*|no deja salir',
      [
        'rompiendo (todo|las cosas|los)|aventando (todo|cosas|los)|destrozando',
        'pega*|golpe*|amenaza*|matar|violent*|borrach*|drogad*|miedo|ahorita',
      ],
    ],
  },
  idioms: [
    'shoot me now (each|every|when|whenever)|amenaza* ~ (con la chancla|con una chancla)|chocamos (la mano|los cinco)',
    'se (va|quiere|voy) (a )?(matar|ahorcar)|(kill me now|stabbing (pain|me))|rifle de (venado|caza*|cacer*)|(glue|nail|caulk|staple|massage|water|squirt|heat|toy|nerf|price|radar|grease|cap|bb|pop) guns?|(stick|stuck|sticking) to (my|our|his|her) guns|jump the gun|son of a gun|gun (safe|lock|storage|cabinet|show|laws?|control|shop|range|lobby)|top gun|butter knife|(bread|kitchen|steak|pocket|utility|carving|rocker|adaptive|plastic) knives|knife (set|block|grip|sharpener|handle)|under the knife|scissors (for|set)|baby shower|baseball bat(s)? (and|signed)|bat (mitzvah|house|an eye)|fruit bat|(bats|blind as a bat)',
    '(kill|kills|killing) (time|two birds|the mood|for a|the pain|weeds)|would kill for|(he|she|mom|dad|wife|husband|boss|doctor|brother|sister|they) (will|would|is going to|are going to|gonna|s gonna|going to) kill me( (if|when|for|lol))?|going to kill (me|him|her|us) (financially|with|one day lol)|(me|nos|lo|la) (va|van) a matar (si|de|cuando|el|la|los|las|tanto|este|esta)|me mata(n|ra)? (si|cuando|de)',
    'kick(ed|ing)? the (bucket|habit)|(beat|beating) (cancer|the odds|the heat|myself up|the system|it|around|him at|her at|me at|us at|eggs)|punch(ing)? (line|bag|bowl|in|out)|shoot (the breeze|me an|hoops|him an|her an)|attack of|panic attack*|heart attack*|asthma attack*|anxiety attack*',
  ],
  harmless: [
    'back is|crime show|ano nuevo|not know who i am|nightstand|hunt*|collect*|antique|deer|lock(ed)? up|(gave|sold|took|turned) ~ (away|to the police|to my brother)|cook*|chop*|slic*|cut(ting)? (food|meat|vegetables|hair|his|her)|war|army|veteran|marine|vietnam|police academy|caza*|cazador|ejercito|guerra|cocin*|cortar|picar|coleccion*|game|video|juego|tv|tele',
  ],
};

/** Whoever locks the caregiver in and threatens them comes back. */
export const heldAndThreatened: RedFlag = {
  category: 'violence',
  isLasting: true,
  signs: {
    en: [
      [
        '(locked|locks|shut|shuts) me (in|inside|up|out)|(wont|doesnt|dont|not) let me (leave|out|go out|go home)|took (away )?my (keys|phone|passport|papers)',
        '(hit|hurt|beat|kill|slap|punch|get|call immigration on) me|threat*|if i (talk|tell|call|leave|say)',
      ],
    ],
    es: [
      [
        'me (encerro|encerraron|encierra|encierran|dejo encerrad*|tiene encerrad*|tienen encerrad*)|no me (deja|dejan) (salir|ir)|me (quito|quitaron) (el telefono|el celular|las llaves|el pasaporte|los papeles)',
        '(pegar|golpear|matar|lastimar|acusar)|(pegarme|golpearme|lastimarme)|amenaz*|si (hablo|digo|llamo|me voy|cuento)',
      ],
    ],
  },
  idioms: [],
  harmless: ['years ago|as a (child|kid)|hace anos|de (nino|nina)|movie|pelicula|novela'],
};

const attacker =
  'he|she|mom|mother|dad|father|husband|wife|my (mom|mother|dad|father|husband|wife|son|daughter|brother|sister|uncle|grandpa|grandad|grandma|partner|client)|grandpa|grandma|grandad|grandfather|brother|partner|fiance|son|daughter';
const atacante =
  'mi (esposo|esposa|mama|papa|marido|mujer|pareja|hijo|hija|hermano|hermana|abuel*|suegr*|tio|tia|tata|muchacho|viejo)|el|ella|cuando|siempre';

/** The person cared for, or a partner, hurts the caregiver. */
export const violentCareRecipient: RedFlag = {
  category: 'violent-care-recipient',
  signs: {
    en: [
      `(${attacker}) ~ (hits|hit|slaps|slapped|punches|punched|kicks|kicked|bites|bit|scratches|scratched|shoves|shoved|pushes|pushed|chokes|choked|pinches|pinched|spits on|spit on|attacks|attacked|swings at|swung at|headbutts|beats|rams|threatens) (me|my (face|arm|arms|stomach|shins|nose|hand|wrists?|tooth))( |$)`,
      `(${attacker}) ~ (grabs|grabbed|twisted|broke|broken|cracked|raked|pulls|pulled|throws|threw|slammed) ~ (my (wrists?|hair|neck|arm|nose|finger|tooth|face|breast|shirt)|at me|me (by|to|against|into)|things at|hot (soup|coffee) at)|(hands|hand) (on|around) my (neck|throat)|scared of (him|her) ~|every shower ~ punch|uses (his|her|the) (belt|cane) on me|(my|got|have) ~ (black eye|stitches|bruises) ~ (from|because|he|she)|pinned me|domestic violence|(forces|forced|makes|made) me (to )?(have sex|do it|touch)|forces me`,
    ],
    es: [
      `(${atacante}) ~ ~ me (pega|pego|patea|pateo|muerde|mordio|empuja|empujo|golpea|golpeo|jala|jalo|avienta|avento|aprieta|rasguna|escupe|araña|agarra|agarro|tira|dio un (puno|golpe|punetazo)|estrella|amenaza|tuerce|enterro)( |$)`,
      'me (volvio a|vuelve a|empezo a|acaba de) (pegar|golpear|morder|patear|empujar)|otra vez me (pego|golpeo|mordio|pateo)|me (pego|golpeo|mordio|pateo) otra vez|me (obliga|forza|fuerza) (a|cuando)|me (pega|patea|muerde|golpea|cintarea|escupe) (cuando|si|siempre|casi|en|mi|con|al|todos|cada|fuerte)|me (agarro|agarra|jala|jalo) (del|de los|el|por el) (cuello|pelo|brazo*)|me (quebro|rompio) (la nariz|un dedo|un diente)|me avienta (lo que|las|los|la|cosas)|le tengo miedo a mi|violencia domestica|duermo con ~ silla|me deja (marcad*|morad*|moretones)',
    ],
  },
  idioms: [
    'me agarro la (lloradera|tristeza|risa|noche|lluvia)|(hits|hit|bites|kicks|pushes) me (up|that|hard (emotionally|that)|like a|when i (think|read)|in the (heart|feels))|push(es|ed) my buttons|me pega (el sol|la gripe|duro la)|me pego (la gripe|un susto|el sol|la risa)|beats me (at|in)|me (gana|golpea) (a|en) (las cartas|domino)|me da palmad*|me tira (un beso|besos)|throws (a kiss|kisses|money|the ball)',
  ],
  harmless: [
    'movie|pelicula|novela|cards|checkers|domino|cartas|jugando|playing|used to|years ago|nunca me|never (hit|touch)|cat|dog|gato|perro|gripe|baranda|only yells',
  ],
};
