import { oneMoreTry, type Tries } from './tries.domain.js';

/** A stranger must not be able to fill the memory with addresses; the oldest counters go first. */
const MOST = 10_000;

/** Tries counted in this process, for as long as Redis is away. */
export class MemoryTries {
  private readonly tries = new Map<string, Tries>();

  /** Milliseconds to wait; 0 admits the try, which is then counted. */
  count(key: string, now: number): number {
    const { tries, wait } = oneMoreTry(this.tries.get(key), now);
    this.tries.delete(key);
    this.tries.set(key, tries);
    if (this.tries.size > MOST) this.tries.delete(this.tries.keys().next().value ?? '');
    return wait;
  }

  forget(key: string): void {
    this.tries.delete(key);
  }
}
