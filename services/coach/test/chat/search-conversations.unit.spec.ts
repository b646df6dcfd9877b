import { describe, expect, it } from '@jest/globals';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import type { Exchange } from '../../src/chat/exchange.domain.js';
import {
  excerptOf,
  searchExchange,
  searchTitle,
  wordsIn,
} from '../../src/chat/search-conversations.domain.js';

describe('what a search asks for', () => {
  it.each([
    ['Bath  BÁTH, bath!', ['bath']],
    ['can’t sleep', ['cant', 'sleep']],
    ['911 / 9-1-1', ['911', '9', '1']],
    ['.*(a+)+$ \\d', ['a', 'd']],
    ['🙂🙂 ok', ['🙂', 'ok']],
    [' ?! ', []],
  ])('%j', (query, words) => {
    expect(wordsIn(query)).toEqual(words);
  });
});

describe('an excerpt', () => {
  const shown = (text: string, query: string) =>
    excerptOf(text, wordsIn(query))
      .map(({ text: part, isFound }) => (isFound ? `<${part}>` : part))
      .join('');

  it.each([
    ['marks each place', 'Fall, fell, falling.', 'fall', '<Fall>, fell, <fall>ing.'],
    ['marks what overlaps once', 'falling', 'fall falling', '<falling>'],
    ['is one line', 'one\n\n  two\tthree', 'two', 'one <two> three'],
    ['marks accents and what apostrophes join', "Mamá can't", 'mama cant', "<Mamá> <can't>"],
    ['marks letters in their parts', 'cafe\u0301 con leche', 'café', '<cafe\u0301> con leche'],
    ['may have nothing to mark', 'nothing', 'else', 'nothing'],
  ])('%s', (_does, text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  it('is short, begins and ends at words, and has the place in it', () => {
    const text = `${'before '.repeat(100)}zebra ${'after '.repeat(100)}`;
    const excerpt = shown(text, 'zebra');
    expect(excerpt).toMatch(/^…(before )+<zebra>( after)+…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('cuts no character in two', () => {
    for (let length = 30; length < 60; length += 1) {
      const excerpt = shown(`${'x'.repeat(length)}${'🙂'.repeat(200)} zebra${'🙂'.repeat(200)}`, 'zebra');
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt).toContain('<zebra>');
    }
  });
});

describe('what is looked through', () => {
  const at = new Date('2026-11-24T12:00:00.000Z');
  const id = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10';
  const exchange: Exchange = {
    id,
    conversationId: id,
    seq: 1,
    question: { content: '📎 File attached', attachments: [`/api/chat/files/${id}|insurance-letter.pdf`] },
    lang: 'en',
    askedAt: at,
    feedback: null,
    status: 'answered',
    answeredAt: at,
    answer: {
      content: 'Call the plan.',
      moreSteps: ['Ask for the ombudsman'],
      lang: 'en',
      kind: 'library',
      note: null,
      sources: [],
      risk: null,
    },
  };
  const messageFor = (query: string) =>
    searchExchange(exchange, { title: 'A letter', words: wordsIn(query) })?.messageId;

  it.each([
    ['the name of a file', 'insurance letter', `${id}-question`],
    ['a step that is folded away', 'ombudsman', `${id}-answer`],
    ['nothing else', 'wombat', undefined],
  ])('holds %s', (_what, query, messageId) => {
    expect(messageFor(query)).toBe(messageId);
  });

  it('holds no title that could not be opened', () => {
    const conversation = { id, title: UNREADABLE, createdAt: at.toISOString(), lastMessageAt: null };
    expect(searchTitle(conversation, wordsIn('content'))).toBeNull();
  });
});
