import { fastestRun } from '@careward/testing/fastest-run';
import { describe, expect, it } from '@jest/globals';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { stems } from '../../src/library/retrieval/stems.domain.js';
import { seedLibrary } from '../seed-library.js';

const index = new LibraryIndex(seedLibrary);
const best = (text: string, lang: 'en' | 'es' = 'en') => index.find(text, lang)[0]?.document.documentId;

describe('the library index', () => {
  it('reads everyday words, inflections, missing accents and a slip of the pen', () => {
    expect(best('he took a tumble and hit his head')).toBe('after-a-fall');
    expect(best('mi mama esta estrenida', 'es')).toBe('constipation');
    expect(best('my wife has diabetis')).toMatch(/diabetes|sugar/);
  });

  it.each([
    'Safe bathing techniques',
    'SAFE BATHING TECHNIQUES.',
    'técnicas seguras para bañar',
    '¿Tecnicas seguras para banar?',
  ])('knows the title "%s"', (title) => expect(index.titled(title)?.documentId).toBe('safe-bathing'));

  it.each([
    'Fall prevention tips',
    'Managing sundowning',
    'When to call 911',
    'Medication reminders',
    'Dealing with agitation',
  ])('knows the quick question "%s"', (chip) => expect(index.titled(chip)?.title.en).toContain(chip));

  it.each(['bathing techniques safe', 'what to do', 'how to', ''])('knows no title "%s"', (text) =>
    expect(index.titled(text)).toBeUndefined(),
  );

  it('survives strange text', () => {
    for (const text of ['', '¿?', '👍👍', 'x'.repeat(4_000)]) expect(index.find(text, 'en')).toEqual([]);
    expect(index.find('mom '.repeat(1_000), 'en')).toEqual(index.find('mom', 'en'));
  });

  it('answers long before anybody could have read the library', async () => {
    const sentences = seedLibrary.flatMap(({ passages }) => passages.filter(({ lang }) => lang === 'en'));
    const reading = await fastestRun(Array(10), () => sentences.map(({ text }) => stems(text, 'en')));
    const questions = Array.from({ length: 50 }, (_, n) => `my dad falls a lot and is unsteady ${n}`);
    expect(await fastestRun(questions, (question) => index.find(question, 'en'))).toBeLessThan(reading);
  });
});
