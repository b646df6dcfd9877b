import type { RiskCategory } from '@careward/contracts/coach/risk';
import { anyPhrase } from '@careward/content/text/phrase';
import { renewed } from './context.domain.js';
import { strokeAftermath } from './flags/heart-and-stroke.js';
import { stiffening } from './flags/medicines.js';
import { limits } from './flags/suicide.js';
import type { Fact } from './reported-facts.domain.js';

const despair =
  'die|dying|dead|suicid*|kill*|goodbye|depress*|hopeless|morir*|muert*|matar*|vivir|deprimid*|depresion';
const hitter = 'he|she|wife|husband|mom|mother|dad|father|son|daughter|brother|sister|grandma|grandpa';
const quienPega = 'mi (esposo|esposa|marido|mujer|mama|papa|hijo|hija|suegr(o|a)|abuel(o|a))|el|ella';
const force =
  'forc*|rape*|makes me|hurt*|hit*|afraid|scared|threat*|pinned|obliga*|fuerza|viol*|pega*|miedo|amenaz*';

const keptGun = anyPhrase([
  '(gun|guns|pistols?|rifles?|shotguns?|revolvers?|pistolas?|escopetas?|armas?) ~ ~ (in|inside|under|behind|locked|put away|en|debajo|bajo|guardad*) ~ (nightstand|drawer|closet|dresser|safe|cabinet|bed|pillow|mattress|house|home|garage|truck|attic|shelf|buro|cajon|ropero|closet|caja|cama|almohada|casa|cochera|garaje|troca|armario|comoda)|(keeps|owns|has always had|collects|guarda|colecciona) ~ (gun|guns|pistols?|rifles?|shotguns?|revolvers?|pistolas?|escopetas?|armas?)',
]);
const gunInUse = anyPhrase([
  despair,
  'point*|aim*|wav*|threat*|pull*|grab*|took|shot|shoot*|fir(e|ed|ing)|hold*|in (his|her) hand|locked (in|myself)|hid|hiding|look* for|search*|right now|use it|i (have|keep|loaded|got|put)|my (nightstand|drawer|lap|bed)|(beside|next to) me|myself|tired|tengo (la|una|mi)|conmigo|busc*|rompio|ahora|ahorita|cansad*|apunt*|amenaz*|saco|sacando|agarr*|dispar*|en la mano|encerrad*',
]);

