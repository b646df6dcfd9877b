import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { words } from '../../../src/features/landing/words.js';

type Topic = Record<'id' | 'title' | 'title_es' | 'summary' | 'summary_es', string>;

const topics = JSON.parse(readFileSync('services/discovery/seed/library.json', 'utf8')) as Topic[];
const topic = topics.find(({ id }) => id === 'managing-sundowning') as Topic;

describe('the example on the landing page', () => {
  it.each([
    [words.en.example, topic.title, topic.summary],
    [words.es.example, topic.title_es, topic.summary_es],
  ])('quotes the topic it names, word for word', (example, title, summary) => {
    expect(example.topic).toBe(title);
    for (const sentence of example.answer) expect(summary).toContain(sentence);
  });
});
