import type { TopicLine } from '@careward/contracts/discovery/topic';
import { describe, expect, it } from '@jest/globals';
import { findTopics, topicsByCategory } from '../../../src/features/library/topics.js';

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
