import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CoachModel } from './coach-model.js';
import { masked } from './prompt-text.js';
import { QuickModel } from './quick-model.js';

/** Texts in one request; a library of a hundred topics takes a few. */
const BATCH = 32;
/** More than the library has in both languages. Vectors of texts that changed are forgotten with the oldest. */
const REMEMBERED = 5_000;

/** Nearness by meaning. Vectors of the library's texts are kept in memory by their hash; those of questions are not kept. */
@Injectable()
export class Embeddings {
  private readonly vectors = new Map<string, number[]>();

  constructor(private readonly model: QuickModel) {}

  /**
   * The cosine of a question with each text, by the texts' ids; null where no embeddings are configured and as long as not
   * all texts have a vector: each call adds some, so the first ones after a start may not suffice.
   */
  async similarities(
    question: string,
    texts: ReadonlyMap<string, string>,
    signal?: AbortSignal,
  ): Promise<Map<string, number> | null> {
    const hashes = new Map([...texts].map(([id, text]) => [id, hashOf(text)]));
    return this.model.withModelDeadline(async (model, until) => {
      if (!(await this.remember([...texts.values()], model, until))) return null;
      const [asked] = (await model.embed([masked(question)], until)) ?? [];
      if (!asked) return null;
      return new Map([...hashes].map(([id, hash]) => [id, cosine(asked, this.vectors.get(hash) ?? [])]));
    }, signal);
  }

  /** False where the host has no embeddings. */
  private async remember(texts: readonly string[], model: CoachModel, signal: AbortSignal): Promise<boolean> {
    const missing = texts.filter((text) => !this.vectors.has(hashOf(text)));
    for (let from = 0; from < missing.length; from += BATCH) {
      const batch = missing.slice(from, from + BATCH);
      const vectors = await model.embed(batch, signal);
      if (!vectors) return false;
      batch.forEach((text, at) => this.vectors.set(hashOf(text), vectors[at] ?? []));
    }
    for (const hash of this.vectors.keys()) {
      if (this.vectors.size <= REMEMBERED) break;
      this.vectors.delete(hash);
    }
    return true;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** How alike the directions of two vectors are, from -1 to 1; 0 when they cannot be compared. */
function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return 0;
  const length = Math.sqrt(dot(a, a) * dot(b, b));
  return length === 0 ? 0 : dot(a, b) / length;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
