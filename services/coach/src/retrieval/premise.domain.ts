import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/content/text/readings';
import { anyPhrase } from '@careward/content/text/phrase';
import type { RankedCandidate, SearchResult } from './search-result.domain.js';

/** Grandparents count as parents: what is so of one is so of the other. */
type Kinship = 'spouse' | 'parent' | 'child' | 'sibling' | 'client';
type Sex = 'she' | 'he';
export type Kin = { is: Kinship; sex?: Sex };

/** What a text takes for granted of the person cared for, and of the job beside; absent: nothing. */
type Premise = {
  kin: readonly Kin[];
  life?: 'dead' | 'alive';
  home?: 'own' | 'facility';
  job?: 'lost' | 'feared';
};

/** Names of kinship, folded; "ama" and the like may be anything else and are left out. */
const kinWords: readonly (Kin & { words: string })[] = [
  { is: 'spouse', sex: 'she', words: 'wife|esposa|mujer' },
  { is: 'spouse', sex: 'he', words: 'husband|hubby|esposo|marido' },
  { is: 'spouse', words: 'spouse|partner|pareja' },
  { is: 'parent', sex: 'she', words: 'mom|mum|mommy|mother|mama|mami|madre' },
  { is: 'parent', sex: 'he', words: 'dad|daddy|father|papa|papi|padre' },
  { is: 'parent', words: 'parent|parents|papas|padres' },
  { is: 'parent', sex: 'she', words: 'grandma|grandmother|nana|abuela|abuelita' },
  { is: 'parent', sex: 'he', words: 'grandpa|grandfather|abuelo|abuelito' },
  { is: 'child', sex: 'she', words: 'daughter|hija' },
  { is: 'child', sex: 'he', words: 'son|hijo' },
  { is: 'child', words: 'child|kid' },
  { is: 'sibling', sex: 'she', words: 'sister|hermana' },
  { is: 'sibling', sex: 'he', words: 'brother|hermano' },
  { is: 'client', words: 'client|patient|clienta|cliente|paciente' },
];
const OURS = '(my|our|your|mi|tu|su)( (late|dear|poor|own|sick|disabled|adult|elderly|older|younger))?';
/** They stand for a name without "my". */
const ALONE = 'mom|mum|mommy|dad|daddy|grandma|grandpa|mami|papi';
const kinSaid = kinWords.map(({ words, ...kin }) => ({
  kin,
  said: anyPhrase([
    `${OURS} (${words})s?`,
    ...words.split('|').flatMap((word) => (ALONE.split('|').includes(word) ? [`${word}s?`] : [])),
  ]),
}));

const dead = anyPhrase([
  '(she|he|mom|dad|mother|father|wife|husband|parent|they) (just |has |already )?(died|passed away|passed)|is dead|since (her|his) death|(her|his) funeral',
  '(ya |se (me |nos )?)?murio|fallecio|(su|el) (funeral|entierro|velorio)|esta muert(a|o)',
]);
const alive = anyPhrase([
  '(is|shes|hes|she is|he is|still) (still )?(alive|dying|with us|on hospice)|(hasnt|has not|not) (died|passed) yet|not dead',
  '(sigue|esta|todavia esta|aun esta) viv(a|o)|(esta|se esta) muriendo|(todavia|aun) no (se )?(muere|ha muerto)|esta en hospicio',
]);
const facility = anyPhrase([
  '(in|at|into|from|to) (a |the |her |his |their )?(nursing home|care home|assisted living|memory care|facility|rehab)|nursing home (wants|is|does|has|staff)',
  '(en|al|del|de) (un |el |la |una )?(asilo|hogar de ancianos|residencia|centro de rehabilitacion|unidad de memoria)',
]);
const ownHome = anyPhrase([
  '(lives|living|live|stays|moved in) with (me|us)|at home with (me|us)|(we|i) keep (her|him) at home|in (our|my) (house|home)',
  '(vive|vivimos|esta) (conmigo|con nosotros)|en (mi|nuestra) casa',
]);
const jobLost = anyPhrase([
  '(i (was|got|have been|just got)|they|he|she) (fired|let go|laid off)( me)?|i (lost|quit) my job|fired me',
  'me (corrieron|despidieron)|me echaron ~ (trabajo|empleo)|perdi (mi|el) trabajo|me quede sin trabajo|renuncie',
]);
const jobFeared = anyPhrase([
  '(afraid|scared|worried|terrified) ~ (fired|lose my job|losing my job|let go)|(might|may|could|can|going to|gonna|will) (fire me|get fired|lose my job|be fired|let me go)|about to (get fired|lose my job)',
  '(miedo|temo|preocupa) ~ (corran|despidan|perder ~ trabajo)|me (van a|pueden|podrian|quieren) (correr|despedir|echar)|puedo perder ~ trabajo',
]);

export function premiseOf(text: string): Premise {
  const said = fold(text);
  const kin = kinSaid.filter((each) => each.said.test(said)).map((each) => each.kin);
  const job = jobFeared.test(said) ? 'feared' : jobLost.test(said) ? 'lost' : undefined;
  const home = facility.test(said) ? 'facility' : ownHome.test(said) ? 'own' : undefined;
  const life = alive.test(said) ? 'alive' : dead.test(said) ? 'dead' : undefined;
  return { kin, ...(life && { life }), ...(home && { home }), ...(job && { job }) };
}

/** Whether a question takes for granted what a message denies. */
export function isDeniedBy(question: Premise, message: Premise): boolean {
  const isOther = <Value>(own: Value | undefined, told: Value | undefined) =>
    own !== undefined && told !== undefined && own !== told;
  const areOthers =
    question.kin.length > 0 &&
    message.kin.length > 0 &&
    !question.kin.some(({ is }) => message.kin.some((other) => other.is === is));
  return (
    areOthers ||
    isOther(question.life, message.life) ||
    isOther(question.home, message.home) ||
    isOther(question.job, message.job)
  );
}

/** Whether a line speaks of kin of another kind or sex than the person cared for: "I love your mother", to a wife. */
export function isOfOtherKin(line: string, person: readonly Kin[]): boolean {
  const { kin } = premiseOf(line);
  const fits = (own: Kin) =>
    person.some(({ is, sex }) => is === own.is && (!sex || !own.sex || sex === own.sex));
  return person.length > 0 && kin.length > 0 && !kin.some(fits);
}

/** What is denied is still among the three that are offered: the labels of the training's writers call it right as often as not. */
const BEFORE_DENIED = 2;

/**
 * Where the likeliest answer takes for granted what the message denies, or speaks to a spouse as to other kin, none is sure, and
 * two that do not come first. To others it may: an answer about a mother is as right for a father.
 */
export function withPremises(
  found: SearchResult,
  { text, lang, person = [] }: { text: string; lang: Language; person?: readonly Kin[] | undefined },
): SearchResult {
  const message = premiseOf(text);
  const isSpouse = person.some(({ is }) => is === 'spouse');
  const isDenied = ({ answered: { question, answer } }: RankedCandidate) =>
    isDeniedBy(premiseOf(question[lang]), message) || (isSpouse && isOfOtherKin(answer[lang].direct, person));
  const [first] = found.candidates;
  if (found.certainty !== 'sure' || !first || !isDenied(first)) return found;
  const denied = found.candidates.filter(isDenied);
  const others = found.candidates.filter((each) => !denied.includes(each));
  return { ...found, certainty: 'unsure', candidates: others.toSpliced(BEFORE_DENIED, 0, ...denied) };
}
