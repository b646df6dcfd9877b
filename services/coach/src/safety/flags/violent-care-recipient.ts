import type { RedFlag } from '../red-flag.domain.js';

const who =
  'he|she|mom|mother|dad|father|husband|wife|my (mom|mother|dad|father|husband|wife|son|daughter|brother|sister|uncle|grandpa|grandad|grandma|partner|client)|grandpa|grandma|grandad|grandfather|brother|partner|fiance|son|daughter';
const quien =
  'mi (esposo|esposa|mama|papa|marido|mujer|pareja|hijo|hija|hermano|hermana|abuel*|suegr*|tio|tia|tata|muchacho|viejo)|el|ella|cuando|siempre';

/** The person cared for, or a partner, hurts the caregiver. */
export const violentCareRecipient: RedFlag = {
  category: 'violent-care-recipient',
  signs: {
    en: [
      `(${who}) ~ (hits|hit|slaps|slapped|punches|punched|kicks|kicked|bites|bit|scratches|scratched|shoves|shoved|pushes|pushed|chokes|choked|pinches|pinched|spits on|spit on|attacks|attacked|swings at|swung at|headbutts|beats|rams|threatens) (me|my (face|arm|arms|stomach|shins|nose|hand|wrists?|tooth))( |$)`,
      `(${who}) ~ (grabs|grabbed|twisted|broke|broken|cracked|raked|pulls|pulled|throws|threw|slammed) ~ (my (wrists?|hair|neck|arm|nose|finger|tooth|face|breast|shirt)|at me|me (by|to|against|into)|things at|hot (soup|coffee) at)|(hands|hand) (on|around) my (neck|throat)|scared of (him|her) ~|every shower ~ punch|uses (his|her|the) (belt|cane) on me|(my|got|have) ~ (black eye|stitches|bruises) ~ (from|because|he|she)|pinned me|domestic violence|makes me have sex`,
    ],
    es: [
      `(${quien}) ~ ~ me (pega|pego|patea|pateo|muerde|mordio|empuja|empujo|golpea|golpeo|jala|jalo|avienta|avento|aprieta|rasguna|escupe|araña|agarra|agarro|tira|dio un (puno|golpe|punetazo)|estrella|amenaza|tuerce|enterro)( |$)`,
      'me (pega|patea|muerde|golpea|cintarea|escupe) (cuando|si|siempre|casi|en|mi|con|al|todos|cada|fuerte)|me (agarro|agarra|jala|jalo) (del|de los|el|por el) (cuello|pelo|brazo*)|me (quebro|rompio) (la nariz|un dedo|un diente)|me avienta (lo que|las|los|la|cosas)|le tengo miedo a mi|violencia domestica|duermo con ~ silla|me deja (marcad*|morad*|moretones)',
    ],
  },
  idioms: [
    'me agarro la (lloradera|tristeza|risa|noche|lluvia)|(hits|hit|bites|kicks|pushes) me (up|that|hard (emotionally|that)|like a|when i (think|read)|in the (heart|feels))|push(es|ed) my buttons|me pega (el sol|la gripe|duro la)|me pego (la gripe|un susto|el sol|la risa)|beats me (at|in)|me (gana|golpea) (a|en) (las cartas|domino)|me da palmad*|me tira (un beso|besos)|throws (a kiss|kisses|money|the ball)',
  ],
  harmless: [
    'movie|pelicula|novela|cards|checkers|domino|cartas|jugando|playing|used to|years ago|nunca me|never (hit|touch)|cat|dog|gato|perro|gripe|baranda|only yells',
  ],
};
