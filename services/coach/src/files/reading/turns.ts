type QueuedTurn = { begin: () => void };

/**
 * Whose file is read next: so many at once, one of an owner, and the owners in turn, each with its oldest file. Someone with
 * one file waits for one file of each owner who came before, however many those have.
 */
export class Turns {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, QueuedTurn[]>();
  private readonly reading = new Set<string>();

  constructor(
    private readonly limits: { atOnce: number; waiting: number },
    private readonly refusal: () => Error,
  ) {}

  /** Throws the refusal, without work, for one who finds too many waiting, or waits too long. */
  take<Result>(owner: string, within: number, work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const late = setTimeout(() => this.giveUp(owner, own, reject), within);
    const own: QueuedTurn = {
      begin: () => {
        clearTimeout(late);
        void work()
          .finally(() => this.end(owner))
          .then(resolve, reject);
      },
    };
    this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), own]);
    this.beginNext();
    if ([...this.waiting.values()].flat().length > this.limits.waiting) this.giveUp(owner, own, reject);
    return promise.finally(() => clearTimeout(late));
  }

  /** Whoever sent it may be gone by then: it is not read when its turn comes. */
  private giveUp(owner: string, own: QueuedTurn, reject: (error: Error) => void): void {
    const others = (this.waiting.get(owner) ?? []).filter((each) => each !== own);
    if (others.length > 0) this.waiting.set(owner, others);
    else this.waiting.delete(owner);
    reject(this.refusal());
  }

  private beginNext(): void {
    for (const [owner, [next, ...others]] of [...this.waiting]) {
      if (this.reading.size >= this.limits.atOnce) return;
      if (!next || this.reading.has(owner)) continue;
      if (others.length > 0) this.waiting.set(owner, others);
      else this.waiting.delete(owner);
      this.reading.add(owner);
      next.begin();
    }
  }

  private end(owner: string): void {
    this.reading.delete(owner);
    const others = this.waiting.get(owner);
    // Behind all who wait.
    this.waiting.delete(owner);
    if (others) this.waiting.set(owner, others);
    this.beginNext();
  }
}