/** Words that tell what a message is about where the learned screen, which hears likeness, hears a danger in them. */
const explanations: readonly {
  of: readonly RiskCategory[];
  words: RegExp;
  /** With these words beside them they explain nothing. */
  unless: RegExp;
  /** What it is instead, where it is a danger at all. */
  as?: RiskCategory;
  /** Only of somebody of whom this was told. */
  told?: Fact;
  /** Also where the learned screen is sure, which otherwise knows better. */
  always?: true;
}[] = [
  {
    of: ['hopelessness', 'suicide', 'self-harm', 'fear-of-harming', 'suicidal-care-recipient'],
    words: anyPhrase([
      'sex|sexual*|intimate|intimacy|make love|making love|in bed with me|sexo|sexual*|relaciones|intimidad|intim(o|a)s?|hacer el amor',
    ]),
    unless: anyPhrase([despair, force]),
  },
  {
    of: ['suicidal-care-recipient', 'hopelessness'],
    words: anyPhrase([
      '(too|so|very) busy|(her|his|their) own (family|kids)|(muy )?ocupad(o|a)s?|no tiene(n)? tiempo',
    ]),
    unless: anyPhrase([despair, 'burden|better off|without (me|her|him)|carga|estorbo|sin (mi|ella|el)']),
  },
  {
    of: ['fear-of-harming', 'hopelessness', 'self-harm', 'violence', 'suicide'],
    words: anyPhrase([
      '(fire|fired|firing|lay me off|laid off) ~|(losing|lose|lost) (my|her|his) job|(me|nos|lo|la) (corran|corren|van a correr|despidan|despiden|van a despedir|echen del trabajo)|perder (mi|el|su) (trabajo|empleo|chamba)',
    ]),
    unless: anyPhrase([
      despair,
      'hurt*|harm*|hit*|smother*|fire ~ (house|kitchen|stove)|on fire|dano|pega*|golpe*|lastim*|arma*',
    ]),
  },
  {
    of: ['fear-of-harming', 'hopelessness', 'own-abuse', 'suicide'],
    // The whole message: beside anything else "I don't want to hurt her" is what it says.
    words: anyPhrase([
      '^(i )?(dont|do not) (want to|wanna) (hurt (his|her|their) feelings|(push|pressure|rush|force) (him|her|them|mom|dad)( (too hard|away|into (a|the) (nursing home|home|facility|program)|to (eat|go|talk|move|bathe|shower)))?)$',
      '^no (quiero|quisiera) (presionar|forzar|apurar)(lo|la|los|las)?( (a (comer|ir|hablar|mudarse|banarse)|demasiado))?$',
    ]),
    unless: anyPhrase([despair]),
    always: true,
  },
  { of: ['violence', 'missing-person'], words: keptGun, unless: gunInUse, always: true },
  {
    of: ['violent-care-recipient', 'fear-of-harming', 'suicide', 'suicidal-care-recipient'],
    words: keptGun,
    unless: gunInUse,
  },
  {
    of: ['self-harm', 'fear-of-harming'],
    words: anyPhrase([
      `(${hitter}) ~ (hit|hits|hitting|bit|bites|biting|slap*|kick*|punch*|scratch*|pinch*|shov*) me`,
      `(${quienPega}) ~ me ~ (pego|pega|golpe*|mordio|muerde|patea|pateo|rasgun*|arana*|empuj*|pegar|golpear)|me (pego|pega|golpeo|mordio|pateo) ~ (${quienPega})`,
    ]),
    unless: anyPhrase([
      'voices?|voz|voces|myself|my own|himself|herself|razor|navaja|i (hit|slap*|push*|bit|cut|burn*)|le pegue|me (corto|quemo|queme|corte)|hasta|cuando|almost|nearly|want*|could|trust|back|hand|hands|pillow|bat|snap*|casi|quiero|ganas|yo|almohada',
    ]),
    as: 'violent-care-recipient',
  },
  {
    of: ['suicide', 'self-harm', 'fear-of-harming'],
    words: anyPhrase(limits),
    unless: anyPhrase([
      despair,
      'hurt*|harm*|pillow|smother*|strangle*|choke|pills|gun|dano|lastim*|pega*|golpe*|almohada|ahog*|pastillas|pistola',
    ]),
    as: 'hopelessness',
  },
  {
    of: ['violence'],
    words: anyPhrase(['breaking point']),
    unless: anyPhrase([
      'gun|knife|bat|threat*|hits|hit (me|her|him)|punch*|choke*|break* (in|down|things|dishes|everything)',
    ]),
    as: 'hopelessness',
    always: true,
  },
  { of: ['stroke'], words: anyPhrase(strokeAftermath), unless: renewed, always: true },
  {
    of: ['fire-or-gas'],
    words: anyPhrase(['(burning|burned|burnt|burn) out|burnout']),
    unless: anyPhrase(['smoke|flames?|stove|oven|candle|gas|on fire|alarm|humo']),
    always: true,
  },
  {
    of: ['overdose'],
    words: anyPhrase([
      '(rest|others|other half|half) ~ (for me|myself|for both)|(para|las otras|las demas|el resto) ~ (para mi|me las tomo)|for (both|the two) of us|para los dos',
    ]),
    unless: anyPhrase(['took|taken|swallowed|gave|given|already|tomo|tome|trago|trague|di|dio|ya']),
    as: 'suicide',
  },
  {
    of: ['seizure'],
    words: anyPhrase([stiffening]),
    unless: anyPhrase(['seiz*|convuls*|shak*|jerk*|twitch*|foam*|espuma|sacud*|tiembl*|temblando']),
    as: 'overdose',
    always: true,
  },
  {
    of: ['missing-person'],
    words: anyPhrase([
      '(shes|hes|she is|he is|moms?|dads?|theyre|(mom|mother|dad|father|husband|wife|grandma|grandpa) is) (already )?gone|passed( away)?|she left us|he left us',
      '(se|ya) (nos )?fue|fallecio|murio|descanso',
    ]),
    unless: anyPhrase([
      'look*|search*|find|found|wander*|walk*|drove|driv*|door|gate|car|truck|keys|bed is empty|empty bed|outside|street|porch|yard|police|escap*|missing|lost|where (is|did)|wheelchair|walker|shoes|anywhere|nowhere|cant see|(not|isnt|wasnt) in (her|his|the) (bed|room|house|chair)',
      'busc*|encuentr*|encontr*|puerta|reja|carro|troca|llaves|cama vacia|calle|patio|policia|escap*|salio|perdi*|donde esta|caminando|zapatos|silla|no (esta|anda) (en|aqui|por)|no (la|lo) veo|ningun lado|ninguna parte',
    ]),
    told: 'dying',
    as: 'end-of-life',
    always: true,
  },
];

type LearnedFinding = {
  category: RiskCategory;
  /** Of the learned screen. */
  isSure: boolean;
  /** Of the people cared for: conditions of the profile, and facts that the conversation told. */
  conditions: readonly string[];
};

/** What a category that only the learned screen names becomes by the words of the message; null: no danger. */
export function explainCategory(
  said: string,
  { category, isSure, conditions }: LearnedFinding,
): RiskCategory | null {
  const explanation = explanations.find(
    ({ of, words, unless, told, always }) =>
      of.includes(category) &&
      (always || !isSure) &&
      (!told || conditions.includes(told)) &&
      words.test(said) &&
      !unless.test(said),
  );
  return explanation ? (explanation.as ?? null) : category;
}
