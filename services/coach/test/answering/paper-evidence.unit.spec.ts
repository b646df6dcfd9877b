import { describe, expect, it } from '@jest/globals';
import { chancesOf, paperSettings } from '../../src/answering/files/paper-chance.domain.js';
import { withSentences } from '../../src/answering/files/ask-files.js';
import { filesMeant } from '../../src/answering/files/files-in-view.domain.js';
import { chosenIn } from '../../src/answering/files/chosen-sentences.domain.js';
import { evidenceOf } from '../../src/answering/files/sentence-evidence.domain.js';
import { wordLikeness } from '../../src/answering/files/word-likeness.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { file, letter } from './a-letter.js';

async function viewOf(text: string, one = letter) {
  const meant = filesMeant({ text, lang: 'en', files: [one], earlier: [] });
  if (!meant) throw new Error('no file is meant');
  return withSentences(meant);
}
const context = { lang: 'en' as const, nearness: () => 0, library: emptyResult };

describe('what tells that a sentence answers', () => {
  it('is a word of the question, however it is spelled, the more the fewer sentences have it', async () => {
    const text = 'how much is the premiun of her coverage';
    const view = await viewOf(text);
    const evidence = evidenceOf(view, { ...context, text });
    const wordsOf = (part: string) =>
      evidence[view.sentences.findIndex((each) => each.text.includes(part))]?.words;
    expect(wordsOf('$48.50')).toBeGreaterThan(0);
    expect(wordsOf('1-800')).toBe(0);
  });

  it('is a fact that is looked for', async () => {
    const text = 'How much do we pay?';
    const view = await viewOf(text);
    const evidence = evidenceOf(view, { ...context, text });
    const having = view.sentences.filter((_, at) => evidence[at]?.fact === 1).map((each) => each.text);
    expect(having).toEqual(['Your monthly premium is $48.50.']);
  });

  it('is less where the library surely has the answer', async () => {
    const text = 'How much do we pay?';
    const view = await viewOf(text);
    const sure = evidenceOf(view, { ...context, text, library: { ...emptyResult, certainty: 'sure' } });
    expect(sure.every(({ librarySure }) => librarySure === 1)).toBe(true);
  });

  it('is no more for a paper where the library has nothing than where it has little', async () => {
    const text = 'How do I bathe her safely?';
    const view = await viewOf(text);
    const oddsAt = (chance: number) =>
      evidenceOf(view, { ...context, text, library: { ...emptyResult, candidates: [{ chance }] } })[0]
        ?.libraryOdds;
    expect(oddsAt(0)).toBe(oddsAt(0.1));
    expect(oddsAt(0.5)).toBeGreaterThan(oddsAt(0.1) ?? 0);
  });
});

describe('words', () => {
  it.each([
    ['apeal', 'appeal', true],
    ['ambulence', 'ambulance', true],
    ['cobertura', 'coverage', false],
    ['pagar', 'apelar', false],
  ])('are alike by their letters: %s, %s', (one, other, areAlike) => {
    expect(wordLikeness(one, other) >= 0.5).toBe(areAlike);
  });
});

describe('the chance that a sentence answers', () => {
  it('leaves some for none of them', async () => {
    const view = await viewOf('When does coverage end?');
    const evidence = evidenceOf(view, { ...context, text: 'When does coverage end?' });
    const { thresholds } = paperSettings.alone;
    const chances = chancesOf(evidence, {
      together: { weights: {}, thresholds },
      alone: { weights: { always: -1, fact: 3 }, thresholds },
    });
    const sum = chances.reduce((total, chance) => total + chance, 0);
    expect(sum).toBeGreaterThan(0.5);
    expect(sum).toBeLessThan(1);
  });

  it.each([
    [0.55, true, false],
    [0.45, false, false],
    [0.75, true, true],
  ])('is what it takes to be quoted, and to come first: %d', async (chance, isQuoted, isSure) => {
    const view = await viewOf(
      'Where do I park?',
      file('a.txt', 'Park behind the house.\nThe door is green all year.'),
    );
    const scored = view.sentences.map((sentence, at) => ({ ...sentence, chance: at === 0 ? chance : 0 }));
    const said = chosenIn(scored, view, { quoted: 0.5, sure: 0.7, nearest: 0.9 });
    expect(said.chosen.map(({ text }) => text)).toEqual(isQuoted ? ['Park behind the house.'] : []);
    expect(said.isSure).toBe(isSure);
  });

  it.each([
    [0.3, true],
    [0.2, false],
  ])('is what it takes to be quoted in doubt, all together: %d each', async (chance, isDoubtful) => {
    const view = await viewOf(
      'Where do I park?',
      file('a.txt', 'Park behind the house.\nThe door is green all year.'),
    );
    const scored = view.sentences.map((sentence) => ({ ...sentence, chance }));
    const said = chosenIn(scored, view, { quoted: 0.7, sure: 0.9, nearest: 0.55 });
    expect(said.chosen).toHaveLength(isDoubtful ? 2 : 0);
    expect([said.isDoubtful, said.isSure]).toEqual([isDoubtful, false]);
  });
});

describe('a question for nothing but facts', () => {
  const chosenOf = async (question: string, chances: Record<string, number>) => {
    const view = await viewOf(question, file('a.txt', Object.keys(chances).join('\n\n')));
    const scored = view.sentences.map((sentence) => ({ ...sentence, chance: chances[sentence.text] ?? 0 }));
    const { chosen, isDoubtful } = chosenIn(scored, view, { quoted: 0.5, sure: 0.7, nearest: 0.55 });
    return { isDoubtful, quotes: chosen.map(({ text }) => text) };
  };

  it('gets both deadlines of a letter, and nothing that is none', async () => {
    const chances = {
      'We must receive your appeal within 20 days of the date of this notice.': 0.1,
      'If you ask within 10 days, your present hours of help go on.': 0.6,
      'The office is open from Monday to Friday, nine to four.': 0.2,
    };
    const { quotes } = await chosenOf('What is the deadline?', chances);
    expect(quotes).toEqual(Object.keys(chances).slice(0, 2));
  });

  it('gets what is due rather than any amount, where several things are asked', async () => {
    const said = await chosenOf('How much do I have to pay and by when?', {
      'Total charges: $8,412.00': 0.12,
      'Amount due from you: $425.00': 0.09,
      'Please pay by December 20, 2026.': 0.22,
      'If you cannot pay all of it at once, you can ask for a payment plan.': 0.18,
      'Ask for the form for financial assistance within 240 days of the first bill.': 0.17,
      'You will need a letter from Social Security.': 0.15,
    });
    expect(said).toEqual({
      isDoubtful: false,
      quotes: [
        'Amount due from you: $425.00',
        'Please pay by December 20, 2026.',
        'Ask for the form for financial assistance within 240 days of the first bill.',
      ],
    });
  });
});

describe('the rows of a table, and a label in large letters', () => {
  it('are sentences, not headings', async () => {
    const table = await viewOf(
      'sodium',
      file(
        'a.txt',
        'Test      Result    Range\nSodium      133     135 - 145\nPotassium     4.1     3.5 - 5.1',
      ),
    );
    expect(table.sentences.map(({ text }) => text)).toEqual([
      'Sodium      133     135 - 145',
      'Potassium     4.1     3.5 - 5.1',
    ]);
    const label = await viewOf('for', file('b.txt', 'DO NOT STOP SUDDENLY\nFOR NERVE PAIN\nREFILLS: 2'));
    expect(label.sentences.map(({ text }) => text)).toContain('DO NOT STOP SUDDENLY');
  });
});
