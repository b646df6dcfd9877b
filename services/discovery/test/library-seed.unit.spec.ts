import { beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { seedLibrary } from '../src/library/document.domain.js';
import {
  hashOfSeed,
  readJson,
  readSeed,
  seedVersions,
  type LibrarySeed,
} from '../src/library/library-seed.js';

let seed: LibrarySeed;
let versions: z.infer<typeof seedVersions>;
beforeAll(async () => {
  seed = await readSeed();
  versions = await readJson('versions.json', seedVersions);
});

describe('the seed', () => {
  // After a change of the library, append a line to seed/versions.json: the next version and the hash received below.
  it('has a version for its current content', () => {
    expect(hashOfSeed(seed.topics)).toBe(versions.at(-1)?.sha256);
  });

  it('has versions 1, 2, 3 …, of which the last is its own', () => {
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, n) => n + 1));
    expect(seed.version).toBe(versions.length);
  });

  it('has a topic or more, and none twice', async () => {
    const [topic] = await readJson('library.json', seedLibrary);
    const isSeed = (topics: unknown[]) => seedLibrary.safeParse(topics).success;
    expect([[], [topic], [topic, topic]].map(isSeed)).toEqual([false, true, false]);
  });

  it('says of a page that it was read wherever it names it, or nowhere', () => {
    const sources = seed.topics.flatMap((topic) => [
      ...topic.sources.map(({ url, page_read: isRead }) => ({ url, isRead })),
      ...topic.answers.flatMap((answered) =>
        answered.sources.map(({ url, check = false }) => ({ url, isRead: !check })),
      ),
    ]);
    const read = new Set(sources.flatMap(({ url, isRead }) => (isRead ? url : [])));
    expect(sources.filter(({ url, isRead }) => !isRead && read.has(url))).toEqual([]);
  });

  it('has a new hash for any change of its content', () => {
    const [first, ...others] = seed.topics;
    if (!first) throw new Error('the seed is empty');
    const changes = [
      others,
      [...others, first],
      [{ ...first, title_es: 'Otro título' }, ...others],
      [{ ...first, answers: first.answers.slice(1) }, ...others],
      [{ ...first, sources: first.sources.map((source) => ({ ...source, page_read: false })) }, ...others],
    ];
    const hashes = [seed.topics, ...changes].map(hashOfSeed);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
