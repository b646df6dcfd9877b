import { redFlags } from '../../../src/understanding/safety/flags/red-flags.js';

/** Every phrase of the red-flag notation that the screen looks for. */
export const notations = redFlags.flatMap(({ signs, idioms, harmless }) => [
  ...Object.values(signs).flat(2),
  ...idioms,
  ...harmless,
]);

const readable = (notation: string) =>
  notation
    .split('|')
    .map((words) => words.replace(/[^a-z]+/g, ' ').trim())
    .filter((words) => words !== '');
const phrases = [...new Set(notations.flatMap(readable))];

/** Signs of every danger in one message, as many as it holds, joined by what joins words and clauses. */
const SPREAD = 7;
const manyPhrases = (joint: string, from = 0) =>
  phrases.filter((_phrase, at) => at % SPREAD === from % SPREAD).join(joint);

/** What is repeated to fill a message. */
const repeated = [
  'a',
  'a ',
  'a.',
  ',',
  '. ',
  '- ',
  'á',
  'ni ',
  'no ni ',
  'no a a a a a a ',
  `no ${'a '.repeat(60)}zz chest pain `,
  'cant ',
  'cant a b c ',
  'cant a b c get a b c ',
  'wants a b c to ',
  'no fever, nausea or ',
  'que hago si ',
  'hace a b c ',
  'what if chest pain and ',
  'what if chest pain, ',
  'chest pain. ',
  'suicide squad ',
];
const everything = [
  ...[' ', ', ', '. ', ' or ', ' and ', ' no '].map(manyPhrases),
  `what if ${manyPhrases(' ')}`,
  `no ni ${manyPhrases(' ')}`,
];

const filled = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

/** Messages of a length that keep the screen busy with the same few words all over. */
export const repetitiveTexts = (length: number) => repeated.map((words) => filled(words, length));

/** Messages of a length that are made to keep the screen busy. */
export const hostileTexts = (length: number) => [
  ...repetitiveTexts(length),
  ...everything.map((words) => filled(words, length)),
];
