import type { Place } from '@careward/content/care-profile/state-names';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { placesIn } from '../understanding/language/places.domain.js';
import type { TopicAnswer } from './library-index.domain.js';

/** Who and where it is about, and which program is named. */
type Circumstances = {
  text: string;
  /** Those of whom it may be about. */
  conditions: readonly Condition[];
  /** Where it is asked about: as it was said, else as the profile says. */
  places: readonly Place[];
};

/** What each answer gains or loses by the circumstances, as a logarithm of odds. */
export function circumstanceGain({ text, conditions, places }: Circumstances): (held: TopicAnswer) => number {
  const programs = programsIn(text);
  return ({ answered }) =>
    conditionGain(answered, conditions) + placeGain(answered, places) + programGain(answered, programs);
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

/** Of an answered question that names a state: where that is the place, and where it is another, it is none at all. */
const OF_PLACE = { here: 2, elsewhere: -12 };
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
const OF_OTHER_PROGRAM = -12;

const programsIn = (text: string) => PROGRAMS.filter((program) => text.toLowerCase().includes(program));

function programGain({ question }: AnsweredQuestion, asked: readonly string[]): number {
  if (asked.length !== 1) return 0;
  const own = programsIn(question.en);
  return own.length === 1 && own[0] !== asked[0] ? OF_OTHER_PROGRAM : 0;
}
