import { describe, expect, it } from '@jest/globals';
import type { Person } from '../../src/understanding/language/people.domain.js';
import { anonymous } from '../../src/model/anonymous-question.domain.js';
import { topic } from './topic.js';

const rosa: Person = { relationship: 'parent', conditions: [], insuranceType: null, name: 'Rosa Delgado' };
const letter = (title: string, ...texts: string[]) => ({
  n: 2,
  document: {
    ...topic('safe-bathing'),
    url: '/api/chat/files/1',
    title: { en: title, es: title },
    passages: texts.map((text, at) => ({
      id: `en.text.${at}`,
      lang: 'en' as const,
      part: 'text' as const,
      text,
    })),
  },
});
const asked = {
  question: 'What does the letter to Rosa want of Ana?',
  earlier: [
    { question: 'My neighbor Imelda helps', answer: 'Ask Imelda when she can.' },
    { question: 'And rosa delgado?', answer: null },
  ],
  sources: [
    { n: 1, document: topic('when-to-call-911') },
    letter(
      'delgado rosa.pdf',
      'Patient: Delgado, Rosa',
      'Imelda may come too. Call 1-800-555-0134 by Friday.',
      'Signed by Ana Ruiz',
    ),
  ],
  careContext: { recipients: [rosa], ownName: 'Ana Ruiz' },
};

describe('what a model is asked', () => {
  const { question, earlier, sources } = anonymous(asked);

  it('names nobody whom the account knows', () => {
    expect(question).toBe('What does the letter to recipient A want of the caregiver?');
  });

  it('names nobody whom the conversation before introduced, in its answers and in files either', () => {
    expect(earlier).toEqual([
      { question: 'My neighbor [name] helps', answer: 'Ask [name] when she can.' },
      { question: 'And recipient A?', answer: null },
    ]);
  });

  it('has no identifier in a file, and no telephone of it', () => {
    const [, file] = sources;
    expect(file?.document.title.en).toBe('recipient A.pdf');
    expect(file?.document.passages.map(({ text }) => text)).toEqual([
      'Patient: recipient A, recipient A',
      '[name] may come too. Call [number] by Friday.',
      'Signed by the caregiver',
    ]);
  });

  it('has the library as it is', () => {
    expect(sources[0]).toBe(asked.sources[0]);
  });
});
