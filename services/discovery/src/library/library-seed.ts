import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { contentOf } from './library-document.domain.js';
import { seedLibrary, type SeedTopic } from './seed-topic.domain.js';

/**
 * The care library as this build brings it. A seed of a higher version replaces the stored library; one of a lower
 * version, of a copy that was deployed earlier, leaves it as it is.
 */
export type LibrarySeed = { version: number; topics: readonly SeedTopic[] };

/** Injection token of the seed. */
export const librarySeed = Symbol('library seed');

/** Every version the seed has had, the oldest first. A change of the content appends one (library-seed.unit.spec.ts). */
export const seedVersions = z.array(z.object({ version: z.int().positive(), sha256: z.string() })).min(1);

/** Two levels up is the package's root, from the sources as well as from the build. */
const seedFile = (name: string) => new URL(`../../seed/${name}`, import.meta.url);

export async function readSeed(): Promise<LibrarySeed> {
  const topics = await readJson('library.json', seedLibrary);
  const versions = await readJson('versions.json', seedVersions);
  return { version: Math.max(...versions.map(({ version }) => version)), topics };
}

/** Changes with anything that the stored documents are made of. */
export const hashOfSeed = (topics: readonly SeedTopic[]): string =>
  createHash('sha256')
    .update(JSON.stringify(topics.map(contentOf)))
    .digest('hex');

export async function readJson<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(seedFile(name), 'utf8')));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The care library's seed (${name}) is not in order. ${wrong.slice(0, 5).join('; ')}`);
}
