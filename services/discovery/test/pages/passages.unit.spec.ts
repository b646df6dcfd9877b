import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Block } from '../../src/pages/blocks.js';
import { PASSAGE, passagesOf, textOf } from '../../src/pages/passages.domain.js';

const heading = (text: string): Block => ({ kind: 'heading', text });
const paragraph = (text: string): Block => ({ kind: 'text', text });
/** 100 characters each. */
const sentences = (count: number) =>
  Array.from({ length: count }, (_, n) => `Sentence ${n} `.padEnd(99, 'x') + '.').join(' ');

describe('passages', () => {
  const blocks = [
    paragraph(sentences(2)),
    heading('Sleep'),
    paragraph(sentences(12)),
    paragraph(sentences(3)),
    heading('Food'),
    paragraph(sentences(1)),
  ];
  const passages = passagesOf(blocks, 'en');

  it('are slices of the text, with their hashes', () => {
    const text = textOf(blocks);
    for (const passage of passages) {
      expect(passage.text).toBe(text.slice(passage.start, passage.end));
      expect(passage.sha256).toBe(createHash('sha256').update(passage.text).digest('hex'));
    }
    expect(passages.map(({ id }) => id)).toEqual(passages.map((_, n) => `p.${n}`));
  });

  it('stand under their headings, which begin new ones', () => {
    expect(passages.map((passage) => passage.heading)).toEqual([null, 'Sleep', 'Sleep', 'Sleep', 'Food']);
  });

  it('end with a sentence, and are neither short nor long where the text allows', () => {
    const ofSleep = passages.filter((passage) => passage.heading === 'Sleep');
    for (const { text } of ofSleep) {
      expect(text).toMatch(/^Sentence .*\.$/s);
      expect(text.length).toBeGreaterThanOrEqual(PASSAGE.from);
      expect(text.length).toBeLessThanOrEqual(PASSAGE.to);
    }
  });

  it('hold every word that is not a heading, once', () => {
    const words = blocks.filter(({ kind }) => kind === 'text').map(({ text }) => text);
    const gapless = (texts: string[]) => texts.join('').replaceAll(/\s/g, '');
    expect(gapless(passages.map(({ text }) => text))).toBe(gapless(words));
  });

  it('are cut between words where a sentence has no end', () => {
    const endless = passagesOf([paragraph('word '.repeat(1_000).trim())], 'en');
    for (const { text } of endless) {
      expect(text.length).toBeLessThanOrEqual(PASSAGE.to);
      expect(text).toMatch(/^word( word)*$/);
    }
  });

  it('are cut where even a word has no end', () => {
    const lengths = passagesOf([paragraph('x'.repeat(2_000))], 'en').map(({ text }) => text.length);
    expect(lengths).toEqual([900, 900, 200]);
  });

  it('do not exist without text', () => {
    expect(passagesOf([], 'en')).toEqual([]);
    expect(passagesOf([heading('Alone')], 'en')).toEqual([]);
  });
});
