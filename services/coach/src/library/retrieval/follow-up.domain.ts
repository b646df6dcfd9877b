import { fold } from '@careward/contracts/text/fold';
import { anyPhrase, phrase } from '@careward/contracts/text/phrase';
import { wordsOf } from './stems.domain.js';

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
