import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { fileTexts } from '@careward/content/coach/file-texts';
import { placeTexts } from '@careward/content/coach/place-questions';
import { describe, expect, it } from '@jest/globals';
import { noOpening } from '../../src/answering/opening.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { ask, own, quotesIn } from './a-letter.js';
import { topic } from './the-library.js';

describe('what a file says to a question that names it', () => {
  it.each<[Language, string]>([
    ['en', 'When does the coverage end in the letter?'],
    ['en', 'My letter came today. How much do I pay?'],
    ['es', '¿Cuándo termina la cobertura según la carta?'],
    ['es', '¿Qué dice el archivo sobre la fecha límite?'],
  ])(
    'stands first where the question names it, and nobody is asked for a state (%s): %s',
    async (lang, text) => {
      const found = { ...emptyResult, documents: [topic('medicaid-basics')] };
      const alone = await ask(text, { lang, files: [], understood: { found } });
      const { content, suggestions, sources } = await ask(text, { lang, understood: { found } });
      expect(alone.suggestions).not.toBeUndefined();
      expect(suggestions).toBeUndefined();
      expect(content).not.toContain(placeTexts[lang].ask);
      expect(content.startsWith(fileTexts[lang].says)).toBe(true);
      const [said, library] = content.split(`\n${fileTexts[lang].inGeneral}\n`);
      expect(quotesIn(said ?? '').length).toBeGreaterThan(0);
      expect(library).toBe(alone.content.replace(`${placeTexts[lang].ask}\n`, ''));
      expect(sources.at(-1)).toEqual({ n: alone.sources.length + 1, ...own });
    },
  );

  it('stands after the sentence that has heard a feeling', async () => {
    const opening = { ...noOpening, text: 'That sounds exhausting.', feeling: 'exhausted' as const };
    const found = { ...emptyResult, documents: [topic('respite-care')] };
    const { content } = await ask('When does it end in the letter?', { understood: { found, opening } });
    expect(content.split('\n').slice(0, 2).join(' ')).toContain(`${opening.text} ${fileTexts.en.says}`);
  });

  it('leaves the number to call first in a danger, and a short reply before it', async () => {
    const text = 'He fell. What does the letter say about coverage?';
    const risk: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
    const found = { ...emptyResult, documents: [topic('after-a-fall')] };
    expect((await ask(text, { understood: { risk, found } })).content).toMatch(/^.*911.* \[1\]\n/);
    const replied = await ask(text, { understood: { replyKind: 'thanks' } });
    expect(replied.content.startsWith(fileTexts.en.says)).toBe(false);
  });
});
