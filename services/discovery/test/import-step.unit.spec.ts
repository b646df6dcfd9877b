import { describe, expect, it } from '@jest/globals';
import { importStep, type Head } from '../src/library/import-step.domain.js';
import { contentOf, hashOf } from '../src/library/library-document.domain.js';
import { threeTopics } from './three-topics.js';

const [topic, otherTopic] = (await threeTopics()).topics.map(contentOf);
if (!topic || !otherTopic) throw new Error('the seed is empty');

const published: Head = { hash: hashOf(topic), version: 4, position: 7, seedVersion: 2 };
const withdrawn: Head = { ...published, hash: null };
const { seedVersion: _, ...fromBefore } = published;

describe('what an import does about a document', () => {
  it.each([
    ['the topic is new', topic, undefined, 'publish'],
    ['nothing changed', topic, published, 'none'],
    ['the text changed', otherTopic, published, 'publish'],
    ['only the order changed', topic, { ...published, position: 6 }, 'confirm'],
    ['the seed is newer and the text the same', topic, { ...published, seedVersion: 1 }, 'confirm'],
    ['no seed version is stored', topic, fromBefore, 'confirm'],
    ['no seed version is stored and the text changed', otherTopic, fromBefore, 'publish'],
    ['the topic comes back', topic, withdrawn, 'publish'],
    ['the topic was taken out', null, published, 'withdraw'],
    ['the topic was taken out of a newer seed', null, { ...published, seedVersion: 1 }, 'withdraw'],
    ['it was withdrawn by this seed before', null, withdrawn, 'none'],
    ['it was withdrawn by an older seed', null, { ...withdrawn, seedVersion: 1 }, 'confirm'],
    ['a newer seed published it', otherTopic, { ...published, seedVersion: 3 }, 'none'],
    ['a newer seed published what this one lacks', null, { ...published, seedVersion: 3 }, 'none'],
    ['a newer seed withdrew it', topic, { ...withdrawn, seedVersion: 3 }, 'none'],
  ] as const)('when %s', (_when, content, head, step) => {
    expect(importStep({ content, position: 7, seedVersion: 2 }, head)).toBe(step);
  });
});
