import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LibraryCopy } from '../src/library/library-copy.js';
import { LibraryRepository } from '../src/library/library.repository.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

const prefix = testPrefix();
const copies: RunningCoach[] = [];
beforeAll(async () => {
  copies.push(await startCoach(prefix), await startCoach(prefix));
}, 60_000);
afterAll(() => Promise.all(copies.map((copy) => copy.stop())));

const sizes = () => copies.map((copy) => copy.app.get(LibraryCopy).index.size);
const someTopics = seedLibrary.slice(0, 3);

describe('the library in two copies of the coach', () => {
  it('grows in both, and a withdrawn document is out of both', async () => {
    await copies[0]?.stockLibrary(someTopics);
    await eventually(() => expect(sizes()).toEqual([3, 3]));
    const library = copies[1]?.app.get(LibraryRepository);
    await library?.drop(someTopics[0]?.documentId ?? '');
    await library?.raiseVersion();
    await eventually(() => expect(sizes()).toEqual([2, 2]));
    for (const copy of copies)
      expect(copy.app.get(LibraryCopy).index.document(someTopics[0]?.documentId ?? '')).toBeUndefined();
  });

  it('is there at once in a copy that starts later', async () => {
    const late = await startCoach(prefix);
    expect(late.app.get(LibraryCopy).index.size).toBe(2);
    await late.stop();
  });
});
