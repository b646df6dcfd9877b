import { describe, expect, it } from '@jest/globals';
import { type Content, hashContent, importStep, type StoredState } from '../src/library/document.domain.js';

const contentNamed = (id: string): Content => ({
  topic: {
    id,
    category: 'safety',
    title: { en: id, es: id },
    summary: { en: id, es: id },
    conditions: ['all'],
    steps: { en: [], es: [] },
    whenToCall: null,
    redFlags: { en: [], es: [] },
    sources: [],
    factCheck: { status: 'checked' },
  },
  keywords: { en: [], es: [] },
});
const topic = contentNamed('a-topic');
const otherTopic = contentNamed('another-topic');

const published: StoredState = { hash: hashContent(topic), version: 4, position: 7, seedVersion: 2 };
const withdrawn: StoredState = { ...published, hash: null };
const { seedVersion: _, ...withoutSeedVersion } = published;

describe('what an import of the seed does with a document', () => {
  it.each([
    ['the topic is new', topic, null, 'publish'],
    ['nothing changed', topic, published, null],
    ['the text changed', otherTopic, published, 'publish'],
    ['only the order changed', topic, { ...published, position: 6 }, 'touch'],
    ['the seed is newer and the text the same', topic, { ...published, seedVersion: 1 }, 'touch'],
    ['no seed version is stored', topic, withoutSeedVersion, 'touch'],
    ['no seed version is stored and the text changed', otherTopic, withoutSeedVersion, 'publish'],
    ['the topic comes back', topic, withdrawn, 'publish'],
    ['the topic was taken out', null, published, 'withdraw'],
    ['the topic was taken out of a newer seed', null, { ...published, seedVersion: 1 }, 'withdraw'],
    ['it was withdrawn by this seed before', null, withdrawn, null],
    ['it was withdrawn by an older seed', null, { ...withdrawn, seedVersion: 1 }, 'touch'],
    ['a newer seed published it', otherTopic, { ...published, seedVersion: 3 }, null],
    ['a newer seed published what this one lacks', null, { ...published, seedVersion: 3 }, null],
    ['a newer seed withdrew it', topic, { ...withdrawn, seedVersion: 3 }, null],
  ] as const)('when %s', (_when, content, stored, step) => {
    expect(importStep({ content, position: 7, seedVersion: 2 }, stored)).toBe(step);
  });
});
