import { readSeed, type LibrarySeed } from '../src/library/library-seed.js';

/** A seed with three topics of the care library, for tests that boot discovery. */
export async function threeTopics(version = 1): Promise<LibrarySeed> {
  const { topics } = await readSeed();
  const ids = ['when-to-call-911', 'poison-and-medicine-mistakes', 'advance-directives'];
  return { version, topics: topics.filter(({ id }) => ids.includes(id)) };
}
