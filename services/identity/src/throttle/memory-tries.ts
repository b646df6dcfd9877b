import { oneMoreTry, oneTryLess, type Counted, type Pace, type Tries } from './tries.domain.js';

/** A stranger must not be able to fill the memory with addresses; the oldest counters go first. */
const MOST = 10_000;

/** Tries counted in this process, for as long as Redis is away. */
export class MemoryTries {
  private readonly tries = new Map<string, Tries>();

  /** A wait of 0 admits the try, which is then counted. */
  count(key: string, now: number, pace: Pace): Counted {
    const { tries, wait } = oneMoreTry(this.tries.get(key), now, pace);
    this.tries.delete(key);
    this.tries.set(key, tries);
    if (this.tries.size > MOST) this.tries.delete(this.tries.keys().next().value ?? '');
    return { wait, freeAt: tries.freeAt };
  }

  takeBack(key: string, taken: number, now: number): void {
    const tries = this.tries.get(key);
    if (tries) this.tries.set(key, oneTryLess(tries, taken, now));
  }

  forget(key: string): void {
    this.tries.delete(key);
  }
}
