import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { describe, expect, it } from '@jest/globals';
import type { LearnedAnswers } from '../../src/library/retrieval/answer-chances.domain.js';
import { findAnswers } from '../../src/library/retrieval/find-answers.domain.js';
import type { TopicQuestion } from '../../src/library/retrieval/find-topics.domain.js';
import { nothingFound } from '../../src/library/retrieval/found-topics.domain.js';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { onlyAsked } from '../../src/library/retrieval/remembered.domain.js';

const prepared = { direct: 'Do this.', steps: ['First this'], avoid: [], help: [] };

const anAnswer = (
  id: string,
  en: string,
  { es = `es ${en}`, appliesTo = [] as string[] } = {},
): AnsweredQuestion => ({
  id,
  question: { en, es },
  answer: { en: prepared, es: prepared },
  appliesTo,
  risk: null,
  next: [],
  sources: [],
  confidence: 'high',
});

const aTopic = (documentId: string, title: string, answers: AnsweredQuestion[]): DocumentPassages => ({
  documentId,
  version: 1,
  title: { en: title, es: `es ${title}` },
  url: `/resources/${documentId}`,
  keywords: { en: [], es: [] },
  conditions: [],
  confirmed: true,
  passages: [],
  answers,
});

const shower = anAnswer('shower', 'How do I get her to shower?', { es: '¿Cómo logro que se bañe?' });
const hair = anAnswer('hair', 'How do I wash her hair in bed?', { appliesTo: ['dementia'] });
const pills = anAnswer('pills', 'She missed her pills. What now?');
const fresh = anAnswer('fresh', 'Can the parrot stay in her room?');
const bathing = aTopic('bathing', 'Safe bathing', [shower, hair, fresh]);
const medicines = aTopic('medicines', 'Medicines', [pills]);
const library = new LibraryIndex([bathing, medicines]);

/** What is read after the question of the answer shown, then after two messages: words, meaning, its own text. */
const afterOthers = [0, 0.5, 0, 0, 0.5, 0];

type Scores = Partial<Record<string, number>>;

/** A model that has learned of three of the four, and of one that is not published. */
function modelSaying({ meaning = {}, words = {} }: { meaning?: Scores; words?: Scores }): LearnedAnswers {
  const of = (scores: Scores) =>
    new Map(['shower', 'hair', 'pills', 'withdrawn'].map((id) => [id, scores[id] ?? 0]));
  const weights = (answer: number[]) => ({
    answer,
    none: [3, 0, 0, 0, 0],
    from: { sure: 0.6, likely: 0.35 },
  });
  return {
    scoresOf: (_, vector) => ({ words: of(words), meaning: vector && of(meaning) }),
    likeness: (text, other) => (other.includes('parrot') && text.includes('parrot') ? 1 : 0),
    weights: { together: weights([0, 1, 2, 0.5, 0, 6]), alone: weights([1, 0, 0, 0.5, 0, 6]) },
    inConversation: {
      together: weights([0, 1, 2, 0.5, 0, 6, ...afterOthers, 4, 1, -5, 0, 0, -5, 0, 0]),
      alone: weights([1, 0, 0, 0.5, 0, 6, ...afterOthers, 4, 1, -5, 0, 0, -5, 0, 0]),
    },
  };
}

type Played = Parameters<typeof modelSaying>[0] & {
  asked?: Partial<TopicQuestion>;
  nothing?: number;
  relevant?: DocumentPassages[];
  near?: Scores;
  chances?: Scores;
  among?: LibraryIndex;
};

function find(
  question: string,
  { asked, nothing = 0, relevant = [], near = {}, chances = {}, among = library, ...model }: Played = {},
) {
  const topics = [bathing, medicines].map((document) => ({
    document,
    chance: chances[document.documentId] ?? 0,
  }));
  const found = findAnswers(
    { question, earlier: [], lang: 'en', conditions: [], vectorOf: () => new Float32Array(2), ...asked },
    { ranked: { topics, nothing }, found: { ...nothingFound, relevant } },
    {
      library: among,
      learned: modelSaying(model),
      ownTexts: {
        nearnessTo:
          () =>
          ({ id }) =>
            near[id] ?? 0,
      },
    },
  );
  return { certainty: found.certainty, ids: found.answers.map(({ answered }) => answered.id) };
}

const withoutVector = { vectorOf: () => null };

describe('an answered question', () => {
  it.each([
    'How do I get her to shower?',
    'how do i get her to shower',
    'HOW DO I GET HER TO SHOWER!!',
    '¿Cómo logro que se bañe?',
    'como logro que se bane',
  ])('that is sent word for word is sure in any spelling and either language: %s', (text) => {
    expect(find(text)).toEqual({ certainty: 'sure', ids: ['shower'] });
  });

  it.each([
    ['sure', 6],
    ['likely', 5],
    ['unsure', 1],
  ])('is %s as far as it stands out', (certainty, score) => {
    const found = find('she wont get in the tub', { meaning: { shower: score } });
    expect(found.certainty).toBe(certainty);
    expect(found.ids[0]).toBe('shower');
  });

  it('that was learned and is not published is never given', () => {
    expect(find('where did it go', { meaning: { withdrawn: 20 } }).ids).not.toContain('withdrawn');
  });

  it('that was published since the training is found by its own text', () => {
    const found = find('may the bird sleep there', { near: { fresh: 1 } });
    expect(found).toMatchObject({
      certainty: 'sure',
      ids: ['fresh', expect.anything(), expect.anything(), expect.anything()],
    });
  });

  it('that was published since the training is found by its spelling where there is no vector', () => {
    expect(find('the parrot in her room', { asked: withoutVector }).ids[0]).toBe('fresh');
  });

  it('is found by spelling alone where there is no vector', () => {
    const found = find('shower', { asked: withoutVector, words: { shower: 8 }, meaning: { pills: 20 } });
    expect(found).toMatchObject({ certainty: 'sure', ids: expect.arrayContaining(['shower']) });
  });

  it('gains where its topic is likely', () => {
    const alike = { shower: 2, pills: 2 };
    expect(find('she wont', { meaning: alike, chances: { medicines: 0.9 } }).ids[0]).toBe('pills');
    expect(find('she wont', { meaning: alike, chances: { bathing: 0.9 } }).ids[0]).toBe('shower');
  });

  it('gains where it is meant for the condition of the person', () => {
    const alike = { shower: 2, hair: 2 };
    expect(find('she wont', { meaning: alike }).ids[0]).toBe('shower');
    expect(find('she wont', { meaning: alike, asked: { conditions: ['dementia'] } }).ids[0]).toBe('hair');
  });
});

