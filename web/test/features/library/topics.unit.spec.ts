import type { TopicLine } from '@careward/contracts/discovery/library';
import { describe, expect, it } from '@jest/globals';
import {
  findTopics,
  numbersToCall,
  splitLead,
  topicsByCategory,
} from '../../../src/features/library/topics.js';

const line = (id: string, category: string, title: string): TopicLine => ({
  id,
  category,
  title,
  summary: `About ${title}`,
});
const topics = [
  line('bathing', 'daily_care', 'Safe bathing'),
  line('stroke', 'emergencies', 'Stroke signs'),
  line('meals', 'daily_care', 'Easy meals'),
  line('pets', 'other_things', 'Mascotas y baño'),
];

describe('topicsByCategory', () => {
  it('keeps the order of the names, drops empty categories and puts unknown ones last', () => {
    const categories = topicsByCategory(topics, {
      emergencies: 'First',
      money: 'Money',
      daily_care: 'Daily',
    });
    expect(categories.map(({ name, topics: own }) => [name, ...own.map(({ id }) => id)])).toEqual([
      ['First', 'stroke'],
      ['Daily', 'bathing', 'meals'],
      ['other things', 'pets'],
    ]);
  });
});

describe('findTopics', () => {
  it.each([
    ['', ['bathing', 'stroke', 'meals', 'pets']],
    ['  BATH safe ', ['bathing']],
    ['about EASY', ['meals']],
    ['bano', ['pets']],
    ['bath stroke', []],
  ])('%p: %p', (typed, ids) => {
    expect(findTopics(topics, typed).map(({ id }) => id)).toEqual(ids);
  });
});

describe('what the server found', () => {
  it('is added to what the typed words find, with the question that fits where there is one', () => {
    const question = { id: 'q', text: 'Why?' };
    const [bathing, stroke] = topics as [TopicLine, TopicLine];
    const found = [{ ...stroke, question }, bathing, { ...line('gone', 'money', 'Gone'), question }];
    expect(findTopics(topics, 'easy', found).map(({ id, question: fitting }) => [id, fitting])).toEqual([
      ['bathing', undefined],
      ['stroke', question],
      ['meals', undefined],
    ]);
  });
});

const topic = (category: string, en: string | null) => ({
  category,
  whenToCall: en === null ? null : { en, es: 'Llame' },
});

describe('the numbers under a title', () => {
  it.each([
    ['emergencies', 'Call 911 for any sudden sign.', ['tel:911']],
    ['emergencies', 'Call 911 for an attempt. Call or text 988 for any thoughts.', ['tel:988', 'tel:911']],
    ['emergencies', 'Call 911 for a collapse, else 1-800-222-1222.', ['tel:911', 'tel:+18002221222']],
    ['safety', 'Call 911 if you cannot find the person.', ['tel:911']],
    ['conditions', 'Call 911 for chest pain. Call 988 for dark thoughts.', ['tel:911']],
    ['conditions', 'Call the doctor for swelling, 911 for chest pain.', []],
    ['family', 'Call 911 if you are in danger.', []],
    ['planning', null, []],
  ])('%s: %s', (category, en, hrefs) => {
    expect(numbersToCall(topic(category, en)).map(({ href }) => href)).toEqual(hrefs);
  });
});

describe('the lead of a summary', () => {
  it.each([
    ['One. Two! Three? Four.', 'One. Two!', 'Three? Four.'],
    ['One. Two.', 'One. Two.', ''],
    [
      'Over 101.5 degrees, call. From 9 a. m. on. Rest.',
      'Over 101.5 degrees, call. From 9 a. m. on.',
      'Rest.',
    ],
    ['“One.” ¿Dos? ¡Tres!', '“One.” ¿Dos?', '¡Tres!'],
  ])('%s', (summary, lead, rest) => {
    expect(splitLead(summary)).toEqual({ lead, rest });
  });
});
