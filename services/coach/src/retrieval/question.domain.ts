import { fold } from '@careward/content/text/readings';
import { anyPhrase, phrase } from '@careward/content/text/phrase';
import { wordsOf } from './words.domain.js';

/** How a question begins that goes on from the one before. */
const goesOn = phrase(
  'and|but|or|so|then|ok|okay|also|what (about|if|else)|how about|what then|which one|why|how so|even if|even when|' +
    'y|pero|o|entonces|tambien|ademas|que (pasa|tal|mas) (si|con)?|que mas|y que|por que|aunque|cual de',
);
/** Words that stand for what was said before. */
const pointsBack = anyPhrase([
  'it|that|this|those|these|one|ones|them|he|she|they|him|her|there|then|instead|again|more',
  'eso|esto|esa|ese|esos|esas|lo|la|los|las|le|les|el|ella|ellos|ahi|asi|entonces|otra vez|mas',
]);
const LONGEST = { goingOn: 14, pointingBack: 7 };

/** Whether a question begins as one that goes on from the one before: "and if he refuses?", "y si no quiere?". */
export function beginsAsFollowUp(question: string): boolean {
  const words = wordsOf(question);
  return words.length <= LONGEST.goingOn && goesOn.exec(words.join(' '))?.index === 0;
}

/** Whether a question may have to be understood with the one before: also a short one with a word that points back. */
export const isFollowUp = (question: string): boolean =>
  beginsAsFollowUp(question) ||
  (wordsOf(question).length <= LONGEST.pointingBack && pointsBack.test(fold(question)));

const BETWEEN = /[.?!;\n]+|,\s|\s(?:and|also|plus|but|y|e|también|tambien|además|ademas|pero)\s/iu;
const FEWEST_WORDS = 3;
const MOST_PARTS = 4;
/** What is longer tells a story, whose parts ask nothing by themselves. */
const MOST_CHARACTERS = 300;

/** The parts of a question that may each ask something of its own; none when it has only one. */
export function questionParts(question: string): string[] {
  if (question.length > MOST_CHARACTERS) return [];
  const parts = question.split(BETWEEN).filter((part) => wordsOf(part).length >= FEWEST_WORDS);
  return parts.length > 1 ? parts.slice(0, MOST_PARTS) : [];
}

const people = anyPhrase([
  'he|she|hes|shes|him|her|his|hers|they|theyre|them|their|someone|somebody|person|people|adult|lady|patient',
  'mom|moms|mother*|mama|mamas|dad|dads|father*|wife|husband*|spouse|partner|parent|parents|folks|inlaws|in laws',
  'grand(ma|pa|mother|father|parent|parents|child|kids|son|daughter)|aunt*|uncle*|son|daughter|brother|sister|kids',
  'caregiver*|i feel|im|ive|myself',
  'mami|papa|papas|papi|padre|padres|madre|esposo|esposa|marido|mujer|abuel*|suegr*|hij(o|a|os|as)|herman(o|a|os|as)',
  'tia|tio|persona*|alguien|cuid*|adulto|paciente|familia*|ella|conmigo|me siento|estoy|anciano|anciana|viejito|viejita',
]);

/** Whether a question speaks of a person, as caregivers' questions do and questions about cars and recipes seldom do. */
export const isAboutPeople = (question: string) => people.test(fold(question));
