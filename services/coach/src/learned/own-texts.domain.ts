import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { passagesOf } from './answer-passages.domain.js';
import { type Middles } from './learned-answers.domain.js';
import { centredOn } from './linear-model.domain.js';

/** What the answered questions themselves mean: the vectors of their own texts, as far as they are known. */
export class OwnTexts {
  private readonly known: Map<string, Float32Array>;
  /** Those that did not come with the service. */
  private readonly added = new Set<string>();
  /** An answered question is hashed once, and another version of it is another object. */
  private readonly hashes = new WeakMap<AnsweredQuestion, readonly string[]>();
  /** One for each language. */
  private vectors = new WeakMap<AnsweredQuestion, readonly Float32Array[]>();

  /** @param passages by the hash of their text (answer-passages.domain.ts); their length says nothing. */
  constructor(
    private readonly middles: Middles,
    passages: Iterable<readonly [string, ArrayLike<number>]>,
  ) {
    this.known = new Map(
      [...passages].map(([hash, vector]) => [hash, ofLengthOne(Float32Array.from(vector))]),
    );
  }

  /** The texts of these answers whose vectors are not known yet. */
  missing(answers: readonly AnsweredQuestion[]): { text: string; hash: string }[] {
    const unknown = answers.filter((answered) =>
      this.hashesOf(answered).some((hash) => !this.known.has(hash)),
    );
    return unknown.flatMap(passagesOf).filter(({ hash }) => !this.known.has(hash));
  }

  /** @param vector as the encoder gives it. */
  add(hash: string, vector: Float32Array): void {
    this.known.set(hash, centredOn(this.middles.passage, vector));
    this.added.add(hash);
    this.vectors = new WeakMap();
  }

  /** Drops what was added for answers that are not among these any more. */
  forgetOthers(answers: readonly AnsweredQuestion[]): void {
    const present = new Set(answers.flatMap((answered) => this.hashesOf(answered)));
    for (const hash of this.added) {
      if (present.has(hash)) continue;
      this.added.delete(hash);
      this.known.delete(hash);
    }
    this.vectors = new WeakMap();
  }

  /** How near an answer's own text is to a message, in the language where it is nearer; null where that is not known. */
  nearnessTo(message: Float32Array): (answered: AnsweredQuestion) => number | null {
    const centred = centredOn(this.middles.query, message);
    return (answered) => {
      const [one, other = one] = this.vectorsOf(answered);
      return one && other ? Math.max(-1, ...products(centred, one, other)) : null;
    };
  }

  private vectorsOf(answered: AnsweredQuestion): readonly Float32Array[] {
    const before = this.vectors.get(answered);
    if (before) return before;
    const vectors = this.hashesOf(answered).flatMap((hash) => this.known.get(hash) ?? []);
    this.vectors.set(answered, vectors);
    return vectors;
  }

  private hashesOf(answered: AnsweredQuestion): readonly string[] {
    const known = this.hashes.get(answered);
    if (known) return known;
    const hashes = passagesOf(answered).map(({ hash }) => hash);
    this.hashes.set(answered, hashes);
    return hashes;
  }
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** Of one vector with two, which takes hardly longer than with one: each addition waits for the one before. */
function products(a: Float32Array, b: Float32Array, c: Float32Array): [number, number] {
  let [ofB, ofC] = [0, 0];
  for (let n = 0; n < a.length; n++) {
    const number = a[n] ?? 0;
    ofB += number * (b[n] ?? 0);
    ofC += number * (c[n] ?? 0);
  }
  return [ofB, ofC];
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += (a[n] ?? 0) * (b[n] ?? 0);
  return sum;
}
