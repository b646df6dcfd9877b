import { describe, expect, it } from '@jest/globals';
import {
  afterQuestions,
  afterShown,
  onlyAsked,
  type Remembered,
  relationsTo,
} from '../../src/library/retrieval/remembered.domain.js';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { answeringTopics } from '../answer/seed-answers.js';

const library = new LibraryIndex(answeringTopics);
const [held] = library.answers;
if (!held) throw new Error('the seed has no answers');
const { answered } = held;
const shown: Remembered = [{ question: 'she is dirty', answerId: answered.id, shown: [answered.id] }];

describe('a message in a conversation', () => {
  it.each([
    ['the first is read alone', [], 'and then?'],
    ['after the one before', ['a'], 'a\nand then?'],
    ['after the two before, and no more', ['a', 'b', 'c'], 'b\nc\nand then?'],
    ['without one that could not be read', ['a', ''], 'a\nand then?'],
  ])('%s', (_what, before, expected) => {
    expect(afterQuestions({ question: 'and then?', earlier: onlyAsked(before) })).toBe(expected);
  });

  it.each(['en', 'es'] as const)('is read after the question of the answer shown, in %s', (lang) => {
    const said = { question: 'and then?', earlier: shown, lang };
    expect(afterShown(said, library)).toBe(`${answered.question[lang]}\nand then?`);
  });

  it.each([
    ['nothing was shown', onlyAsked(['a'])],
    ['what was shown is withdrawn', [{ question: 'a', answerId: 'withdrawn', shown: [] }]],
  ])('is read alone where %s', (_what, earlier) => {
    expect(afterShown({ question: 'and then?', earlier, lang: 'en' }, library)).toBe('and then?');
    expect(relationsTo(earlier, library)(held)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('what an answer has to do with those shown', () => {
  it('is that it is the last one, of its topic', () => {
    expect(relationsTo(shown, library)(held).slice(0, 3)).toEqual([0, 1, 1]);
  });

  it.each(answered.next.flatMap((id) => library.answered(id) ?? []))(
    'is that $answered.id is asked next',
    (next) => {
      expect(relationsTo(shown, library)(next)[0]).toBe(1);
    },
  );
});
