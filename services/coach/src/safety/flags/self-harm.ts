import type { RedFlag } from '../red-flag.domain.js';

const hurt =
  'cut|cutting|cuts|cuttin|burn|burning|burned|burnt|burns|hurt|hurting|scratch*|hit|hitting|punch*|bang*|bite|biting|bit|slash*';

/** Hurting oneself on purpose, and voices that command. */
export const selfHarm: RedFlag = {
  category: 'self-harm',
  signs: {
    en: [
      '(cutting|burning|harming|hurting|slicing) (myself|herself|himself|hisself|themself)|(cut|burn|burned|burnt|harm|harmed|hurt|cuts|burns|hurts) (myself|himself|herself) (again|on purpose|when|because|last night|tonight|so|to feel|with (a|the|his|her) (razor|blade|lighter|cigarette|knife))|self harming|selfharm*',
      [
        `(${hurt}|boiling water)`,
        'on purpose|again (where|tonight|last night)|it helps|makes it stop|feel (better|something|anything)|relief|where (nobody|no one|the) ~ (sees|see|scrubs|cover)|deserves? it|to feel',
        'my|myself|his|her|arm|arms|leg|legs|thigh|thighs|stomach|wrist*|skin|foot|hand|head|him|she|he',
      ],
      '(been|started|keep|cant stop|still) (cutting|cuttin)( (again|on|my|myself|since|deeper|and|too))|cutting (on )?(my|the tops of my) (legs|arms|thighs|wrists|stomach|skin)|(scratch*|dig*|cut*|burn*|bit*|claw*) (at )?(his|her|my) (own )?(arms?|wrists?|hands?|skin|legs?|face) ~ (bloody|open|to the bone|until it bleeds|till|with (a|the|her|his) (fork|nails|razor|blade|scissors|cigarettes?|knife))',
      '(hitting|hits|banging|bangs|beating|beat|beats|punching|slamming|smashing) (my|his|her) (own )?(head|face|hand|fist) (against|on|into|till|until)|(punched|hit) the wall (till|until)|pulled (my|her|his) own hair out|snap ~ rubber band',
      '(voices|voice|a voice|someone in the|god|jesus|the devil|daddy|mother|dead|a man|soldiers|the tv|somebody) ~ ~ (tell|tells|telling|tellin|told|say|saying|says|order|orders|ordering|command*|want) (me|him|her|to|i|that|us|hurt|get|he|she|do) ~ (to )?~ (hurt|kill|cut|jump|do it|die|get the knife|put|turn off|burn|drink|end|stab|smother|push|throw|listen|must)|voices (telling|tell|order|command)|(hear|hears|hearing) (a )?voice* ~ (tell*|say*|order*|command*)|voice* ~ obey',
    ],
    es: [
      '(cortarme|me corto|me corte|me estoy cortando|se esta cortando|me raje|cortandome|cortandose) ~ (los brazos|las (piernas|venas|munecas)|el (brazo|muslo|estomago)|la (pierna|piel)|otra vez|de nuevo|a proposito|con (la|una|el) (navaja|cuchilla|razor)|muslo|brazo*|venas|donde no)|(me|se) (quemo|queme|quema|esta quemando|estoy quemando|arana|golpeo|golpea|muerde|rasguna) ~ (a proposito|con (la plancha|el cigarro|el encendedor) (a proposito|cuando|otra)|los brazos|hasta|cuando no aguanto|las piernas|la cara con)|quemandome|(me|se) (pego|doy golpes|golpeo|da golpes) ~ (en|con|contra) ~ (cabeza|pared)',
      [
        '(me|se) (corto|corte|quemo|queme|hago dano|rasguno|lastimo|corta|quema|clavo|jalo|muerde|arana)',
        'a proposito|me calma|descanso|se lo merece|hasta (sangrar|sacarme|el hueso)|otra vez|se me pasa|me desahoga|relaja|no puedo parar|con (una|la|el) (navaja|cuchilla|vidrio)',
      ],
      'las? voces? ~ (me |le |nos |lo |la )?~ (dice|dicen|ordenan?|piden?|mandan?|manda) ~ (que|matar*|cort*|mata*|lastim*|haga|dano|a cortarme)|(oigo|oye|escucho|escucha|oir) ~ (voces|una voz|a un hombre|alguien) ~ (que )?(me |le |lo |la )?(dicen?|ordena*|mandan?|pide*)|(dios|diosito|el diablo|el televisor|la tele) le (ordeno|ordena|dijo que) ~ (cort*|sacarse|mat*|quem*)|lastimar(me|se) a (proposito|mi|si)|hacerme dano|lleno? de cortadas',
    ],
  },
  idioms: [
    '(cut|hurt|burn|burned|burnt|hit|cutting|burning) (myself|himself|herself|my (finger|hand|arm|thumb|head|knee|foot|elbow|toe)|his (finger|hand|arm)|her (finger|hand|arm)) (cooking|shaving|gardening|at work|while|making|slicing|lifting|in the kitchen|on the (stove|oven|pan|iron|door|table|cabinet)|moving|when (i|he|she) (fell|slipped|was)|by accident|accidentally|if|off|pulling|opening)|cut (myself|himself|herself) (some slack|a (slice|piece|deal|break))|(hurt|hurting) (my|her|him)self (lifting|moving|in a fall|falling|trying)',
    '(lastimar(me|se)|hacer(me|se) dano) (la|en la|en el|al|el) ~ (espalda|rodilla|pierna|mano|cadera|cargar|caer*|levantar*|bajar*)|hacer(me|se) dano al|me (queme|corte) (cocinando|con la (olla|estufa|tapa)|el dedo|la mano con|pelando)|me corto el (pelo|cabello)|me corto las unas',
    '(voice|singing|speech) (teacher|therapist|lesson*|coach|assistant|mail*)|voicemail|burn* (out|calories)|cut(ting)? (corners|back|down|coupons|off)',
  ],
  harmless: [
    'sin querer|ampoll*|picando|rebanando|manner of speaking|van lift|volunteer*|statistic*|documentary|movie|novel|printable|bulletin|screening form|cero ideas|none|cuestionario|alexa|siri|gps|radio|years ago|when i was',
  ],
};
