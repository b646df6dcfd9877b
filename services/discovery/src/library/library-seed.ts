import { readFile } from 'node:fs/promises';
import { seedLibrary, type SeedTopic } from './seed-topic.js';

/** Injection token of the library's seed topics, in the library's order. */
export const librarySeed = Symbol('library seed');

/** Two levels up is the package's root, from the sources as well as from the build. */
const file = new URL('../../seed/library.json', import.meta.url);

export async function readSeed(): Promise<SeedTopic[]> {
  const parsed = seedLibrary.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The care library's seed is not in order. ${wrong.slice(0, 5).join('; ')}`);
}
