import { ProblemError } from '@careward/platform/http/problem-error';

const busy = () =>
  new ProblemError({
    status: 503,
    code: 'busy',
    detail: 'Many people are signing in right now. Please try again in a few seconds.',
    retryAfter: 2,
  });

/** Lets a few work at once and a bounded number wait; whoever comes later is told so at once. */
export class HashingQueue {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: { atOnce: number; waiting: number }) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async turn(): Promise<void> {
    if (this.working < this.limit.atOnce) {
      this.working += 1;
      return;
    }
    if (this.waiting.length >= this.limit.waiting) throw busy();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The place passes to the longest waiting, or becomes free. */
  private next(): void {
    const first = this.waiting.shift();
    if (first) first();
    else this.working -= 1;
  }
}
