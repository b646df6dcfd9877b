import type { TopicLine } from '@careward/contracts/library/topic';
import { describe, expect, it } from '@jest/globals';
import { findTopics, topicsByCategory } from '../../src/features/library/topics-by-category.js';

const line = (id: string, category: string, title: string, es = title): TopicLine => ({
  id,
  category,
  title: { en: title, es },
  summary: { en: `About ${title}`, es: `Sobre ${es}` },
});
const topics = [
  line('bathing', 'daily_care', 'Safe bathing', 'Baño seguro'),
  line('stroke', 'emergencies', 'Stroke signs', 'Señales de derrame'),
  line('meals', 'daily_care', 'Easy meals', 'Comidas fáciles'),
  line('pets', 'other_things', 'Pets'),
];

describe('topicsByCategory', () => {
  it('keeps the order of the names, drops empty shelves and puts unknown ones last', () => {
    const shelves = topicsByCategory(topics, { emergencies: 'First', money: 'Money', daily_care: 'Daily' });
    expect(shelves.map(({ name, topics: own }) => [name, ...own.map(({ id }) => id)])).toEqual([
      ['First', 'stroke'],
      ['Daily', 'bathing', 'meals'],
      ['other things', 'pets'],
    ]);
  });
});

describe('findTopics', () => {
  it.each([
    ['', 'en', ['bathing', 'stroke', 'meals', 'pets']],
    ['  BATH safe ', 'en', ['bathing']],
    ['bano', 'es', ['bathing']],
    ['bathing', 'es', []],
    ['bath stroke', 'en', []],
  ] as const)('%p in %s: %p', (typed, lang, ids) => {
    expect(findTopics(topics, typed, lang).map(({ id }) => id)).toEqual(ids);
  });
});
