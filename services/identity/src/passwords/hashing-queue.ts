import { ProblemError } from '@careward/platform/http/problem-error';

const busy = () =>
  new ProblemError({
    status: 503,
    code: 'busy',
    detail: 'Many people are signing in right now. Please try again in a few seconds.',
    retryAfter: 2,
  });

/** Runs a few jobs at once and lets a bounded number wait; one too many is refused with 503 at once. */
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: { atOnce: number; waiting: number }) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await job();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.running < this.limit.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limit.waiting) throw busy();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The longest waiting job takes the place over. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
