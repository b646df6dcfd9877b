import type { RedFlag } from '../red-flag.domain.js';

const them =
  'him|her|them|mom|mama|mother|dad|daddy|father|my (mom|mother|dad|father|husband|wife|sister|brother|grandma|grandpa|grandmother|grandfather|uncle|aunt|son|daughter)|this (woman|man)|his|the old man';
const a = 'lo|la|le|les';

/** A caregiver who fears to harm the person, or nearly has. */
export const fearOfHarming: RedFlag = {
  category: 'fear-of-harming',
  signs: {
    en: [
      `(scared|afraid|terrified|frightened|worried|fear) ~ (i|im|that i|that im|of what i|i am|that i am) ~ (going to|gonna|will|may|might|could|shall|ill) ~ (hurt|harm|kill|hit|do|smother|choke|snap|shake|something) ~ (${them}|to|something|again)|(scared|afraid|frightened) of (myself|what i)|(im|am) (about to|going to|this close to) ~ (hurt|hit|kill|slap|choke|smother|shake|snap and|strangle|push|knock) ~ (${them}|out)`,
      `(want|wanted|wanting|like|wish|feel like|urge|tempted|going) (to|ed to) ~ (hurt|hit|kill|choke|strangle|smother|shake|slap|drown|suffocate|push|hold) (${them}) ~ (so|and|under|down|right now|i|im|$|badly|tonight|sometimes|keep|god|when)|i (could|almost|nearly) (have )?(kill|killed|strangle*|smother*|choke*|drown*|hurt|pushed|hit|slapped|threw|dropped|shoved|let go of) (${them}|the wheelchair)|(almost|nearly|this close to) ~ (hit|hitting|slapping|pushing|pushed|smother*|choking|choked|strangl*|throwed|threw|shaking|shook|dropping|hurting|killing) (${them})|came (this|so) close to (hitting|slapping|hurting|pushing|slappin|shaking)`,
      '(pillow|cushion|blanket) (over|on|to|in my hands|in my hand) ~ (face|mouth|him|her|standing|and i|i was|i put)|(held|holding|hold|put|pressed|had|thoughts of|thinking (of|about)) ~ (pillow|cushion|hand) ~ (over|on) ~ (face|mouth|nose)|(thoughts of|thinking (of|about)|think (of|about)|picture|picturing|seeing myself|imagine) ~ (smother*|choking|strangl*|pushing|pushin|hurting|hitting|drowning|killing|holding|giving|putting all|pressing down|pressin down) ~',
      `(dont|do not|cant|cannot) trust (myself|my hands)|(not|im not|isnt) safe (to be )?around (${them})|i (shook|shoved|grabbed|choked) (${them}) (hard|by the (shoulders|neck|arms|throat|hair)|till|until|so hard|and)|(raised|raise|drew|picked up) ~ (fist|hand|lamp|cane|iron|belt|pan|my fist) ~ (at|over|back|to (strike|hit)|above)|(hands|hand) (were|was) on ~ (back|neck|throat)|dont know what (my hands|i) (will|might|gonna|going to|would|ill) do|dont know what ill do|beat (his|her) ass`,
      `(giving|give|putting|put|thought about|slip*) (${them}) ~ (the whole bottle|all (of )?(the|his|her) (pills|tablets|morphine|medicine)|too much) ~ (so|just so|and)|(tablets|pills|morphine) in (his|her) (soup|food|drink) so|turned (his|her) oxygen off|held (his|her) mouth shut`,
    ],
    es: [
      `(tengo|da|me da|con) miedo (de|a) ~ (${a})?~ (hacerle|pegarle|lastimar*|matar*|golpear*|hacer(le|les)|lo que (le )?(pueda|puedo|vaya)|mi mism*|volver a hacerlo)|(temo|miedo de) (hacerle|lastimarl*|mi mism*)|hacerle (dano|algo) ~|no (me fio|confio) (de|en) mi*`,
      `casi (${a}) (ahorc*|aviento (de|por|contra)|mat*|peg*|golpe*|empuj*|ahog*|tir*|asfixi*|tumb*|suelto)|(quiero|ganas de|quisiera|dan ganas de) (ahorcar|ahogar|matar|golpear|empujar|asfixiar|sacudir)(la|lo|le)?( |$)|(ganas de) (pegar|aventar)(la|lo|le)|(la|lo) quiero (ahorcar|matar|golpear|ahogar)|a punto de (pegar*|empujar*|golpear*|aventar*|darle|ahorcar*|lastimar*|matar*)|(${a}) iba a (pegar|golpear|matar|ahorcar|empujar|aventar)`,
      `(puse|ponerle|pongo|tape|tenia|puesto|poner) ~ (almohada|cojin|mano) ~ (en|sobre) ~ (cara|boca|nariz)|(${a}) (sacudi|zarandee|apret*|agarre) ~ (feo|fuerte|cuello|del cuello|hombros|del pelo|con tanta)|(levante|levantado|alce) ~ (el|la) (baston|puno|mano|lampara|plancha|sarten) ~ (para|pegar*|y|contra)|le aprete el cuello|le hundi la cara|le tape la boca`,
      `(pienso en|pensando en|estoy pensando|voy a) ~ (darle|ponerle|dandole) ~ (todas las (gotas|pastillas)|toda la (morfina|medicina)|de mas insulina)|pienso en (hundir*|ahogar*|empujar*|ahorcar*|golpear*)|no se (que|lo que) (le )?(voy a|soy capaz de|vaya a|le) hacer*|(me encerre|me sali) ~ (para|por) no (pegarle|golpearl*|hacerle)|para no (pegarle|hacerle dano|golpearl*)|(o|si no) le hago algo|no respondo de`,
    ],
  },
  idioms: [
    'ahorcar* de carino',
    '(hurt|hurting) (him|her|them) (when|while|moving|lifting|by accident|accidentally|with the|turning|transferring|if i (lift|move|pull|drop)|doing (it|this) wrong|feelings)|(drop|dropping) (him|her)|hurt (his|her|my) (feelings|back|arm|knee|shoulder|hip)|hurt (him|her) (back|legally|financially)',
    '(could|would|want to|going to|gonna) (kill|strangle|choke) (him|her|them|my (brother|sister)) (lol|haha|sometimes lol|for not|with kindness|for (leaving|forgetting|eating|saying))|kill (him|her|them) with kindness|smother* (him|her|grandma|grandpa|me|us|in|with) (in|with) ~ (kiss*|love|attention|gravy|hugs|butter|cheese)|smother* in kisses|smothered (chicken|pork|steak|in)|want to hug|shake (his|her|my) hand|hit (him|her) (up|with a|hard that)|choke (on|up)',
    '(ahorcar|matar|golpear) (al|a los|a las|la|el|las|los) (del|de|seguro|cucaracha*|mosca*|raton*)|(quiero) ahorcar al|(con miedo de|miedo de) lastimarle|(wedge|degree turn|reposition*)|(miedo de) (hacerle dano|lastimarl*) (al|cuando|en|con la grua|si (lo|la))|hacerle (dano|mal) (la|el|al|a los|comer|tomar|con|a su (higado|estomago|rinones))|hacerle algo (de comer|rico|especial|bonito|para)|te quiero matar',
  ],
  harmless: [
    'movie|show|novel|pelicula|novela|worried i (will|might) (drop|hurt)|transfer*|lifting|gait belt|hoyer|levantarlo|cargarlo|grua|jaja|years ago',
  ],
};
