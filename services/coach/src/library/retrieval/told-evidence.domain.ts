import type { Place } from '@careward/content/care-profile/state-names';
import { phrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { placesIn } from '../../language/places.domain.js';
import type { AnsweredIn } from './library-index.domain.js';
import { wordsOf } from './stems.domain.js';

/** What is told of a question beside what its words were learned to mean. */
export type Told = {
  text: string;
  /** Those of whom it may be about. */
  conditions: readonly Condition[];
  /** Where it is asked about: as it was said, else as the profile says. */
  places: readonly Place[];
};

/** What each answered question gains or loses by that, as it is added to its evidence. */
export function gainOf({ text, conditions, places }: Told): (held: AnsweredIn) => number {
  const programs = programsIn(text);
  const happened = toldIn(text);
  return ({ answered, topic }) =>
    conditionGain(answered, conditions) +
    placeGain(answered, places) +
    programGain(answered, programs) +
    (happened.find(({ topicId }) => topicId === topic.documentId)?.gain ?? 0);
}

/** What answers are meant for, by the condition that a caregiver ticks at onboarding. */
const meantFor: Record<Condition, readonly string[]> = {
  dementia: ['dementia'],
  heart_conditions: ['heart', 'stroke'],
  mobility_issues: ['physical-disability', 'parkinsons', 'stroke'],
  chronic_conditions: ['kidney', 'lungs', 'heart', 'diabetes', 'parkinsons'],
  cancer: ['cancer'],
  diabetes: ['diabetes'],
};
/** What an answer gains that is meant for the person's condition, beside one that is meant for anybody. */
const OF_CONDITION = Math.log(1.5);

function conditionGain({ appliesTo }: AnsweredQuestion, conditions: readonly Condition[]): number {
  const isMeant = conditions.some((condition) =>
    meantFor[condition].some((name) => appliesTo.includes(name)),
  );
  return isMeant ? OF_CONDITION : 0;
}

/** Of an answered question that names a state: where that is the place, and where it is another. */
const OF_PLACE = { here: 1, elsewhere: -4 };
/** The places that an answered question names, read once. */
const named = new WeakMap<AnsweredQuestion, readonly Place[]>();

function placeGain(answered: AnsweredQuestion, places: readonly Place[]): number {
  if (places.length === 0) return 0;
  const own = named.get(answered) ?? placesIn(answered.question.en);
  named.set(answered, own);
  if (own.length === 0) return 0;
  return own.some((place) => places.includes(place)) ? OF_PLACE.here : OF_PLACE.elsewhere;
}

/** They are a letter or two apart, and what one pays the other may not. */
const PROGRAMS = ['medicare', 'medicaid'];
/** Of an answer whose question names the other program alone. */
const OF_OTHER_PROGRAM = -4;

const programsIn = (text: string) => PROGRAMS.filter((program) => text.toLowerCase().includes(program));

function programGain({ question }: AnsweredQuestion, asked: readonly string[]): number {
  if (asked.length !== 1) return 0;
  const own = programsIn(question.en);
  return own.length === 1 && own[0] !== asked[0] ? OF_OTHER_PROGRAM : 0;
}

const WHO =
  'he|she|hes|shes|mom|mum|mommy|mama|mother|dad|daddy|papa|father|law|wife|husband|spouse|partner|grand*|nana|granny|aunt*|uncle|brother|sister|son|daughter|client|patient';
const WHERE =
  'in(?! love)|on(?! hard)|at|off|out of|down|from|again|today|yesterday|last|this|getting|while|stepping|just';
const HOUR = '(1|2|3|4|one|two|three|four|una|dos|tres|cuatro)';
const ROAMS =
  'pac(e|es|ed|ing)|walks|walking|wander(s|ing)?|roam(s|ing)?|up and down|back and forth|camina|caminando|dando vueltas|da vueltas|deambula';

/**
 * What happened counts for more than where: "mom fell in the shower" asks nothing about showers. In Spanish "se le cayó" is
 * said of a thing.
 */
const happenings = [
  {
    topicId: 'after-a-fall',
    gain: 3,
    told: phrase(
      `(${WHO}) (just |has |had )?(fell|fallen|slipped) (${WHERE})|(${WHO}) (had|took) a (bad |hard )?(fall|spill)|se (me |nos )?(cayo|resbalo|acaba de caer)`,
    ),
  },
  {
    topicId: 'night-waking',
    gain: 2,
    told: phrase(
      `(${ROAMS}) ~ ~ (${HOUR}( )?am|${HOUR} in the morning|at night|all night|midnight|(a|la|las) ${HOUR}( )?(de la manana|am)|de noche|toda la noche|madrugada)`,
    ),
  },
];
/** What says more asks something of its own. */
const LONGEST_TOLD = 12;

const toldIn = (text: string) =>
  wordsOf(text).length > LONGEST_TOLD ? [] : happenings.filter(({ told }) => told.test(fold(text)));
