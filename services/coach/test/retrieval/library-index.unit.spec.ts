import { quickest } from '@careward/testing/quickest';
import { describe, expect, it } from '@jest/globals';
import { LibraryIndex } from '../../src/retrieval/library-index.js';
import { seedLibrary } from '../seed-library.js';

const index = new LibraryIndex(seedLibrary);
const best = (text: string, lang: 'en' | 'es' = 'en') => index.find(text, lang)[0]?.document.documentId;

describe('the library index', () => {
  it('finds each topic by its own title, in both languages', () => {
    const missed = seedLibrary.flatMap(({ documentId, title }) =>
      (['en', 'es'] as const)
        .filter((lang) => best(title[lang], lang) !== documentId)
        .map((lang) => [documentId, lang]),
    );
    expect(missed).toEqual([]);
  });

  it('reads everyday words, inflections, missing accents and a slip of the pen', () => {
    expect(best('he took a tumble and hit his head')).toBe('after-a-fall');
    expect(best('mi mama esta estrenida', 'es')).toBe('constipation');
    expect(best('my wife has diabetis')).toMatch(/diabetes|sugar/);
  });

  it('lets the conditions of those cared for tip a near balance and never open the gate', () => {
    const question = 'she is restless and does not sleep';
    const plain = index.find(question, 'en');
    const withDementia = index.find(question, 'en', ['dementia']);
    const score = (found: typeof plain, id: string) =>
      found.find(({ document }) => document.documentId === id)?.score ?? 0;
    expect(score(withDementia, 'managing-sundowning')).toBeGreaterThan(score(plain, 'managing-sundowning'));
    expect(score(withDementia, 'grief')).toBe(score(plain, 'grief'));
    const off = (conditions: 'dementia'[]) =>
      index.find('what is the capital of australia', 'en', conditions);
    expect(off(['dementia']).some(({ fits }) => fits)).toBe(false);
  });

  it('answers quickly and survives strange text', async () => {
    for (const text of ['', '¿?', '👍👍', 'x'.repeat(4_000), 'mom '.repeat(1_000)]) index.find(text, 'en');
    const questions = Array.from({ length: 10 }, (_, n) => `my dad falls a lot and is unsteady ${n}`);
    expect(await quickest(questions, (question) => index.find(question, 'en'))).toBeLessThan(50);
  });
});
