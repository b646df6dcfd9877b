import { fastestRun } from '@careward/testing/fastest-run';
import { describe, expect, it } from '@jest/globals';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
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

  it.each([
    ['dementia', 'dementia'],
    ['heart_conditions', 'chronic_illness'],
    ['mobility_issues', 'physical_disability'],
    ['chronic_conditions', 'chronic_illness'],
    ['cancer', 'chronic_illness'],
    ['diabetes', 'chronic_illness'],
  ] as const)('lets %s tip a near balance towards the topics about %s', (condition, audience) => {
    const question = 'she is restless and does not sleep';
    const plain = new Map(index.find(question, 'en').map(({ document, score }) => [document, score]));
    const tipped = index.find(question, 'en', [condition]);
    const raised = tipped.filter(({ document, score }) => score > (plain.get(document) ?? 0));
    const meant = tipped.filter(({ document }) => document.conditions.includes(audience));
    expect(raised).toEqual(meant);
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.length).toBeLessThan(tipped.length);
  });

  it.each([
    ['15 15 rule', 'en', 'cancer'],
    ['SHIP que es eso', 'es', 'dementia'],
  ] as const)('opens the gate for no condition: "%s" in %s, with %s', (question, lang, condition) => {
    const [plain] = index.find(question, lang);
    const [tipped] = index.find(question, lang, [condition]);
    // Covered well enough, and lifted by the condition from below the gate to above it.
    expect(plain).toMatchObject({ coverage: 1, isRelevant: false });
    expect(plain?.score).toBeLessThan(25);
    expect(tipped?.score).toBeGreaterThan(25);
    expect(tipped).toMatchObject({ document: plain?.document, isRelevant: false });
  });

  it('answers quickly and survives strange text', async () => {
    for (const text of ['', '¿?', '👍👍', 'x'.repeat(4_000), 'mom '.repeat(1_000)]) index.find(text, 'en');
    const questions = Array.from({ length: 10 }, (_, n) => `my dad falls a lot and is unsteady ${n}`);
    expect(await fastestRun(questions, (question) => index.find(question, 'en'))).toBeLessThan(50);
  });
});