describe('where no answered question is likely', () => {
  it('three are offered', () => {
    const { certainty, ids } = find('what about it', { meaning: { shower: 1 } });
    expect({ certainty, count: ids.length }).toEqual({ certainty: 'unsure', count: 3 });
  });

  it('a topic that answers stands in', () => {
    expect(
      find('what about it', { meaning: { shower: -3, hair: -3, pills: -3 }, relevant: [medicines] }),
    ).toEqual({
      certainty: 'none',
      ids: [],
    });
  });

  it.each([
    ['answers, and the questions are asked next, where it is surely meant', 0.9, 'none'],
    ['gives way to the questions where it is not', 0.4, 'unsure'],
  ])('a topic %s', (_what, chance, certainty) => {
    const found = find('how do I bathe her', {
      meaning: { shower: 1.7 },
      chances: { bathing: chance },
      relevant: [bathing],
    });
    expect({ certainty: found.certainty, count: found.ids.length }).toEqual({ certainty, count: 3 });
  });

  it('what is surely not about care is left to the topics', () => {
    expect(find('which stocks should I buy', { meaning: { shower: 2 }, nothing: 0.9 }).certainty).toBe(
      'none',
    );
  });

  it('one that stands out is asked about where the topics take the message for off topic', () => {
    const found = find('who will you vote for', { meaning: { shower: 9 }, nothing: 0.9 });
    expect(found).toMatchObject({ certainty: 'likely' });
  });

  it.each(['', '   ', '🙂🙂🙂', '?!', '12 34'])('a message without a word finds nothing: "%s"', (text) => {
    expect(find(text, { meaning: { shower: 9 } })).toEqual({ certainty: 'none', ids: [] });
  });

  it.each(['Safe bathing', 'es safe bathing'])('the title of a topic means the topic: %s', (title) => {
    expect(find(title, { meaning: { shower: 9 } })).toEqual({ certainty: 'none', ids: [] });
  });
});

describe('a message after an answer', () => {
  const shown = (answerId: string, ...before: string[]): Partial<TopicQuestion> => ({
    earlier: [...before, answerId].map((id) => ({ question: 'she is dirty', answerId: id, shown: [id] })),
  });
  const asksNext = new LibraryIndex([
    { ...bathing, answers: [{ ...shower, next: ['pills'] }, hair, fresh] },
    medicines,
  ]);
  const first = (asked: Partial<TopicQuestion>, among?: LibraryIndex) =>
    find('what now', { meaning: { shower: 4, hair: 4, pills: 4 }, asked, ...(among && { among }) }).ids[0];

  it.each([
    ['goes on to what is asked next', shown('shower'), asksNext, 'pills'],
    ['stays with its topic, and is not given the same again', shown('shower'), library, 'hair'],
    ['is not given again what was shown before', shown('hair', 'shower'), library, 'pills'],
    [
      'goes by the likeliest of those that were offered',
      { earlier: [{ question: 'x', shown: ['shower', 'pills'] }] },
      library,
      'hair',
    ],
    [
      'goes by the last answer where a later turn had none',
      {
        earlier: [
          { question: 'x', answerId: 'shower', shown: [] },
          { question: 'thanks', shown: [] },
        ],
      },
      library,
      'hair',
    ],
  ])('%s', (_what, asked, among, id) => {
    expect(first(asked, among)).toBe(id);
  });

  it('is understood as before where the answer is no longer there', () => {
    const withdrawn = find('her pills', { meaning: { pills: 9 }, asked: shown('withdrawn') });
    expect(withdrawn).toEqual(
      find('her pills', { meaning: { pills: 9 }, asked: { earlier: onlyAsked(['x']) } }),
    );
  });
});

describe('a follow-up', () => {
  const after = (question: string, nothing: number) => {
    const vectorOf = (text: string) => new Float32Array([text.includes('shower') ? 1 : 0]);
    const learned: LearnedAnswers = {
      ...modelSaying({}),
      scoresOf: (_, vector) => ({
        words: new Map(),
        meaning: new Map([
          ['shower', vector?.[0] === 1 ? 9 : 0],
          ['pills', 1],
        ]),
      }),
    };
    return findAnswers(
      {
        question,
        earlier: onlyAsked(['how do I get her in the shower']),
        lang: 'en',
        conditions: [],
        vectorOf,
      },
      { ranked: { topics: [], nothing }, found: nothingFound },
      { library, learned, ownTexts: { nearnessTo: () => () => 0 } },
    );
  };

  it('is read with the question before it', () => {
    expect(after('and if she refuses?', 0).answers[0]?.answered.id).toBe('shower');
  });

  it('that is about no care at all is not given the answer before', () => {
    expect(after('should she buy stocks?', 0.9)).toMatchObject({ certainty: 'none', answers: [] });
  });
});
