import { createHash } from 'node:crypto';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { centreVector } from '../understanding/learned/linear-model.domain.js';

export type Passage = { text: string; hash: string; lang: Language };

/** What an answer is found by in its own words: its question and its direct sentence, in either language. */
export const passagesOf = ({ question, answer }: AnsweredQuestion): Passage[] =>
  languages.map((lang) => {
    const text = `${question[lang]} ${answer[lang].direct}`;
    return { text, lang, hash: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
  });

/** The vectors of the answers' passages, as far as they are known: those that came with the service, and what was added. */
export class PassageVectors {
  private readonly known: Map<string, Float32Array>;
  private readonly added = new Set<string>();
  /** An answered question is hashed once, and another version of it is another object. */
  private readonly hashes = new WeakMap<AnsweredQuestion, Record<Language, string>>();

  /**
   * @param means where the passages of a language lie on the whole.
   * @param shipped by the hash of their text, centred; their length says nothing.
   */
  constructor(
    private readonly means: Readonly<Record<Language, Float32Array>>,
    shipped: Iterable<readonly [string, ArrayLike<number>]>,
  ) {
    this.known = new Map([...shipped].map(([hash, vector]) => [hash, toUnitLength(vector)]));
  }

  missing(answers: readonly AnsweredQuestion[]): Passage[] {
    return answers.flatMap((answered) =>
      languages.some((lang) => !this.known.has(this.hashesOf(answered)[lang]))
        ? passagesOf(answered).filter(({ hash }) => !this.known.has(hash))
        : [],
    );
  }

  /** @param vector as the encoder gives it. */
  add({ hash, lang }: Passage, vector: Float32Array): void {
    this.known.set(hash, centreVector(this.means[lang], vector));
    this.added.add(hash);
  }

  /** Drops what was added for answers that are not among these any more. */
  forgetOthers(answers: readonly AnsweredQuestion[]): void {
    const present = new Set(answers.flatMap((answered) => Object.values(this.hashesOf(answered))));
    for (const hash of this.added)
      if (!present.has(hash)) {
        this.added.delete(hash);
        this.known.delete(hash);
      }
  }

  of(answered: AnsweredQuestion, lang: Language): Float32Array | undefined {
    return this.known.get(this.hashesOf(answered)[lang]);
  }

  private hashesOf(answered: AnsweredQuestion): Record<Language, string> {
    const known = this.hashes.get(answered);
    if (known) return known;
    const [en, es] = passagesOf(answered);
    const hashes = { en: en?.hash ?? '', es: es?.hash ?? '' };
    this.hashes.set(answered, hashes);
    return hashes;
  }
}

function toUnitLength(vector: ArrayLike<number>): Float32Array {
  const numbers = Float32Array.from(vector);
  const length = Math.hypot(...numbers) || 1;
  return numbers.map((value) => value / length);
}
