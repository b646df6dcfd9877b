import { wordsOf } from './stems.domain.js';

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
