import { describe, expect, it } from '@jest/globals';
import { searchesIn } from '../../src/model/wire/searches.domain.js';

const tool = { name: 'search_library', description: '', most: 3 };
const marked = (text: string) => searchesIn({ text, calls: [], isCut: false }, tool);
const called = (...asked: unknown[]) =>
  searchesIn(
    {
      text: 'Let me look.',
      calls: asked.map((questions) => ({ name: tool.name, args: JSON.stringify({ questions }) })),
      isCut: false,
    },
    tool,
  );

describe('the questions of a search', () => {
  it('are no more than may be asked', () => {
    expect(marked('SEARCH: a | b | c | d')).toEqual(['a', 'b', 'c']);
    expect(called(['a', 'b'], ['c', 'd'])).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['below the mark', 'SEARCH:\n\nWho pays? | Why?'],
    ['each with a mark', 'SEARCH: Who pays?\nSEARCH: Why?'],
    ['above what is no question', 'SEARCH: Who pays? | Why?\n\nI look that up for you.'],
  ])('may stand %s', (_where, text) => {
    expect(marked(text)).toEqual(['Who pays?', 'Why?']);
  });

  it('are each asked once', () => {
    expect(called(['Who pays?', ' Who  pays? ', 'Why?'], ['Why?'])).toEqual(['Who pays?', 'Why?']);
  });

  it('have no sign that cannot be seen', () => {
    expect(called(['\u0000 Who\u202e\n pays?\ud800', '\u200b'])).toEqual(['Who pays?']);
  });

  it('are cut where they are no question any more', () => {
    const [long = ''] = called(['y'.repeat(501)]);
    expect(long).toBe('y'.repeat(500));
    // A character of two units is not halved.
    expect(called([`${'y'.repeat(499)}😀`])).toEqual(['y'.repeat(499)]);
  });

  it('may be one alone, not in a list', () => {
    expect(called('Who pays?')).toEqual(['Who pays?']);
  });

  it('are none in an answer', () => {
    expect(marked('Search for a sitter [1.2].')).toEqual([]);
    expect(marked('[1.2] Sit down.')).toEqual([]);
    expect(searchesIn({ text: 'Sit down [1.2].', calls: [], isCut: true }, undefined)).toEqual([]);
  });
});
