import { documentPassages } from '@careward/contracts/discovery/internal-calls';
import { topic } from '@careward/contracts/discovery/library';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Content,
  contentOf,
  hashContent,
  passagesOf,
  sentencesOf,
} from '../src/library/document.domain.js';
import { readSeed } from '../src/library/library-seed.js';
import { documentIdOf, summaryOf } from '../src/library/crawled-page.domain.js';

let library: Content[];
beforeAll(async () => {
  library = (await readSeed()).topics.map(contentOf);
});

const gapless = (text: string) => text.replaceAll(/\s+/g, '');

describe('the seed library', () => {
  it('holds 103 topics that fit the contract', () => {
    expect(library).toHaveLength(103);
    for (const content of library) expect(topic.parse(content.topic)).toEqual(content.topic);
  });

  it('has a hash that changes with any word', () => {
    const [first, second] = library;
    if (!first || !second) throw new Error('the seed is empty');
    expect(hashContent(first)).toBe(hashContent(structuredClone(first)));
    expect(hashContent(first)).not.toBe(hashContent(second));
    expect(hashContent({ ...first, keywords: { ...first.keywords, es: ['otra'] } })).not.toBe(
      hashContent(first),
    );
  });
});

describe('sentences', () => {
  it.each([
    ['Sit down. Rest.', ['Sit down.', 'Rest.']],
    [
      'Asking "Are you thinking of suicide?" does not plant the idea; it opens the door. Stay.',
      ['Asking "Are you thinking of suicide?" does not plant the idea; it opens the door.', 'Stay.'],
    ],
    ['Call 1-800-222-1222. It is free', ['Call 1-800-222-1222.', 'It is free']],
    ['', []],
  ])('of %j', (text, sentences) => {
    expect(sentencesOf(text, 'en')).toEqual(sentences);
  });

  it('begin with inverted marks in Spanish', () => {
    expect(sentencesOf('Espere. ¿Respira? ¡Llame!', 'es')).toEqual(['Espere.', '¿Respira?', '¡Llame!']);
  });
});

describe('passages', () => {
  it('contain each word of every topic once, in both languages', () => {
    for (const content of library) {
      const { passages } = documentPassages.answer.parse(passagesOf(content, 1));
      const { summary, steps, whenToCall, redFlags } = content.topic;
      for (const lang of ['en', 'es'] as const) {
        const said = passages.filter((passage) => passage.lang === lang).map(({ text }) => text);
        const written = [summary[lang], ...steps[lang], whenToCall?.[lang] ?? '', ...redFlags[lang]];
        expect(gapless(said.join(''))).toBe(gapless(written.join('')));
      }
    }
  });

  it('have ids by language, part and position, unique within the document', () => {
    for (const content of library) {
      const ids = passagesOf(content, 1).passages.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const [first] = library;
    if (!first) throw new Error('the seed is empty');
    expect(passagesOf(first, 3).answers).toEqual(first.topic.answers);
    expect(passagesOf(first, 3)).toMatchObject({
      documentId: 'when-to-call-911',
      version: 3,
      url: '/resources/when-to-call-911',
      confirmed: true,
      conditions: ['all'],
      passages: expect.arrayContaining([
        { id: 'en.steps.1', lang: 'en', part: 'steps', text: 'Say the address, then what happened' },
      ]),
    });
  });

  it('are confirmed only where a source was read', () => {
    const unconfirmed = library
      .map((content) => passagesOf(content, 1))
      .filter(({ confirmed }) => !confirmed);
    expect(unconfirmed.map(({ documentId }) => documentId).sort()).toEqual([
      'als-at-home',
      'blood-pressure-at-home',
      'brain-injury',
      'housing',
      'ms-at-home',
    ]);
  });
});

describe('the document of a page', () => {
  it('keeps its id from one version of Careward to the next', () => {
    const id = documentIdOf({ sourceId: 'a-source', url: 'https://care.example/falls' });
    expect(id).toBe('page-c9118b06fbc9b357adcf354b1ff83a00');
  });
});

describe('how a page begins', () => {
  const sentence = 'Turn a light on in the hall before the sun goes down, and leave it on until the morning.';
  it.each([
    [' A  short\ntext. ', 'A short text.'],
    [`${sentence} ${sentence} ${sentence}`, `${sentence} ${sentence}`],
    [`Short. ${'word '.repeat(60)}`, `Short. ${'word '.repeat(46).trim()}…`],
    ['x'.repeat(240), 'x'.repeat(240)],
    ['x'.repeat(300), `${'x'.repeat(239)}…`],
  ])('%j', (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
    expect(summary.length).toBeLessThanOrEqual(240);
  });
});
