import { answeredQuestion } from '@careward/contracts/discovery/library';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  answeredQuestionOf,
  mistakesIn,
  type SeedAnswer,
  seedAnswers,
} from '../src/library/answered-question.domain.js';
import type { SeedTopic } from '../src/library/document.domain.js';
import { readSeed } from '../src/library/library-seed.js';

let topics: readonly SeedTopic[];
beforeAll(async () => {
  topics = (await readSeed()).topics;
});

const answer = { direct: 'Ask the nurse.', steps: ['Call.'], avoid: [], help: [] };
const known = { publisher: 'NIA', title: 'Dementia', url: 'https://www.nia.nih.gov/', check: true };
const asked = (changes: Partial<Record<keyof SeedAnswer, unknown>> = {}) => ({
  id: 'home-again',
  question: { en: 'Why does she ask to go home?', es: '¿Por qué pide irse a casa?' },
  answer: { en: answer, es: answer },
  applies: ['dementia'],
  risk: 'none',
  next: [],
  sources: [known],
  confidence: 'high',
  ...changes,
});

describe('the answered questions of the seed', () => {
  it('are 1,139, of every topic, and fit the contract', () => {
    const answered = topics.flatMap(({ answers }) => answers.map(answeredQuestionOf));
    expect(answered).toHaveLength(1139);
    expect(topics.filter(({ answers }) => answers.length === 0)).toEqual([]);
    for (const question of answered) expect(answeredQuestion.parse(question)).toEqual(question);
  });
});

describe('a question of the seed', () => {
  it.each([
    ['has no steps', { answer: { en: { ...answer, steps: [] }, es: answer } }, 'answer.en.steps'],
    ['is in one language', { question: { en: 'Why?' } }, 'question.es'],
    ['has an id that no address can carry', { id: 'Home Again' }, 'id'],
    ['names a danger that there is not', { risk: 'card', category: 'boredom' }, 'category'],
    ['has a risk without danger', { risk: 'strip' }, 'category'],
    ['has a danger without risk', { category: 'stroke' }, 'category'],
    ['names no source', { sources: [] }, 'sources'],
  ])('is refused when it %s', (_, changes, path) => {
    const { error } = seedAnswers.safeParse([asked(changes)]);
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([`0.${path}`]);
  });

  it.each([
    ['none', undefined, null],
    ['card', 'stroke', { level: 'card', category: 'stroke' }],
    ['strip', 'heart', { level: 'strip', category: 'heart' }],
  ])('of risk %s and category %s is shown with %j', (risk, category, shown) => {
    const [seed] = seedAnswers.parse([asked({ risk, category })]);
    expect(answeredQuestionOf(seed as SeedAnswer).risk).toEqual(shown);
  });

  it('names a source as read only when somebody has opened it', () => {
    const opened = { publisher: 'CDC', title: 'Falls', url: 'https://www.cdc.gov/falls' };
    const [seed] = seedAnswers.parse([asked({ sources: [known, opened] })]);
    expect(answeredQuestionOf(seed as SeedAnswer).sources).toEqual([
      { publisher: 'NIA', title: 'Dementia', url: 'https://www.nia.nih.gov/', read: false },
      { ...opened, read: true },
    ]);
  });
});

describe('the questions of a library', () => {
  const of = (...questions: ReturnType<typeof asked>[]) => seedAnswers.parse(questions);
  const mistakes = (answers: Record<string, SeedAnswer[]>) =>
    mistakesIn(new Map(Object.entries(answers)), new Set(['wandering', 'grief']));

  it('fit together', () => {
    const one = of(asked({ next: ['loss'] }));
    expect(mistakes({ wandering: one, grief: of(asked({ id: 'loss' })) })).toEqual([]);
  });

  it('belong to a topic of it', () => {
    expect(mistakes({ nowhere: of(asked()) })).toEqual([
      'answers/nowhere.json: the library has no topic nowhere',
    ]);
  });

  it('have an id of their own', () => {
    expect(mistakes({ wandering: of(asked()), grief: of(asked()) })).toEqual([
      'answers/grief.json: home-again stands in answers/wandering.json already',
    ]);
  });

  it('lead to questions that there are', () => {
    expect(mistakes({ wandering: of(asked({ next: ['loss'] })) })).toEqual([
      'answers/wandering.json: after home-again comes loss, which is nowhere',
    ]);
  });
});
