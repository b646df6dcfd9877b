import type { Language } from '@careward/contracts/kernel/languages';

/** In the order in which one is taken when a message shows several. */
export const feelings = [
  'grieving',
  'ashamed',
  'afraid',
  'lonely',
  'angry',
  'overwhelmed',
  'exhausted',
] as const;
export type Feeling = (typeof feelings)[number];

/**
 * Opening sentences that have heard the person (rulings.md, "Coach"). They say nothing about the person cared for, promise
 * nothing and give no advice; they fit before any answer.
 */
export const feelingSentences: Record<Language, Record<Feeling, readonly string[]>> = {
  en: {
    exhausted: [
      'That sounds exhausting.',
      'It makes sense that you are tired.',
      'Being this tired is hard, and it is good that you are saying so.',
    ],
    ashamed: [
      'That is hard to say, and it is good that you said it.',
      'It hurts to lose patience with someone you care for.',
      'It takes courage to tell someone about this.',
    ],
    afraid: [
      'That sounds frightening.',
      'It makes sense to be afraid.',
      'Being afraid for someone is hard to carry.',
    ],
    angry: [
      'It makes sense to feel angry.',
      'That sounds very frustrating.',
      'Anger like this is nothing to hide here.',
    ],
    grieving: [
      'That is a painful loss.',
      'Losing someone hurts, and there is no hurry here.',
      'Grief like this is hard to carry.',
    ],
    lonely: [
      'That sounds lonely.',
      'It is hard to carry this alone.',
      'Feeling alone with this is hard, and it is good that you wrote.',
    ],
    overwhelmed: [
      'That sounds like too much at once.',
      'It makes sense to feel overwhelmed.',
      'This is a lot for one person. One thing at a time is enough.',
    ],
  },
  es: {
    exhausted: [
      'Eso suena agotador.',
      'Es natural que sienta tanto cansancio.',
      'Tanto cansancio pesa, y hace bien en decirlo.',
    ],
    ashamed: [
      'No es fácil decirlo, y hace bien en contarlo.',
      'Duele perder la paciencia con alguien a quien se cuida.',
      'Hace falta valor para contar esto.',
    ],
    afraid: [
      'Eso suena a un momento de mucho miedo.',
      'Es natural tener miedo.',
      'Tener miedo por alguien es una carga pesada.',
    ],
    angry: ['Es natural sentir enojo.', 'Eso suena muy frustrante.', 'Aquí no tiene que esconder el enojo.'],
    grieving: [
      'Es una pérdida muy dolorosa.',
      'Perder a alguien duele, y aquí no hay prisa.',
      'Un duelo así pesa mucho.',
    ],
    lonely: [
      'Eso suena a mucha soledad.',
      'Es difícil cargar con esto a solas.',
      'La soledad en esto duele, y hace bien en escribirlo.',
    ],
    overwhelmed: [
      'Eso suena a demasiado a la vez.',
      'Es natural sentir que esto le rebasa.',
      'Es mucho para una sola persona. Una cosa a la vez es suficiente.',
    ],
  },
};

/** The prepared answer whose first step and number somebody is given who tells of a feeling and asks nothing. */
export const feelingAnswers: Partial<Record<Feeling, string>> = {
  exhausted: 'self-so-tired',
  overwhelmed: 'self-so-tired',
  lonely: 'self-lonely',
  grieving: 'self-grief-how-long',
};

/** Words that may stand between "I am" and how somebody is. */
const MORE =
  '((so|really|very|just|all|completely|totally|feeling|getting|always|absolutely|still|too|even|beyond|constantly|pretty|kind of|a little) )?';
const AM = `(im|i am|ive been|i have been|i feel|i felt|im feeling|i get|i got|been) ${MORE}${MORE}`;
const MAS = '((muy|tan|bien|super|demasiado|siempre|completamente|totalmente|ya|bastante|un poco) )?';
const ESTOY = `(estoy|me siento|ando|me encuentro|he estado|vivo|quede) ${MAS}${MAS}`;
const TENGO = '(tengo|me da|me dio|siento|me entra) ((mucho|mucha|tanto|tanta|un) )?';
const PERSON =
  '((him|her|them|mom|mama|mother|dad|father|my (mom|mama|mother|dad|father|husband|wife|grandma|grandpa|grandmother|grandfather|parents|brother|sister|son|daughter))|everyone|everybody)';

const LATELY =
  'yesterday|today|tonight|last (night|week|month)|this (morning|week|month)|(mon|tues|wednes|thurs|fri|satur|sun)day|(a|one|two|three|\\d{1,2}) (days?|weeks?) ago';
const HACE_POCO =
  'ayer|anoche|antier|hoy|esta (manana|semana)|este mes|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana pasada|hace (poco|un mes|una semana|(dos|tres|\\d{1,2}) (dias|semanas))';

/**
 * What people say of their own feelings in English and Spanish, in the notation of safety/risk.domain.ts. Always in
 * the first person: what the person cared for feels is part of the question.
 */
