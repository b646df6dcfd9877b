import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { mistakesIn, type SeedAnswer, seedAnswers } from './answered-question.domain.js';
import { contentOf, seedLibrary, type SeedTopic } from './document.domain.js';

/**
 * The care library of this build. A higher version replaces the stored library; a lower one, of a copy that was deployed
 * earlier, leaves it as it is.
 */
export type LibrarySeed = { version: number; topics: readonly SeedTopic[] };

export const LIBRARY_SEED = Symbol('library seed');

/** Every version of the seed, the oldest first. A change of the content appends one (library-seed.unit.spec.ts). */
export const seedVersions = z.array(z.object({ version: z.int().positive(), sha256: z.string() })).min(1);

/** The package's folder is two levels up, from src as well as from dist. */
const seedFile = (name: string) => new URL(`../../seed/${name}`, import.meta.url);

export async function readSeed(): Promise<LibrarySeed> {
  const topics = await readJson('library.json', seedLibrary);
  const answers = await readAnswers();
  const mistakes = mistakesIn(answers, new Set(topics.map(({ id }) => id)));
  if (mistakes.length > 0) throw new InvalidSeed(mistakes);
  const versions = await readJson('versions.json', seedVersions);
  return {
    version: Math.max(...versions.map(({ version }) => version)),
    topics: topics.map((topic) => ({ ...topic, answers: answers.get(topic.id) ?? [] })),
  };
}

/** Of every topic that has some: a file is named after its topic. */
async function readAnswers(): Promise<ReadonlyMap<string, readonly SeedAnswer[]>> {
  const names = (await readdir(seedFile('answers'))).filter((name) => name.endsWith('.json')).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name.slice(0, -'.json'.length), await readJson(`answers/${name}`, seedAnswers)] as const,
      ),
    ),
  );
}

/** Covers everything that is stored of a topic. */
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
  throw new InvalidSeed(
    parsed.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`),
  );
}

class InvalidSeed extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The care library's seed is not valid. ${mistakes.slice(0, 5).join('; ')}`);
  }
}