export const feelingPhrases: Record<Feeling, readonly string[]> = {
  grieving: [
    'i lost my (mom|mama|mother|dad|father|husband|wife|grandma|grandpa|grandmother|grandfather|brother|sister|son|daughter|best friend)',
    'my (mom|mama|mother|dad|father|husband|wife|grandma|grandpa|grandmother|grandfather|brother|sister|son|daughter) ((just|has) )?(died|passed (away|on|last|in|this))',
    'since (he|she|mom|dad|my (mom|mother|dad|father|husband|wife)) (died|passed)',
    `(he|she|mom|dad|mama|papa|grandma|grandpa) ((just|has) )?(died|passed( away)?) (on )?(${LATELY})`,
    'im grieving|i am grieving|i miss (him|her|them) so ~ much',
    'se me murio|se (nos )?murio mi|murio mi|fallecio mi|perdi a mi|mi (mama|papa|madre|padre|esposo|esposa|abuela|abuelo|hermano|hermana) (ya )?(murio|fallecio)',
    `(murio|fallecio) (${HACE_POCO})`,
    'lo extrano (mucho|tanto)|la extrano (mucho|tanto)|estoy de luto',
  ],
  ashamed: [
    `i ((just|even|really|finally|totally|almost|also|completely) )?(yelled|screamed|snapped|shouted|hollered|blew up|lashed out|lost it|cursed) (at|on|with) ${PERSON}`,
    `i ((just|completely|totally) )?lost my (temper|patience|cool)( with ${PERSON})?`,
    'i keep (yelling|screaming|snapping|losing my temper)',
    `${AM}(ashamed|guilty|embarrassed of myself|like a monster|like a failure|like a (bad|terrible|horrible) ~ person)`,
    'i feel (so )?(terrible|awful|horrible) (about|for) (yelling|screaming|snapping|shouting|what i (did|said))',
    'im (such )?a (bad|terrible|horrible|awful) (daughter|son|wife|husband|person|caregiver|mother|father)',
    'i (hate|cant forgive) myself for',
    '(le|les) (grite|alce la voz|levante la voz|hable feo|conteste feo|grito mucho)',
    'perdi la paciencia|perdi los estribos|se me salio un grito|explote con',
    `${TENGO}(verguenza|culpa)|me siento ${MAS}(culpable|avergonzad*|mala (hija|esposa|madre|persona)|mal hijo)`,
    'soy (una )?(mala|pesima) (hija|esposa|persona|madre)|soy (un )?(mal|pesimo) (hijo|esposo)',
  ],
  afraid: [
    `${AM}(scared|afraid|terrified|frightened|panicking|worried sick|so worried|petrified)`,
    'i live in fear|it scares me|that scares me|this scares me|scares me to death|i worry ~ all the time|i cant stop worrying',
    `${TENGO}(miedo|pavor|panico|terror)|${ESTOY}(asustad*|aterrad*|espantad*|preocupadisim*)|me asusta`,
  ],
  lonely: [
    `${AM}(lonely|isolated|alone in this|alone with (this|it|all this)|by myself in this)`,
    'im all alone|i am all alone|i feel (so )?alone|im so alone|i am so alone',
    'i have (nobody|no one|no friends)|i (dont|do not) have anyone|i have nobody to talk to',
    '(nobody|no one) (helps me|understands|gets it|calls me|checks on me|asks how i am)',
    'me siento ((muy|tan|bien|completamente) )?(sola|solo|aislad*|abandonad*)|estoy ((muy|tan|completamente) )?(sola|solo) (en esto|con (esto|todo))',
    'no tengo (a nadie|con quien hablar|quien me (ayude|escuche))|nadie me (ayuda|entiende|llama|escucha|pregunta)',
  ],
  angry: [
    `${AM}(angry|furious|mad|fed up|resentful|frustrated|sick of (this|it|him|her)|bitter)`,
    'i resent (him|her|them|this|my ~ family)|i hate (this|my life|doing this|him sometimes|her sometimes)',
    'i want to scream|i could scream|it makes me ((so|really) )?(angry|mad|furious)|so much anger|drives me (crazy|nuts|up the wall)',
    `${ESTOY}(enojad*|furios*|hart*|molest*|frustrad*|encabronad*|amargad*)|${TENGO}(coraje|rabia|resentimiento)|me saca de quicio|estoy hasta (el gorro|la coronilla|las narices|el cuello)`,
  ],
  overwhelmed: [
    `${AM}(overwhelmed|drowning|in over my head|falling apart|losing my mind|losing it|at my wits end|at my limit|stretched thin|swamped)`,
    'at my wits end|end of my rope|at my breaking point|i cant (cope|handle (this|it)|do this (all )?(alone|by myself)|keep up)',
    'its (all )?too much (for me|for one person)|its all too much|i dont know (what to do|where to turn) any( )?more',
    `${ESTOY}(abrumad*|desbordad*|saturad*|rebasad*|agobiad*|al limite)|no puedo con (esto|todo|tanto)|(esto )?me (rebasa|supera|sobrepasa)|ya no se que hacer|es demasiado para mi|no me doy abasto`,
  ],
  exhausted: [
    `${AM}(exhausted|worn out|burned out|burnt out|tired of (this|it all|everything)|tired all the time|wiped out|drained|running on empty|dead tired|bone tired|running on fumes|sleep deprived)`,
    '(im|i am) (so|too|just so|really|beyond|bone|dead|very) tired|i havent slept|i havent had a (break|day off|full night)',
    'i cant keep (going|this up|doing this)|i cant (do|take|face) (another|one more) (night|day|week)|i have nothing left|i need a break|i dont have it in me',
    `${ESTOY}(agotad*|rendid*|exhaust*|cansad*|cansadisim*|molid*|quemad*|fundid*|desvelad*|sin fuerzas)`,
    'ya no (puedo|doy|aguanto) mas|no doy mas|no aguanto (mas|(otra|una) (noche|semana) mas|otra noche)|no he dormido|necesito un (descanso|respiro)|ya no tengo fuerzas',
  ],
};
